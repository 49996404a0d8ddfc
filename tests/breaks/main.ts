import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { BREAKS, brokenText, type Break } from './breaks';
import { TreeCopy } from './copy';
import { noticeOf, Results, testIn, type Outcome } from './results';
import { LIMITS, Search } from './search';
import { RunProblem, Tools, type FailedTest } from './tools';

/*
 * `npm run test:breaks`: breaks the app in many ways, one after another, and says which test notices each. See README.md.
 */

const { values } = parseArgs({
	options: {
		only: { type: 'string' },
		from: { type: 'string', default: '1' },
		limit: { type: 'string' }
	}
});
const { only, from } = values;
const limit = LIMITS.find((one) => one === values.limit);
if (limit !== values.limit) throw new Error(`The limits are: ${LIMITS.join(', ')}.`);
const numbers = only?.split(',').map(Number);
const chosen = BREAKS.map((one, index) => ({ one, number: index + 1 })).filter(({ number }) =>
	numbers ? numbers.includes(number) : number >= Number(from)
);

const copy = new TreeCopy();
process.on('exit', () => {
	copy.remove();
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
const search = new Search(copy, new Tools(copy.folder));
const results = new Results();

/** Applies a break, and says what noticed it. */
async function outcomeOf(one: Break): Promise<Outcome> {
	const { name, room, file } = one;
	const begun = Date.now();
	copy.apply(one);
	const found = await search.notice(one, limit).then(
		(notice) => (notice ? { notice } : {}),
		(error: unknown) => ({ problem: problemIn(error) })
	);
	copy.restore(one);
	const seconds = Math.round((Date.now() - begun) / 1000);
	return { name, room, file, ...(limit && { limited: true }), ...found, seconds };
}

/** Why a run proves nothing. Rethrows anything else. */
function problemIn(error: unknown): string {
	if (error instanceof RunProblem) return error.message;
	throw error;
}

function say(number: number, outcome: Outcome): void {
	const { name, room, notice, problem, seconds } = outcome;
	console.log(`${String(number)}. ${name} (${room}): ${noticeOf(outcome)}, ${String(seconds)} s`);
	if (notice) console.log(`   ${testIn(notice.failed[0])}`);
	if (problem !== undefined) console.log(problem);
}

/** What noticed a break must not fail without it. */
async function confirm(outcomes: readonly Outcome[]): Promise<void> {
	const red = await search.redAnyway(outcomes.flatMap(({ notice }) => notice?.failed[0] ?? []));
	const isRed = (test: FailedTest | undefined) =>
		test && red.some((one) => testIn(one) === testIn(test));
	for (const { notice, ...outcome } of outcomes)
		if (isRed(notice?.failed[0])) {
			const wrong = { ...outcome, problem: 'What noticed it fails without it as well.' };
			const number = BREAKS.findIndex(({ name }) => name === outcome.name) + 1;
			say(number, wrong);
			results.add(wrong);
			process.exitCode = 1;
		}
}

// All of them are looked at before the first one is tried.
for (const one of BREAKS) brokenText(readFileSync(one.file, 'utf8'), one);
const outcomes: Outcome[] = [];
for (const { one, number } of chosen) {
	const outcome = await outcomeOf(one);
	outcomes.push(outcome);
	results.add(outcome);
	say(number, outcome);
	if (outcome.problem !== undefined) process.exitCode = 1;
}
console.log('Without a break:');
await confirm(outcomes);
console.log(
	`${String(outcomes.filter(({ notice }) => notice).length)} of ${String(outcomes.length)} breaks were noticed. See test-results/breaks.md.`
);
