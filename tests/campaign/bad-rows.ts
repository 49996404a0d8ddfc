import { type GameRecord } from '../../src/lib/record';
import { makeGameFile } from '../../src/lib/record/game-file';
import { entryRow, gameRow } from '../../src/lib/store/rows';
import { recorded, recordOf } from '../e2e/table/support/games';
import { withEvents } from '../record/support';
import type { RawRows } from './raw';

/*
 * Rows that no version of the app writes, one at a time. `BAD` is the game that has them, if they belong to a game.
 */

/** A bad row, or the rows of a bad game. */
export interface BadRow {
	readonly says: string;
	readonly rows: readonly RawRows[];
}

const game = recorded('base', 'base-141');
/** Id of the bad game. */
export const BAD = 'bad';
const base = recordOf(game, 5, BAD);

/** Good games: one running, one just begun, one finished. */
export const GOOD: readonly GameRecord[] = [
	recordOf(game, 5, 'good-1'),
	recordOf(game, 0, 'good-2'),
	withEvents(recordOf(game, 6, 'good-3'), [
		{ type: 'base/ended', overruled: ['tiles-left'] },
		{ type: 'base/closed' }
	])
];

/** A record in rows. */
export const rowsOf = (record: GameRecord): readonly RawRows[] => [
	{ table: 'games', rows: [gameRow(record)] },
	{
		table: 'entries',
		rows: record.entries.map((entry) => entryRow(record.header.id, entry))
	}
];

/** The bad game with another row in the table of games. */
const withRow = (fields: object): readonly RawRows[] => [
	...rowsOf(base),
	{ table: 'games', rows: [{ ...gameRow(base), ...fields }] }
];
const inSummary = (fields: object) => withRow({ summary: { ...gameRow(base).summary, ...fields } });
const inHeader = (fields: object) => withRow({ header: { ...base.header, ...fields } });

/** The bad game with one entry replaced. */
const withEntry = (fields: object): readonly RawRows[] => {
	const [, , third] = base.entries;
	return [
		...rowsOf(base),
		{ table: 'entries', rows: [{ game: BAD, seq: 2, entry: { ...third, ...fields } }] }
	];
};
const inEvent = (fields: object) =>
	withEntry({ event: { ...(base.entries[2]?.event ?? {}), ...fields } });

const one = (table: RawRows['table'], row: object): readonly RawRows[] => [{ table, rows: [row] }];

/** Unexpected values; each is tried in several fields. */
const STRANGE: Readonly<Record<string, unknown>> = {
	nothing: null,
	'a text': 'bad',
	'no number': NaN,
	'no end': Infinity,
	'less than nothing': -7,
	'a fraction': 0.5,
	'an impossible date': 8.64e15 + 1,
	'a huge number': 1e308,
	'a list': [1, 2],
	'an object': { a: 1 }
};

const SUMMARY_FIELDS = ['created', 'modified', 'turns', 'finished', 'scores', 'version'] as const;
const HEADER_FIELDS = ['created', 'players', 'first', 'box', 'rulings', 'id'] as const;

const everyStrange = (
	where: string,
	fields: readonly string[],
	put: (fields: object) => readonly RawRows[]
): readonly BadRow[] =>
	fields.flatMap((field) =>
		Object.entries(STRANGE).map(([what, value]) => ({
			says: `${what} as a ${where}’s ${field}`,
			rows: put({ [field]: value })
		}))
	);

