import { beforeAll, describe, expect, it } from 'vitest';
import type { Finish, ReturningFigure } from '../../../src/lib/drawing/board/finish';
import type { Game } from '../../../src/lib/engine/game';
import { isOfFeature, type FeatureSettlement } from '../../../src/lib/engine/ledger';
import { play } from '../../../src/lib/engine/play';
import { sameSpot, type Place, type Spot } from '../../../src/lib/engine/spot';
import { tileId } from '../../../src/lib/engine/tile';
import { replayRecord, type GameRecord, type LoggedEvent } from '../../../src/lib/record';
import { finishOf, finishOfStep, stepsOf, walkOver } from '../../../src/lib/table/view/finish';
import { headerFor, withEvents } from '../../record/support';
import { readSamples } from '../../samples/read';
import { eventsOf, readGames, tableFor, type RecordedGame } from '../../tools/games/recorded';

const samples = new Map(readSamples());

/** The record of a sample's first events. */
function recordOf(name: string, turns = Infinity): GameRecord {
	const sample = samples.get(name);
	if (!sample) throw new Error(`There is no sample ${name}.`);
	const { players, box, expansions, rulings, events } = sample;
	const header = headerFor(name, players, { box, expansions, rulings });
	return withEvents({ header, entries: [] }, events.slice(0, turns));
}

const after = (record: GameRecord, ...events: readonly LoggedEvent[]): Finish | undefined => {
	const all = withEvents(record, events);
	return finishOf(all, replayRecord(all).game);
};

const spot = ({ x, y }: Spot) => [x, y].join();
const place = ({ x, y, segment }: Spot & Partial<Place>) => [x, y, segment].join();

/** What is finished as short text: the walk, and each sum with its players. */
const told = (finish: Finish | undefined) =>
	finish?.features.map(({ tiles, sums }) => ({
		walk: tiles.map(spot).join(' '),
		sums: sums.map(({ colours, steps }) => `${colours.join('+')} ${steps.join(' ')}`)
	}));
const home = (finish: Finish | undefined) =>
	finish?.home.map(
		(figure: ReturningFigure) => `${figure.colour ?? ''} ${figure.kind} ${place(figure.at)}`
	);

describe('what a turn finished lights up from the tile just laid, and its sum grows', () => {
	it('in a city with a pennant: 2, then 2 + 2 for the pennant, then 2', () => {
		const finish = after(recordOf('a-city-of-three-tiles-and-a-pennant-pays-8'));
		expect(told(finish)).toEqual([{ walk: '0,-2 0,-1 0,0', sums: ['red 2 6 8'] }]);
		expect(home(finish)).toEqual(['red follower 0,-1,0']);
		expect(finish?.gains).toEqual([8, 0]);
	});

	it('in a ring of road: both ways at once, and the tile across last', () => {
		const finish = after(recordOf('a-road-in-a-ring-is-completed'));
		expect(told(finish)).toEqual([{ walk: '1,2 1,1 0,2 0,1', sums: ['red 1 2 3 4'] }]);
	});

	it('on a crossing that a road comes back to: all segments of its tile at once', () => {
		const finish = after(recordOf('a-road-from-a-crossing-back-to-it-counts-it-once'));
		expect(told(finish)).toEqual([{ walk: '1,2 1,1 0,2 0,1', sums: ['red 1 2 3 4'] }]);
		expect(finish?.features[0]?.tiles.map(({ segments }) => segments.length)).toEqual([1, 1, 1, 2]);
	});

	it('around a monastery clockwise, and the monastery last', () => {
		const finish = after(recordOf('a-surrounded-monastery-pays-9'));
		const walk = '1,2 0,2 -1,2 -1,1 -1,0 0,0 1,0 1,1 0,1';
		expect(told(finish)).toEqual([{ walk, sums: ['red 1 2 3 4 5 6 7 8 9'] }]);
		const lit = finish?.features[0]?.tiles.map(({ segments }) => segments.length);
		expect(lit).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 1]);
		expect(finish?.features[0]?.at).toMatchObject({ x: 0, y: 1 });
	});

	it('of a city that two share: one sum for both, which both get', () => {
		const finish = after(recordOf('a-shared-city-of-five-tiles-pays-each-10', 6));
		expect(told(finish)).toEqual([
			{ walk: '0,-1 1,-1 0,0 -1,-1 2,-1', sums: ['red+blue 2 4 6 8 10'] }
		]);
		expect(finish?.gains).toEqual([10, 10]);
		expect(home(finish)).toEqual(['red follower 1,-1,0', 'blue follower -1,-1,0']);
		expect(finish?.features[0]?.at).toMatchObject({ x: 0, y: -1 });
	});

	it('of a farm at once: nothing lights up, the barn stays, and the farmer goes home', () => {
		const finish = after(recordOf('a-barn-pays-farmers-6-when-it-is-built', 5));
		expect(told(finish)).toEqual([{ walk: '', sums: ['blue 6'] }]);
		expect(home(finish)).toEqual(['blue follower 1,1,1']);
	});
});

