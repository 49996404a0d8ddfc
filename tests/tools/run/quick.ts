import { mkdirSync, readFileSync } from 'node:fs';
import { changesIn, isCode, isFormatted, relatedTo } from './changes';
import { total, vitestCount, type VitestReport } from './counts';
import { sourcesIn } from '../source/sources';
import { run, type Outcome, type Stage } from './stage';

/*
 * `npm run test:quick`: checks what was changed, in about a minute. Types are checked as a whole, for a change shows its
 * errors anywhere; `npm test` runs everything, in real browsers too.
 */

const report = 'test-results/quick.json';
const MINUTE = 60_000;

/** Reads all sources from the disk, so no import leads to it. */
const ALWAYS = 'tests/boundaries.test.ts';

/** File names quoted for a shell. */
const quoted = (files: readonly string[]): string =>
	files.map((file) => `'${file.replaceAll("'", String.raw`'\''`)}'`).join(' ');

const counted = ({ length }: readonly string[]): string =>
	length === 1 ? '1 file' : `${String(length)} files`;

const types: Stage = {
	name: 'types',
	deadline: 3 * MINUTE,
	command: 'npm run --silent check'
};

const format = (files: readonly string[]): Stage => ({
	name: `format of ${counted(files)}`,
	deadline: MINUTE,
	command: `prettier --check ${quoted(files)}`
});

const lint = (files: readonly string[]): Stage => ({
	name: `lint of ${counted(files)}`,
	deadline: 3 * MINUTE,
	command: `oxlint --type-aware --no-error-on-unmatched-pattern ${quoted(files)} && eslint --no-warn-ignored --pass-on-no-patterns ${quoted(files)}`
});

const units = (files: readonly string[]): Stage => ({
	name: 'unit and component tests of what changed',
	deadline: 5 * MINUTE,
	command: `vitest related --run --project unit --project dom --reporter=dot --reporter=json --outputFile.json=${report} ${quoted([...files, ALWAYS])}`,
	count: () => vitestCount(JSON.parse(readFileSync(report, 'utf8')) as VitestReport)
});

/** The stages that have something to check. */
const stagesFor = (files: readonly string[]): readonly Stage[] => {
	const [formatted, code] = [files.filter(isFormatted), files.filter(isCode)];
	return [
		...(formatted.length > 0 ? [format(formatted)] : []),
		...(code.length > 0 ? [types, lint(code)] : [])
	];
};

async function oneByOne(stages: readonly Stage[]): Promise<readonly Outcome[]> {
	const outcomes: Outcome[] = [];
	for (const stage of stages) outcomes.push(await run(stage, 'behind'));
	return outcomes;
}

mkdirSync('test-results', { recursive: true });
const { since, files } = changesIn('.');
console.log(`${counted(files)} changed since ${since}:`);
for (const file of files) console.log(`  ${file}`);
const tests = sourcesIn('tests', ['.ts']);
const [tested, checked] = await Promise.all([
	run(units(relatedTo(files, tests))),
	oneByOne(stagesFor(files))
]);
const outcomes = [...checked, tested];
for (const [name, { failed }] of outcomes) if (failed > 0) console.log(`FAILED: ${name}`);
const { passed, failed } = total(outcomes.map(([, count]) => count));
process.exitCode = failed === 0 ? 0 : 1;
console.log(
	`\n${String(passed)} passed, ${String(failed)} failed, in ${String(Math.round(performance.now() / 1000))} s. Not run: tests in real browsers; see npm test.`
);
