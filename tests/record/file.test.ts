import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type GameRecord } from '../../src/lib/record';
import { makeGameFile } from '../../src/lib/record/game-file';
import { parseGameFile } from '../../src/lib/record/parse-file';
import { usualRulingsFor } from '../../src/lib/rules/catalogue';
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
	it('looks as FORMAT.md shows', () => {
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

	it('holds a whole game, with undone events', () => {
		const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 });
		fc.assert(
			fc.property(seeds, (seed) => {
				const record = randomRecord(seed);
				expect(gameIn(makeGameFile(record))).toEqual(record);
			}),
			{ seed: SEED, numRuns: 40 }
		);
	});

	it('of a game that was read is the same text again', () => {
		const text = makeGameFile(randomRecord(7));
		expect(makeGameFile(gameIn(text))).toBe(text);
	});

	it('has no ruling that older apps don’t know, unless it is answered otherwise than they play', () => {
		const expansions = ['inns-and-cathedrals'] as const;
		const usual = headerFor('older', 1, { expansions, rulings: usualRulingsFor(expansions) });
		const rulings = { ...usual.rulings, unfinishedSigns: 'as-without' };
		const [plain, changed] = [usual, { ...usual, rulings }].map((header) => {
			const record = { header, entries: [] };
			expect(gameIn(makeGameFile(record))).toEqual(record);
			return makeGameFile(record);
		});
		expect(plain).toContain('"bigFollowers"');
		expect(plain).not.toContain('"unfinishedSigns"');
		expect(changed).toContain('"unfinishedSigns"');
	});

	it('may have no turns', () => {
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

	it('keeps markup and unusual names as text', () => {
		const names = ['<script>alert(1)</script>', '__proto__', '"},{"', '‮ليلى', '👩‍👩‍👧‍👦', 'x\\'];
		const header = headerFor('names', 6);
		const players = header.players.map((player, index) => ({
			...player,
			name: names[index] ?? ''
		}));
		const record = { header: { ...header, players }, entries: [] };
		expect(gameIn(makeGameFile(record)).header.players.map(({ name }) => name)).toEqual(names);
	});

	it('trims names', () => {
		const text = makeGameFile({ header: headerFor('space'), entries: [] });
		expect(gameIn(text.replace('"Ana"', '"  Ana "')).header.players[0]?.name).toBe('Ana');
	});

	it('of version 1 has no expansions', () => {
		const { header } = randomRecord(5);
		const text = makeGameFile({ header, entries: [] })
			.replace('"tilekeep": 3', '"tilekeep": 1')
			.replace('"expansions":[],', '');
		expect(text).not.toContain('expansions');
		expect(gameIn(text).header).toEqual(header);
	});

	it('without some rulings gets the defaults from before they existed', () => {
		const { header } = randomRecord(5);
		const usual = { ...header, rulings: {} };
		expect(gameIn(makeGameFile({ header: usual, entries: [] })).header.rulings).toEqual({
			...headerFor('usual').rulings,
			starter: 'youngest'
		});
	});
});
