import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeGameFile, parseGameFile, type GameRecord } from '../../src/lib/record';
import { RECORDS } from './records';
import { headerFor, randomRecord } from './support';

const SEED = 20261120;

/** The game in a text. Throws when there's none. */
function gameIn(text: string): GameRecord {
	const parsed = parseGameFile(text);
	if (!parsed.ok) throw new Error(`The file is refused: ${JSON.stringify(parsed.error)}`);
	return parsed.value;
}

describe('a game file', () => {
	it('is what its documentation shows', () => {
		const page = readFileSync('src/lib/record/FORMAT.md', 'utf8');
		const example = gameIn(/```json\n(.*?)```/s.exec(page)?.[1] ?? '');
		expect(example.header.players.map(({ name }) => name)).toEqual(['Ana', '王小明']);
		expect(example.entries.map(({ event }) => event.type)).toEqual([
			'base/laid',
			'log/undone',
			'base/laid',
			'gingerbread/moved'
		]);
	});

	it.each(RECORDS.map((record) => [record.header.id, record] as const))(
		'holds all of %s',
		(_, record) => {
			expect(gameIn(makeGameFile(record))).toEqual(record);
		}
	);

	it('holds all of any game, with what was taken back', () => {
		const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 });
		fc.assert(
			fc.property(seeds, (seed) => {
				const record = randomRecord(seed);
				expect(gameIn(makeGameFile(record))).toEqual(record);
			}),
			{ seed: SEED, numRuns: 40 }
		);
	});

	it('of a read game is the same text again', () => {
		const text = makeGameFile(randomRecord(7));
		expect(makeGameFile(gameIn(text))).toBe(text);
	});

	it('of a game without turns is one too', () => {
		const record = { header: headerFor('fresh', 1), entries: [] };
		expect(gameIn(makeGameFile(record))).toEqual(record);
	});

	it('is read with a byte order mark and Windows line ends', () => {
		const text = makeGameFile(randomRecord(3));
		expect(gameIn(`\uFEFF${text.replaceAll('\n', '\r\n')}`)).toEqual(randomRecord(3));
	});

	it('keeps seats without a name, and says nothing in their place', () => {
		const header = headerFor('unnamed', 2);
		const players = header.players.map((player, seat) =>
			seat === 0 ? { ...player, name: '' } : player
		);
		const file = makeGameFile({ header: { ...header, players }, entries: [] });
		expect(gameIn(file).header.players).toEqual(players);
		expect(file).toContain('"name":""');
	});

	it('keeps markup and odd names as the text they are', () => {
		const names = ['<script>alert(1)</script>', '__proto__', '"},{"', '‮ليلى', '👩‍👩‍👧‍👦', 'x\\'];
		const header = headerFor('names', 6);
		const players = header.players.map((player, index) => ({
			...player,
			name: names[index] ?? ''
		}));
		const record = { header: { ...header, players }, entries: [] };
		expect(gameIn(makeGameFile(record)).header.players.map(({ name }) => name)).toEqual(names);
	});

	it('leaves out the space around a name', () => {
		const text = makeGameFile({ header: headerFor('space'), entries: [] });
		expect(gameIn(text.replace('"Ana"', '"  Ana "')).header.players[0]?.name).toBe('Ana');
	});

	it('of the first version is read as a game without expansions', () => {
		const { header } = randomRecord(5);
		const text = makeGameFile({ header, entries: [] })
			.replace('"tilekeep": 3', '"tilekeep": 1')
			.replace('"expansions":[],', '');
		expect(text).not.toContain('expansions');
		expect(gameIn(text).header).toEqual(header);
	});

	it('answers rulings that it does not mention as they were played before they were asked', () => {
		const { header } = randomRecord(5);
		const usual = { ...header, rulings: {} };
		expect(gameIn(makeGameFile({ header: usual, entries: [] })).header.rulings).toEqual({
			...headerFor('usual').rulings,
			starter: 'youngest'
		});
	});
});