const BY_HAND: Readonly<Record<string, readonly RawRows[]>> = {
	'a header with the id of another game': inHeader({ id: 'good-1' }),
	'a summary with the id of another game': inSummary({ id: 'good-1' }),
	'no summary': withRow({ summary: undefined }),
	'a summary that is nothing': withRow({ summary: null }),
	'a summary that is a text': withRow({ summary: 'bad' }),
	'no header': withRow({ header: undefined }),
	'a header that is nothing': withRow({ header: null }),
	'a row of nothing but its id': one('games', { id: BAD }),
	'a row without entries': [{ table: 'games', rows: [gameRow(base)] }],
	'entries without a row': rowsOf(base).slice(1),
	'points beyond counting': inSummary({ scores: [1e308, -1e308, NaN] }),
	'points of nobody': inSummary({ scores: [] }),
	'a winner who does not play': inSummary({ winners: [99, -1, 0.5] }),
	'a state of tomorrow': inSummary({ state: 'moon' }),
	'a tally of anything': inSummary({
		state: 'closed',
		tally: { points: [{ moon: 1 }], largest: 1 }
	}),
	'a tally beyond counting': inSummary({
		state: 'closed',
		tally: { points: [{ road: 1e308 }, { city: -1 }], largest: [1e308], duration: -1e308 }
	}),
	'removed at no moment': withRow({ removed: 'yesterday' }),
	'removed after all moments': withRow({ removed: 1e308 }),
	'players without names': inHeader({ players: [{ colour: 'red' }, { colour: 'blue' }] }),
	'players of no colour': inHeader({ players: [{ name: 'Ada', colour: 'plaid' }] }),
	'a thousand players': inHeader({
		players: Array.from({ length: 1_000 }, (_, seat) => ({
			name: `P${String(seat)}`,
			colour: 'red'
		}))
	}),
	'an endless name': inHeader({ players: [{ name: 'x'.repeat(1e6), colour: 'red' }] }),
	'a prototype for a header': inHeader(JSON.parse('{"__proto__": {"players": 5}}') as object),
	'an expansion of tomorrow': inHeader({ expansions: ['moon'] }),
	'a ruling of tomorrow': inHeader({ rulings: { moon: 'full' } }),
	'an entry that is nothing': [
		...rowsOf(base),
		{ table: 'entries', rows: [{ game: BAD, seq: 2, entry: null }] }
	],
	'an entry that is missing': [
		...rowsOf(base).slice(0, 1),
		{
			table: 'entries',
			rows: base.entries
				.filter(({ seq }) => seq !== 2)
				.map((entry) => entryRow(base.header.id, entry))
		}
	],
	'an entry of another number': withEntry({ seq: 7 }),
	'an entry of tomorrow': withEntry({ v: 9 }),
	'an entry of no moment': withEntry({ at: NaN }),
	'an event of tomorrow': inEvent({ type: 'moon/landed' }),
	'an event that is nothing': withEntry({ event: null }),
	'a tile of no box': inEvent({ tile: 'moon' }),
	'a tile beyond the table': inEvent({ x: 1e9 }),
	'a tile on another': inEvent({ x: 0, y: 0 }),
	'a turn of nobody': inEvent({ player: 5 }),
	'an entry between two others': [
		...rowsOf(base),
		{ table: 'entries', rows: [{ game: BAD, seq: 1.5, entry: base.entries[1] }] }
	],
	'a draft that is nothing': withRow({ draft: null }),
	'a draft that is a text': withRow({ draft: makeGameFile(base) }),
	'a draft of no tile': withRow({ draft: { tile: 'moon', spot: { x: 1, y: 0 }, rotation: 0 } }),
	'a draft beyond the table': withRow({ draft: { tile: 'base-D', spot: { x: 1e9, y: 0.5 } } }),
	'a draft turned anyhow': withRow({
		draft: { tile: 'base-D', spot: { x: 1, y: 0 }, rotation: 9 }
	}),
	'a draft of a figure nobody has': withRow({
		draft: {
			tile: 'base-D',
			spot: { x: 2, y: 2 },
			rotation: 0,
			deploy: { piece: 'moon', segment: 99 }
		}
	}),
	'a draft of nobody': withRow({ draft: { player: 5, tile: 'base-D' } }),
	'a draft of a final step that never comes': withRow({ draft: { final: 1e9 } }),
	'a told tile of nothing': one('told', { id: 'gingerbread-1' }),
	'a told tile that is no tile': one('told', { id: 'gingerbread-1', line: 'moon' }),
	'a told tile of no name': one('told', { id: 'moon', line: 'C:NESW' }),
	'a told tile of numbers': one('told', { id: 'gingerbread-2', line: 7, trees: 'x' }),
	'a person of nothing': one('people', { id: 'ada' }),
	'a person without a name': one('people', { id: 'ada', name: null, keys: ['ada'] }),
	'a person of endless names': one('people', {
		id: 'ada',
		name: 'Ada',
		keys: Array.from({ length: 10_000 }, (_, key) => `k${String(key)}`)
	}),
	'a person who is everybody': one('people', { id: 'ada', name: 'x'.repeat(1e5), keys: [7, null] }),
	'a fact of no moment': one('facts', { name: 'backed-up', at: NaN }),
	'a fact after all moments': one('facts', { name: 'backed-up', at: 1e308 }),
	'a fact of a text': one('facts', { name: 'reminder-closed', at: 'yesterday' }),
	'a fact of nothing': one('facts', { name: 'backed-up' }),
	'a fact of tomorrow': one('facts', { name: 'moon', at: 5 }),
	'an evening of nothing': one('evenings', { game: 'good-1' }),
	'an evening of numbers': one('evenings', { game: 'good-1', note: 7, place: [], rating: 'x' }),
	'an evening without end': one('evenings', { game: 'good-1', note: 'x'.repeat(1e6), rating: 9 }),
	'an evening of no game': one('evenings', { game: 'nowhere', note: 'A note' }),
	'a photo of nothing': one('photos', { game: 'good-1', id: 'a' }),
	'a photo that is a text': one('photos', {
		game: 'good-1',
		id: 'a',
		at: 5,
		width: 4,
		height: 3,
		picture: 'bad',
		thumbnail: 'bad'
	}),
	'a photo of no moment': one('photos', { game: 'good-1', id: 7, at: NaN, width: -1 })
};

/** All bad rows, handmade ones first. */
export const BAD_ROWS: readonly BadRow[] = [
	...Object.entries(BY_HAND).map(([says, rows]) => ({ says, rows })),
	...everyStrange('summary', SUMMARY_FIELDS, inSummary),
	...everyStrange('header', HEADER_FIELDS, inHeader)
];
