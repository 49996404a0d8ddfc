import { type GameRecord, type Header, type LoggedEvent } from '../../../../src/lib/record';
import { makeGameFile } from '../../../../src/lib/record/game-file';
import { USUAL_RULINGS } from '../../../../src/lib/rules/catalogue';
import { START_TIME, headerFor } from '../../../record/support';

/** A straight road: laid in rows it makes a table of any size. */
const ROAD = { type: 'base/laid', tile: 'base-U', rotation: 0 } as const;
const ROW = 60;

/** A log with this many entries. */
export function recordOfMany(
	id: string,
	count: number,
	event: (index: number) => object,
	header: Partial<Header> = {}
): GameRecord {
	const entries = Array.from({ length: count }, (_, seq) => ({
		seq,
		at: START_TIME + 1000 * seq,
		v: 1 as const,
		event: event(seq) as LoggedEvent
	}));
	return { header: headerFor(id, 2, { rulings: USUAL_RULINGS, ...header }), entries };
}

/** A road laid as that turn, counted from 1: row after row, more of them than any box holds. */
const roadAt = (turn: number): object => ({
	...ROAD,
	player: (turn + 1) % 2,
	x: 1 + ((turn - 1) % ROW),
	y: Math.floor((turn - 1) / ROW),
	overruled: ['none-left', 'not-their-turn']
});

/** Logs in which one thing happens again and again; each is a valid game. */
export const LONG_GAMES: Readonly<Record<string, (count: number) => GameRecord>> = {
	'manual points': (count) =>
		recordOfMany('by-hand', count, (index) => ({
			type: 'base/corrected',
			changes: [{ player: index % 2, points: 1 + (index % 7) }],
			reason: 'Counted again',
			why: 'mistake'
		})),
	'turns taken back and brought back': (count) =>
		recordOfMany('back-and-forth', count, (index) =>
			index === 0 ? roadAt(1) : { type: index % 2 === 0 ? 'log/redone' : 'log/undone' }
		),
	'corrections of one turn': (count) =>
		recordOfMany('corrected', count, (index) =>
			index < 70
				? roadAt(index + 1)
				: { type: 'log/amended', edits: [{ at: index % 70, events: [roadAt((index % 70) + 1)] }] }
		),
	'corrections of nothing': (count) =>
		recordOfMany('amended', count, (index) =>
			index < 70 ? roadAt(index + 1) : { type: 'log/amended', edits: [] }
		),
	'corrections that only grow': (count) =>
		recordOfMany('grown', count, (index) => ({
			type: 'log/amended',
			edits: [{ at: index, events: [roadAt(index + 1)] }]
		})),
	'tiles laid': (count) => recordOfMany('laid', count, (index) => roadAt(index + 1))
};

/** Those in which no entry is undone. */
export const STANDING: readonly string[] = [
	'manual points',
	'corrections that only grow',
	'tiles laid'
];

/** A game file with this many entries of one kind. */
export const longFile = (kind: string, count: number): string => {
	const make = LONG_GAMES[kind];
	if (!make) throw new Error(`Nobody knows games of ${kind}.`);
	return makeGameFile(make(count));
};

/** Amendments that each rewrite the whole game, as many as a file has room for. */
export function rewritten(times: number): string {
	const edits = Array.from({ length: 70 }, (_, at) => ({ at, events: [roadAt(at + 1)] }));
	const record = recordOfMany('rewritten', 70 + times, (index) =>
		index < 70 ? roadAt(index + 1) : { type: 'log/amended', edits }
	);
	return makeGameFile(record);
}
