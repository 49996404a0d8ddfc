import { describe, expect, it } from 'vitest';
import { tileId } from '../../src/lib/engine/tile';
import type { GameRecord, LoggedEvent } from '../../src/lib/record';
import { effectiveLog } from '../../src/lib/record';
import { reviewOf, type Moment } from '../../src/lib/review';
import { RECORDS } from '../record/records';
import { headerFor, lostByTime, withEvents } from '../record/support';
import { recordOfSample } from './support';

const END: LoggedEvent = { type: 'base/ended', overruled: ['tiles-left'] };
const manual = (player: number, points: number): LoggedEvent => ({
	type: 'base/corrected',
	changes: [{ player, points }],
	reason: '',
	why: 'mistake'
});
const laid = (
	player: number,
	tile: string,
	[x, y, rotation]: readonly [number, number, 0 | 1 | 2 | 3],
	segment?: number
): LoggedEvent => ({
	type: 'base/laid',
	player,
	tile: tileId(tile),
	x,
	y,
	rotation,
	...(segment !== undefined && { deploy: { piece: 'follower', segment } })
});
const game = (events: readonly LoggedEvent[], record?: GameRecord): GameRecord =>
	withEvents({ header: record?.header ?? headerFor('moments'), entries: [] }, events);
const kindsOf = (record: GameRecord) => reviewOf(record).moments.map(({ kind }) => kind);
const find = <Kind extends Moment['kind']>(record: GameRecord, kind: Kind) =>
	reviewOf(record).moments.find(
		(one): one is Extract<Moment, { readonly kind: Kind }> => one.kind === kind
	);
function recordedGame(id: string): GameRecord {
	const record = RECORDS.find(({ header }) => header.id === id);
	if (!record) throw new Error(`There is no game ${id}.`);
	return record;
}

/** Player 0's road of three tiles is completed by player 1's tile, the third on the table. */
const ROAD = recordOfSample('a-road-of-three-tiles-pays-3');
const [first, last] = effectiveLog(ROAD.entries).events;
if (!first || !last) throw new Error('The sample has two turns.');
const FARMS = recordOfSample('a-majority-of-farmers-takes-6-3-and-0');
const farmTurns = effectiveLog(FARMS.entries).events.slice(0, -1);

describe('a swing', () => {
	it('by the last tile: 1 point behind, 3 for the road, 3 to 1', () => {
		const record = game([first, manual(1, 1), last, END], ROAD);
		expect(reviewOf(record).scores).toEqual([3, 1]);
		expect(reviewOf(record).moments[0]).toEqual({
			kind: 'swing',
			by: 'tile',
			winners: [0],
			from: [1],
			ahead: 1,
			gain: 3,
			scores: [3, 1],
			position: 3
		});
	});

	it('is none from a tie, for a leader who goes on leading, in a running game, and alone', () => {
		expect(kindsOf(game([first, last, END], ROAD))).not.toContain('swing');
		expect(kindsOf(game([first, manual(0, 1), last, END], ROAD))).not.toContain('swing');
		expect(kindsOf(game([first, manual(1, 1), last], ROAD))).not.toContain('swing');
		expect(kindsOf(game([first, manual(1, 1), last, END, manual(1, 9)], ROAD))).not.toContain(
			'swing'
		);
	});

	it('by the final scoring: 2 points behind, 6 for the farm, 6 to 2', () => {
		const record = game([...farmTurns, manual(1, 2), END], FARMS);
		expect(reviewOf(record).scores).toEqual([6, 2, 3]);
		expect(reviewOf(record).moments[0]).toEqual({
			kind: 'swing',
			by: 'final',
			winners: [0],
			from: [1],
			ahead: 2,
			gain: 6,
			scores: [6, 2],
			position: 11
		});
	});

	it('in a recorded game: 41 to 31 after the last tile, 51 to 41 at the end', () => {
		expect(find(recordedGame('base-99'), 'swing')).toMatchObject({
			by: 'final',
			winners: [1],
			from: [2],
			ahead: 10,
			scores: [51, 41]
		});
	});
});

describe('a tie', () => {
	const sample = recordOfSample('a-tie-is-shared-or-played-again-or-lost-by-who-began');
	it.each([
		['shared', [0, 1]],
		['again', []],
		['non-starter', [1]]
	])('by the ruling “%s” is won by %j', (ties, winners) => {
		const rulings = { ...sample.header.rulings, ties };
		const record = { ...sample, header: { ...sample.header, rulings } };
		expect(find(record, 'tie')).toMatchObject({ players: [0, 1], winners, points: 3 });
	});

	it('is only told at the end', () => {
		expect(kindsOf({ ...sample, entries: sample.entries.slice(0, -1) })).not.toContain('tie');
	});
});