describe('nothing is finished', () => {
	const shared = recordOf('a-shared-city-of-five-tiles-pays-each-10', 6);

	it('by a turn that scores nothing', () => {
		expect(after(recordOf('a-shared-city-of-five-tiles-pays-each-10', 5))).toBeUndefined();
	});

	it('by undo and redo', () => {
		const unscored = { tile: tileId('base-U'), x: 2, y: 0, rotation: 0, player: 0 } as const;
		const more = withEvents(shared, [{ type: 'base/laid', ...unscored }]);
		expect(after(more, { type: 'log/undone' })).toBeUndefined();
		expect(after(shared, { type: 'log/undone' }, { type: 'log/redone' })).toBeUndefined();
	});
});

describe('a wagon', () => {
	const name = 'the-wagons-road-of-4-leads-to-a-monastery-or-another-road';
	const asked = recordOf(name, 5);

	it('stays while it is asked where to go, and also when it drives on', () => {
		expect(told(after(asked))?.[0]?.sums).toEqual(['red 1 2 3 4']);
		expect(home(after(asked))).toEqual([]);
		expect(after(recordOf(name, 6))).toBeUndefined();
	});

	it('goes home from where it stood when it drives nowhere', () => {
		const finish = after(asked, { type: 'wagon/moved', player: 0 });
		expect(home(finish)).toEqual(['red wagon -1,0,0']);
		expect(finish?.features).toEqual([]);
	});
});

describe('the end', () => {
	const record = recordOf('a-farm-with-three-cities-pays-9');
	const { game } = replayRecord(record);

	it('finishes nothing by itself: it is shown step by step', () => {
		expect(game.phase).toBe('ended');
		expect(finishOf(record, game)).toBeUndefined();
		expect(finishOfStep(record, game, undefined)).toBeUndefined();
	});

	it('pays what a step pays, from its feature', () => {
		const [step] = game.history.at(-1)?.settlements.filter(isOfFeature) ?? [];
		const finish = finishOfStep(record, game, step);
		expect(told(finish)).toEqual([{ walk: '', sums: ['blue 9'] }]);
		expect(finish?.features[0]?.at).toEqual(step?.at);
	});
});

/** What is wrong with how a settlement is shown, in a game as it was just after it. */
function wrong(game: Game, settlement: FeatureSettlement): string[] {
	const { at, tiles, kind, awards, pennants } = settlement;
	const walk = walkOver(game, settlement);
	const [first] = walk;
	const where = `${kind} ${place(at)}: `;
	const laid = game.turn?.tile;
	const has = (all: readonly Spot[], one: Spot) => all.some((other) => sameSpot(one, other));
	const beside = (a: Spot, b: Spot) => Math.abs(a.x - b.x) + Math.abs(a.y - b.y) === 1;
	const apart = walk.filter(
		(here, n) => n > 0 && !walk.slice(0, n).some((before) => beside(before, here))
	);
	return [
		...(walk.length === tiles.length && tiles.every((tile) => has(walk, tile)) ? [] : ['tiles']),
		...(laid && first && has(tiles, laid) && !sameSpot(first, laid) ? ['begins elsewhere'] : []),
		...(kind === 'monastery' || apart.length === 0
			? []
			: [`jumps to ${apart.map(spot).join(' ')}`]),
		...awards
			.map((award) => ({ points: award.points, steps: stepsOf(award, walk, pennants) }))
			.filter(({ points, steps }) => steps.at(-1) !== points || steps.length !== walk.length)
			.map(({ points, steps }) => `${steps.join(' ')} instead of ${String(points)}`)
	].map((what) => where + what);
}

/** What is wrong in a recorded game, and how many features it paid before its end. */
function check(record: RecordedGame): {
	readonly wrong: readonly string[];
	readonly count: number;
} {
	const game = tableFor(record);
	const found: string[] = [];
	let count = 0;
	for (const event of eventsOf(record)) {
		play(game, event);
		if (event.type === 'base/ended') break;
		const settled = game.history.at(-1)?.settlements.filter(isOfFeature) ?? [];
		const lit = settled.filter(({ kind }) => kind !== 'field');
		count += lit.length;
		found.push(...lit.flatMap((one) => wrong(game, one)));
	}
	return { wrong: found, count };
}

describe('in every recorded game', () => {
	const games = ['base', 'winter', 'nofarm', 'second-engine', 'abbey'].flatMap((file) =>
		readGames(`tests/games/${file}.jsonl`)
	);
	let checked: readonly ReturnType<typeof check>[];
	beforeAll(() => {
		checked = games.map(check);
	});

	it('each walk has the tiles that were paid for, from the one just laid on, and each sum ends at its award', () => {
		expect(checked.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(500);
		expect(checked.flatMap(({ wrong }) => wrong)).toEqual([]);
	});
});
