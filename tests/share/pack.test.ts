import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { tileId } from '../../src/lib/engine/tile';
import { gameId, type GameRecord, type Header } from '../../src/lib/record';
import { makeGameFile } from '../../src/lib/record/game-file';
import { recordProblem } from '../../src/lib/record/record-problem';
import { parseGameFile } from '../../src/lib/record/parse-file';
import { UNRECORDED_RULINGS, type TableEvent } from '../../src/lib/rules/catalogue';
import { fromBase64Url } from '../../src/lib/share/encoding';
import { linkOf } from '../../src/lib/share/link';
import { packGame, unpackGame } from '../../src/lib/share/pack';
import { randomBeginning } from '../record/amending';
import { RECORDS } from '../record/records';
import { headerFor, withEvents } from '../record/support';
import { FOUR_TURNS, laid, on, recordOf } from '../record/short-game';
import { seededRandom } from '../tools/games/seeded-random';
import { evening, hexId, timed } from './evenings';

const SEED = 20261121;

/** The game in packed bytes. Throws when there's none. */
async function unpacked(bytes: Uint8Array): Promise<GameRecord> {
	const result = await unpackGame(bytes);
	if (!result.ok) throw new Error(`The game is refused: ${JSON.stringify(result.error)}`);
	return result.value;
}

/** Packs a game and expects the same game back. */
async function expectSame(record: GameRecord): Promise<Uint8Array> {
	const packed = await packGame(record);
	const back = await unpacked(packed);
	expect(back).toEqual(record);
	expect(makeGameFile(back)).toBe(fileAgain(record));
	return packed;
}

/** A game's file after it was read once, which puts its fields in order. */
function fileAgain(record: GameRecord): string {
	const parsed = parseGameFile(makeGameFile(record));
	return parsed.ok ? makeGameFile(parsed.value) : '';
}

describe('a packed game', () => {
	it('holds pink, the colour that came last', async () => {
		const players: Header['players'] = [
			{ name: 'Ana', colour: 'pink' },
			{ name: '', colour: 'grey' }
		];
		await expectSame({ header: headerFor('0123456789abcdef0123', 2, { players }), entries: [] });
	});

	it('holds the signs of custom tiles', async () => {
		const header = headerFor('0123456789abcdef0123', 2, { expansions: ['inns-and-cathedrals'] });
		const told = { line: 'C:S!cathedral!wine R:NW!inn M=garden F:07 F:1236' };
		const event: TableEvent = {
			type: 'base/laid',
			player: 0,
			tile: tileId('promo-1'),
			told,
			x: 0,
			y: -1,
			rotation: 0
		};
		await expectSame(withEvents({ header, entries: [] }, [event]));
	});

	it.each(RECORDS.map((record) => [record.header.id, record] as const))(
		'holds all of %s, and is small enough for a link that any chat takes',
		async (_, record) => {
			const rng = seededRandom(SEED);
			const { header, entries } = timed(record, rng);
			const packed = await expectSame({ header: { ...header, id: hexId(rng) }, entries });
			expect(packed.length).toBeLessThanOrEqual(entries.length <= 86 ? 450 : 560);
			expect(linkOf(packed, 'https://tilekeep.example/open/').length).toBeLessThanOrEqual(800);
		}
	);

	it(`holds any random game (seed ${String(SEED)})`, async () => {
		// Abbeys are seldom kept at random: a kept link below has one. Other modules have events of their own.
		const common = EVERY_KIND.filter((type) => type !== 'abbey/kept');
		const seen = new Set(RECORDS.flatMap(typesIn));
		await fc.assert(
			fc.asyncProperty(fc.integer({ min: 0, max: 2 ** 32 - 1 }), async (seed) => {
				const record = evening(seed);
				expect(recordProblem(record)).toBeUndefined();
				for (const type of typesIn(record)) seen.add(type);
				await expectSame(record);
			}),
			{ seed: SEED, numRuns: 40 }
		);
		expect([...seen]).toEqual(expect.arrayContaining(common));
	});

	it('holds a whole game', async () => {
		expect(LONG.entries.length).toBeGreaterThan(100);
		await expectSame(LONG);
	});

	it('of a few turns is as short as a sentence', async () => {
		expect((await expectSame(recordOf(FOUR_TURNS))).length).toBeLessThan(90);
	});

	it('has a figure that is taken home, and tokens counted again, in a few bytes', async () => {
		const header: Partial<Header> = { expansions: ['abbot', 'traders-and-builders'] };
		const [set, last] = [laid(0, 'base-B', 0, 1, 0, on(0, 'abbot')), laid(0, 'base-B', 1, 1, 0)];
		const turns = (end: TableEvent): readonly TableEvent[] => [
			set,
			laid(1, 'base-U', 1, 0, 0),
			end
		];
		const recall = { piece: 'abbot', x: 0, y: 1, segment: 0 };
		const plain = await expectSame(recordOf(turns(last), header));
		const home = await expectSame(recordOf(turns({ ...last, recall }), header));
		expect(home.length).toBeLessThan(plain.length + 6);
		const changes = [{ player: 1, token: 'wine', count: 2 }];
		const counted = { type: 'base/recounted', changes, why: 'mistake' } as const;
		const more = await expectSame(recordOf([...turns(last), counted], header));
		expect(more.length).toBeLessThan(plain.length + 8);
	});

	it('is the same each time', async () => {
		expect(await packGame(evening(3))).toEqual(await packGame(evening(3)));
	});
});