describe('a comeback', () => {
	const after = (behind: number) =>
		game([first, manual(1, behind), manual(0, 20), last, END], ROAD);

	it('of 12 points is told, after the tile where the winner was furthest behind', () => {
		expect(find(after(12), 'comeback')).toEqual({
			kind: 'comeback',
			player: 0,
			leaders: [1],
			behind: 12,
			position: 2
		});
	});

	it('of 9 points is none, nor one of the first third or of who doesn’t win', () => {
		expect(find(after(9), 'comeback')).toBeUndefined();
		expect(find(game([manual(1, 12), manual(0, 20), first, last, END], ROAD), 'comeback')).toBe(
			undefined
		);
		expect(find(after(24), 'comeback')).toBeUndefined();
	});

	it('is told once: a win by the last tile is not a comeback as well', () => {
		const record = game([first, manual(1, 12), manual(0, 11), last, END], ROAD);
		expect(kindsOf(record)).toContain('swing');
		expect(kindsOf(record)).not.toContain('comeback');
	});
});

describe('a stolen farm', () => {
	/** Two farms on both sides of three cities: one farmer of player 1 in the north, two of player 0 in the south. */
	const turns = (second: number | undefined) => [
		laid(0, 'base-U', [-1, 0, 0]),
		laid(1, 'base-E', [0, 1, 2], 1),
		laid(0, 'base-U', [1, 0, 0]),
		laid(1, 'base-E', [-1, 1, 2]),
		laid(0, 'base-E', [1, 1, 2]),
		laid(1, 'base-B', [2, 1, 0]),
		laid(0, 'base-E', [-1, 2, 0], 1),
		laid(1, 'base-U', [2, 0, 0]),
		laid(0, 'base-E', [1, 2, 0], second),
		laid(1, 'base-H', [0, 2, 0]),
		laid(0, 'base-B', [2, 2, 0])
	];

	it('goes to player 0 with the twelfth tile, and pays 9', () => {
		const record = game([...turns(1), END]);
		expect(reviewOf(record).scores).toEqual([9, 0]);
		expect(reviewOf(record).moments[0]).toMatchObject({
			kind: 'stolen',
			players: [0],
			from: [1],
			points: 9,
			position: 11,
			at: { x: 0, y: 0, segment: 3 }
		});
		expect(reviewOf(record).moments.filter(({ kind }) => kind === 'feature')).toEqual([]);
	});

	it('is none when both have as many farmers, before the end, or when it happens early', () => {
		expect(find(game([...turns(undefined), END]), 'stolen')).toBeUndefined();
		expect(find(game(turns(1)), 'stolen')).toBeUndefined();
		const road = [3, 4, 5, 6, 7].map((x) => laid(x % 2, 'base-U', [x, 0, 0]));
		const later = game([...turns(1), ...road, laid(0, 'base-V', [8, 0, 0]), END]);
		expect(reviewOf(later).scores[0]).toBe(9);
		expect(find(later, 'stolen')).toBeUndefined();
	});

	it('in a recorded game: the last tile joined a second farmer of player 0', () => {
		expect(find(recordedGame('base-114'), 'stolen')).toMatchObject({
			players: [0],
			from: [1, 2],
			points: 9,
			position: 70
		});
	});
});

describe('what is told', () => {
	it('is three to five moments in every recorded game, the best first', () => {
		const order = ['swing', 'stolen', 'tie', 'feature'];
		for (const record of RECORDS) {
			const kinds = kindsOf(record);
			expect(kinds.length).toBeGreaterThanOrEqual(3);
			expect(kinds.length).toBeLessThanOrEqual(5);
			const places = kinds.map((kind) => order.indexOf(kind)).filter((place) => place >= 0);
			expect(places).toEqual([...places].sort((a, b) => a - b));
		}
	});

	it('has the biggest city of a recorded game: 13 tiles and 6 pennants, never finished', () => {
		const city = reviewOf(recordedGame('base-129')).moments[0];
		expect(city).toMatchObject({ kind: 'feature', honours: ['city', 'award'], points: 19 });
		expect(city?.kind === 'feature' && city.settlement.tiles).toHaveLength(13);
	});

	it('has the longest road of a recorded game, not the one that was paid first', () => {
		const road = reviewOf(recordedGame('base-129')).moments.find(
			(one) => one.kind === 'feature' && one.honours.includes('road')
		);
		expect(road).toMatchObject({ players: [0], points: 10 });
	});
});

it('nothing turned in a game that was lost by time: no tie, no swing, and nobody who came back', () => {
	const tied = game([first, manual(1, 3), last, END], ROAD);
	expect(kindsOf(tied)).toContain('tie');
	expect(kindsOf(withEvents(tied, [lostByTime(1)]))).not.toContain('tie');
	for (const record of RECORDS.filter(({ header }) => header.players.length === 2)) {
		const [winner = 0] = reviewOf(record).winners;
		const kinds = kindsOf(withEvents(record, [lostByTime(winner)]));
		expect(kinds.filter((kind) => ['swing', 'tie', 'comeback'].includes(kind))).toEqual([]);
	}
});
