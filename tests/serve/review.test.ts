import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeGameFile } from '../../src/lib/record/game-file';
import { parseGameFile } from '../../src/lib/record/parse-file';
import { recordsOf } from '../record/records';

const folder = mkdtempSync(join(tmpdir(), 'review-'));
const short = join(folder, 'short.json');
const river = join(folder, 'river.json');

beforeAll(() => {
	const whole = parseGameFile(readFileSync('static/example.json', 'utf8'));
	if (!whole.ok) throw new Error('The example is a game.');
	const { header, entries } = whole.value;
	writeFileSync(short, makeGameFile({ header, entries: entries.slice(0, 4) }));
	const [withRiver] = recordsOf('river');
	if (withRiver) writeFileSync(river, makeGameFile(withRiver));
});
afterAll(() => {
	rmSync(folder, { recursive: true });
});

/** What the program prints, and how it ends. */
async function review(...given: readonly string[]) {
	const program = ['--import', 'tsx', 'src/serve/review.ts', ...given];
	const child = spawn(process.execPath, program, { stdio: ['ignore', 'pipe', 'pipe'] });
	const [said, complained] = [child.stdout, child.stderr].map(async (stream) => {
		let text = '';
		for await (const chunk of stream) text += String(chunk);
		return text;
	});
	const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
	return { code, said: (await said) ?? '', complained: (await complained) ?? '' };
}

it('the review of a game is printed as JSON, the same for the same seed', async () => {
	const [one, again, other] = await Promise.all([
		review(short, '--seed', '7'),
		review(short, '--seed', '7'),
		review(short, '--seed', '8')
	]);
	expect(one.said).toBe(again.said);
	expect(one.said).not.toBe(other.said);
	const { seed, players, luck, turns } = JSON.parse(one.said) as Record<string, unknown[]>;
	expect({ seed, players, luck: luck?.length, turns: turns?.length }).toEqual({
		seed: '7',
		players: ['Ada', 'Ben'],
		luck: 2,
		turns: 4
	});
	expect(turns?.[2]).toMatchObject({ event: 2, player: 0, tile: 'base-X' });
	expect(one.code).toBe(0);
});

it('every key is explained', async () => {
	const [{ said: help }, ...printed] = await Promise.all([
		review('--help'),
		review(short),
		review(river)
	]);
	const said = printed.map((one) => one.said).join('');
	const keys = [...said.matchAll(/"(\w+)":/g)].map(([, key = '']) => key);
	// Those of a better move are in one sentence.
	const explained = keys.filter((key) => !['x', 'y', 'rotation', 'segment'].includes(key));
	for (const key of explained) expect(help).toMatch(new RegExp(`^ +${key} `, 'm'));
	expect(explained).toEqual(expect.arrayContaining(['chances', 'fitting']));
});

it('a game in which nobody can look ahead says why, and what can be counted', async () => {
	const { said, code } = await review(river);
	const printed = JSON.parse(said) as object;
	expect(printed).toMatchObject({ uncovered: 'expansion', turns: [] });
	expect(printed).not.toHaveProperty('luck');
	expect(code).toBe(0);
});

it.each([
	[['no-such-file.json'], 'There is no file no-such-file.json that can be read.\n'],
	[['README.md'], 'This file isn’t a Tilekeep game.\n'],
	[[], 'Which game file? npm run review -- FILE [--seed N]\n'],
	[['a', 'b'], 'Which game file? npm run review -- FILE [--seed N]\n']
])('bad input %j ends with 2 and a sentence', async (given, sentence) => {
	const { said, complained, code } = await review(...given);
	expect({ said, code }).toEqual({ said: '', code: 2 });
	expect(complained).toContain(sentence);
	expect(complained.trim().split('\n')).toHaveLength(1);
});
