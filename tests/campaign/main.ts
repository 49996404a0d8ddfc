import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Count } from '../tools/run/counts';
import { drive, type Plan, type Result } from './drive';
import type { Part } from './part';
import { PARTS } from './parts';
import { openSite, type Site } from './site';
import { tableOf } from './table';

/*
 * The fault campaign, in real browsers. See README.md beside this file.
 */

const REPORT = 'test-results/campaign.json';
const DEFAULT_MINUTES = 30;

const { values } = parseArgs({
	options: {
		minutes: { type: 'string' },
		seed: { type: 'string', default: '1' },
		only: { type: 'string' },
		try: { type: 'string' },
		short: { type: 'boolean', default: false }
	}
});

function planned(): Plan {
	const seed = numberIn('seed', values.seed);
	const only = values.try === undefined ? undefined : numberIn('try', values.try);
	const minutes = numberIn('minutes', values.minutes ?? String(DEFAULT_MINUTES));
	return { seed, only, time: values.short ? undefined : minutes * 60_000 };
}

function numberIn(name: string, text: string): number {
	const value = Number(text);
	if (!Number.isFinite(value)) throw new Error(`--${name} takes a number, not ${text}.`);
	return value;
}

function chosen(): readonly Part[] {
	const names = values.only?.split(',');
	const strange = names?.find((name) => !PARTS.some((part) => part.name === name));
	if (strange !== undefined)
		throw new Error(`There is no part ${strange}; there are ${PARTS.map(nameOf).join(', ')}.`);
	return PARTS.filter(({ name }) => names === undefined || names.includes(name));
}

const nameOf = ({ name }: Part): string => name;

/** A browser waits a third of its time. Two parts in parallel use that, but then times mean nothing. */
const LANES = { long: 1, short: 2 };

async function runAll(site: Site, parts: readonly Part[], plan: Plan): Promise<readonly Result[]> {
	const weights = parts.reduce((sum, { weight }) => sum + weight, 0);
	const results: Result[] = [];
	const left = [...parts];
	const lane = async (): Promise<void> => {
		for (let part = left.shift(); part; part = left.shift()) {
			console.log(`-- ${part.name}`);
			results.push(await drive(part, site, plan, ((plan.time ?? 0) * part.weight) / weights));
		}
	};
	const lanes = plan.time === undefined ? LANES.short : LANES.long;
	await Promise.all(Array.from({ length: lanes }, lane));
	return results;
}

function tell(results: readonly Result[], { seed }: Plan): void {
	console.log(`\nSeed ${String(seed)}\n${tableOf(results)}`);
	for (const { part, notes } of results)
		for (const note of notes) console.log(`${part.name}: ${note}`);
	for (const failure of results.flatMap(({ failures }) => failures))
		console.log(`FAILED ${failure}`);
}

/** For `npm run test:deep`, where each part counts as a test. */
function report(results: readonly Result[]): boolean {
	const failed = results.filter(({ failures }) => failures.length > 0).length;
	const count: Count = { passed: results.length - failed, failed };
	mkdirSync('test-results', { recursive: true });
	writeFileSync(REPORT, JSON.stringify(count));
	return failed === 0;
}

if (!existsSync('build/sw.js')) throw new Error('Build the app first: npm run build.');
const plan = planned();
const parts = chosen();
console.log(`Campaign with seed ${String(plan.seed)}: ${parts.map(nameOf).join(', ')}`);
const site = await openSite();
const results = await runAll(site, parts, plan);
await site.close();
tell(results, plan);
process.exit(report(results) ? 0 : 1);
