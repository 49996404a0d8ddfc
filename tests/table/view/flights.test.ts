import { describe, expect, it } from 'vitest';
import type { Flight } from '../../../src/lib/drawing/board/flight';
import { tileId } from '../../../src/lib/engine/tile';
import { replayRecord, type GameRecord, type LoggedEvent } from '../../../src/lib/record';
import { flightBatch, stepTaken } from '../../../src/lib/table/view/flights';
import { headerFor, withEvents } from '../../record/support';
import { readSamples } from '../../samples/read';

const samples = new Map(readSamples());

/** The record of a sample's first events. */
function recordOf(name: string, turns: number): GameRecord {
	const sample = samples.get(name);
	if (!sample) throw new Error(`There is no sample ${name}.`);
	const { players, box, expansions, rulings, events } = sample;
	const header = headerFor(name, players, { box, expansions, rulings });
	return withEvents({ header, entries: [] }, events.slice(0, turns));
}

const leaving = (record: GameRecord) => flightBatch(record, replayRecord(record).game);
const after = (record: GameRecord, ...events: readonly LoggedEvent[]) =>
	leaving(withEvents(record, events));
const place = ({ x, y, segment }: Flight['from']) => [x, y, segment].join();

/** A flight as short text. */
const told = (flight: Flight): string =>
	flight.kind === 'points'
		? `${flight.colour} +${String(flight.points)} from ${place(flight.from)}`
		: `${flight.colour} ${flight.piece} from ${place(flight.from)}`;

describe('flights after a turn', () => {
	const shared = recordOf('a-shared-city-of-five-tiles-pays-each-10', 6);

	it('are points from the tile just laid, and each figure from its place', () => {
		const { flights } = leaving(shared);
		expect(flights.map(told)).toEqual([
			'red +10 from 0,-1,0',
			'blue +10 from 0,-1,0',
			'red follower from 1,-1,0',
			'blue follower from -1,-1,0'
		]);
		const beside = flights.map((flight) => (flight.kind === 'points' ? flight.aside : 0));
		expect(beside.slice(0, 2)).toEqual([-0.5, 0.5]);
	});

	it('are none when nothing was scored', () => {
		const record = { ...shared, entries: shared.entries.slice(0, 5) };
		expect(leaving(record)).toEqual({ moment: 5, flights: [] });
	});

	it('are none after undo or redo', () => {
		const unscored = { tile: tileId('base-U'), x: 2, y: 0, rotation: 0, player: 0 } as const;
		const more = withEvents(shared, [{ type: 'base/laid', ...unscored }]);
		const undone = withEvents(more, [{ type: 'log/undone' }]);
		expect(leaving(undone)).toEqual({ moment: 8, flights: [] });
		const twice = withEvents(undone, [{ type: 'log/undone' }, { type: 'log/redone' }]);
		expect(leaving(twice)).toEqual({ moment: 10, flights: [] });
	});

	it('keep the barn, and send the farmer home', () => {
		const record = recordOf('a-barn-pays-farmers-6-when-it-is-built', 5);
		expect(leaving(record).flights.map(told)).toEqual([
			'blue +6 from 1,0,2',
			'blue follower from 1,1,1'
		]);
	});
});

describe('a wagon', () => {
	const name = 'the-wagons-road-of-4-leads-to-a-monastery-or-another-road';
	const asked = recordOf(name, 5);

	it('stays while it is asked where to go, and also when it drives on', () => {
		expect(leaving(asked).flights.map(told)).toEqual(['red +4 from 2,0,1']);
		expect(leaving(recordOf(name, 6)).flights).toEqual([]);
	});

	it('goes home from where it stood when it drives nowhere', () => {
		const home = after(asked, { type: 'wagon/moved', player: 0 });
		expect(home.flights.map(told)).toEqual(['red wagon from -1,0,0']);
	});
});

describe('the end', () => {
	const record = recordOf('a-farm-with-three-cities-pays-9', Infinity);
	const { game } = replayRecord(record);
	const settlements = game.history.at(-1)?.settlements ?? [];

	it('has no flights by itself: it is shown step by step', () => {
		expect(game.phase).toBe('ended');
		expect(leaving(record).flights).toEqual([]);
		expect(stepTaken(record, 0, undefined).flights).toEqual([]);
	});

	it('sends the points of a step from its feature', () => {
		const [step] = settlements;
		const { moment, flights } = stepTaken(record, 1, step);
		expect(moment).toBe(record.entries.length + 1);
		expect(flights).toHaveLength(1);
		expect(flights[0]).toMatchObject({ points: 9, from: step?.at });
	});
});
