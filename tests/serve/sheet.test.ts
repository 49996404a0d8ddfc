import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseGameFile } from '../../src/lib/record/parse-file';
import { gameIn } from '../record/records';
import { turnsOf } from '../notation/support';

const CHAMPIONSHIP = 'tests/games/championship.json';
const folder = mkdtempSync(join(tmpdir(), 'sheet-'));
const broken = join(folder, 'broken.txt');
const unsaid = join(folder, 'unsaid.txt');
const freels = join(folder, 'freels.txt');
const long = join(folder, 'long.json');

beforeAll(() => {
	writeFileSync(broken, '1 D 2 4 1 0 P1=4T 7+7\n2 Q 1 6 2 0\n3 V 0 5 2 0\n');
	writeFileSync(unsaid, '1 H 0 5 1 0\n');
	// Longer than any text that is read as writing: the log of a game may be.
	writeFileSync(long, readFileSync(CHAMPIONSHIP, 'utf8') + ' '.repeat(600_000));
});
afterAll(() => {
	rmSync(folder, { recursive: true });
});

/** What the program prints, and how it ends. */
async function sheet(...given: readonly string[]) {
	const program = ['--import', 'tsx', 'src/serve/sheet.ts', ...given];
	const child = spawn(process.execPath, program, { stdio: ['ignore', 'pipe', 'pipe'] });
	const [said, complained] = [child.stdout, child.stderr].map(async (stream) => {
		let text = '';
		for await (const chunk of stream) text += String(chunk);
		return text;
	});
	const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
	return { code, said: (await said) ?? '', complained: (await complained) ?? '' };
}

it('the final of a championship has 71 turns, no objection, and 96 : 95, in any form', async () => {
	const expected = { turns: 71, objections: [], refused: [], over: true, scores: [96, 95] };
	const [own, written] = await Promise.all([
		sheet(CHAMPIONSHIP),
		sheet(CHAMPIONSHIP, '--to', 'freels')
	]);
	expect(JSON.parse(own.said)).toMatchObject({ form: 'tilekeep', ...expected });
	expect(written.complained).toContain('Which rules');
	writeFileSync(freels, written.said);
	const [again, file] = await Promise.all([sheet(freels), sheet(freels, '--to', 'tilekeep')]);
	expect(JSON.parse(again.said)).toMatchObject({ form: 'freels', ...expected });
	const game = parseGameFile(file.said);
	expect(game.ok && turnsOf(game.value)).toEqual(turnsOf(gameIn(CHAMPIONSHIP)));
}, 60_000);

it('a game file is read as one, however long it is', async () => {
	const { said, code } = await sheet(long);
	expect(code).toBe(0);
	expect(JSON.parse(said)).toMatchObject({ form: 'tilekeep', turns: 71 });
}, 60_000);

it('a line against the rules is refused with a sentence, and every key is explained', async () => {
	const [{ said, code }, { said: help }] = await Promise.all([sheet(broken), sheet('--help')]);
	const printed = JSON.parse(said) as { refused: { line: number; says: string }[] };
	expect(code).toBe(0);
	expect(printed).toMatchObject({ turns: 2, over: false, scores: [4, 0], refused: [{ line: 3 }] });
	expect(printed.refused[0]?.says).toMatch(/^Line 3 can’t be used: it .+\. You can/);
	const keys = [...said.matchAll(/"([a-z]+)":/g)].map(([, key = '']) => key);
	for (const key of keys) expect(help).toMatch(new RegExp(`\\b${key}\\b`));
}, 60_000);

it('in another form a game says where it is cut, and what was taken for granted', async () => {
	const [cut, open, said] = await Promise.all([
		sheet(broken, '--to', 'tilekeep'),
		sheet(unsaid, '--to', 'tilekeep'),
		sheet(unsaid, '--to', 'tilekeep', '--players', '3')
	]);
	expect(cut.complained).toMatch(/^Line 3 can’t be used: .+\n$/);
	const rest =
		'The text is legal in 2 ways: the likeliest was taken.\nLine 1: 5 can mean several places of tile H, and the likeliest was taken.\n';
	expect(open.complained).toBe(
		`The text doesn’t say how many play: 2 were taken. Say it with --players.\n${rest}`
	);
	expect(said.complained).toBe(rest);
}, 60_000);

const REFUSED: readonly (readonly [given: readonly string[], sentence: string])[] = [
	[['missing.json'], 'There is no file missing.json that can be read.\n'],
	[['README.md'], 'This text isn’t a game in any of the forms that Tilekeep reads.\n'],
	[[CHAMPIONSHIP, '--to', 'png'], '--to is one of json, freels, central, tilekeep, and not png.\n'],
	[[CHAMPIONSHIP, '--players', '1'], '--players is one of 2, 3, 4, 5, 6, and not 1.\n'],
	[
		[CHAMPIONSHIP, '--farms', 'first'],
		'A game file of Tilekeep has its own rules and players, so --farms, --small-city and --players can’t be given for it.\n'
	],
	[[CHAMPIONSHIP, '--to', '--farms', 'third'], "Option '--to' argument is ambiguous.\n"],
	[[CHAMPIONSHIP, '--pdf'], "Unknown option '--pdf'.\n"],
	[[], 'Which game? npm run sheet -- FILE [--to json|freels|central|tilekeep]\n']
];

it('bad input ends with 2 and one sentence', async () => {
	const ended = await Promise.all(REFUSED.map(([given]) => sheet(...given)));
	expect(ended).toEqual(REFUSED.map(([, complained]) => ({ code: 2, said: '', complained })));
}, 60_000);

it('its help is short enough for a terminal', () => {
	const [, help = ''] =
		/const HELP = `([^`]+)`/.exec(readFileSync('src/serve/sheet.ts', 'utf8')) ?? [];
	expect(Math.max(...help.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(140);
});