/** A whole game at random. */
const LONG = randomBeginning(1630, 1000);

const typesIn = ({ entries }: GameRecord) => entries.map(({ event }) => event.type);

const EVERY_KIND = [
	'abbey/kept',
	'base/begun',
	'base/closed',
	'base/corrected',
	'base/ended',
	'base/laid',
	'base/placed',
	'base/retold',
	'base/set-aside',
	'base/stood',
	'gingerbread/moved',
	'gingerbread/stood',
	'log/amended',
	'log/handed',
	'log/redone',
	'log/taken',
	'log/undone',
	'wagon/moved'
];

const headed = (more: Partial<Header>): GameRecord => ({
	header: headerFor('h', 2, more),
	entries: []
});

describe('a packed header', () => {
	it.each<[string, Partial<Header>]>([
		['with an id of our own', { id: hexId(seededRandom(1)) }],
		['with an id in capitals', { id: gameId('5F0C1D0E9B6A4C41A2F3D4E5B6A7C8D9') }],
		['with the longest id', { id: gameId('~'.repeat(64)) }],
		['of the first moment', { created: 0 }],
		['of the last moment', { created: 8.64e15 }],
		['of an existing table', { found: true }],
		['of every expansion', { expansions: ['gingerbread', 'abbey-and-mayor'] }],
		['whose second player begins', { first: 1 }],
		[
			'of an unusual table',
			{ rulings: { ...headerFor('h').rulings, tableWidth: '41', starter: 'roads' } }
		]
	])('holds all of it: %s', async (_, more) => {
		await expectSame(headed(more));
	});

	it('holds seats without a name', async () => {
		const players = headerFor('n', 3).players.map((player) => ({ ...player, name: '' }));
		await expectSame(headed({ players }));
	});

	it('holds six names of 40 characters in any script', async () => {
		const names = ['x', '\\', 'ß', '😀', '👩🏽‍🚀', 'ก็'].map((one) => one.repeat(40));
		const players = headerFor('n', 6).players.map((player, at) => ({
			...player,
			name: names[at] ?? ''
		}));
		await expectSame(headed({ players }));
	});

	it('without some rulings gets the defaults from before they existed', async () => {
		const { header, entries } = headed({});
		const rulings = { ...header.rulings, starter: 'youngest' };
		expect(await unpacked(await packGame(headed({ rulings: {} })))).toEqual({
			header: { ...header, rulings },
			entries
		});
	});
});

describe('a log in packed bytes', () => {
	it('may have any timestamp, in any order', async () => {
		const moments = [8.64e15, 0, 1, 8.64e15 - 1];
		const { header, entries } = recordOf(FOUR_TURNS);
		await expectSame({
			header,
			entries: entries.map((entry, seq) => ({ ...entry, at: moments[seq] ?? 0 }))
		});
	});

	it('may undo and redo a thousand times', async () => {
		const steps = Array.from({ length: 1000 }, (_, at) =>
			at % 2 === 0 ? ({ type: 'log/undone' } as const) : ({ type: 'log/redone' } as const)
		);
		await expectSame(withEvents(recordOf(FOUR_TURNS), steps));
	});
});

/** Published links of version 1, and their games. More may be added; none is ever changed. */
const KEPT = v.parse(
	v.array(v.object({ letters: v.string(), game: v.unknown() })),
	JSON.parse(readFileSync('tests/share/kept-links.json', 'utf8'))
);

/** A kept game with the defaults for rulings that were added later. */
const asRead = ({ header, entries }: GameRecord): GameRecord => ({
	header: { ...header, rulings: { ...UNRECORDED_RULINGS, ...header.rulings } },
	entries
});

describe('a kept link', () => {
	it.each(KEPT)('still opens: $game.header.id', async ({ letters, game }) => {
		const bytes = fromBase64Url(letters) ?? new Uint8Array();
		expect(await unpacked(bytes)).toEqual(asRead(game as GameRecord));
		expect(await packGame(await unpacked(bytes))).toEqual(bytes);
	});

	it('may hold every kind of event', () => {
		const types = KEPT.flatMap(({ game }) => typesIn(game as GameRecord));
		// Kept before a turn could have a second part.
		expect([...new Set(types)].sort()).toEqual(
			EVERY_KIND.filter((type) => type !== 'builder/stopped')
		);
	});
});
