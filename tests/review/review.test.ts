import { describe, expect, it } from 'vitest';
import { effectiveLog, paceOf, summaryOf, type LoggedEvent } from '../../src/lib/record';
import { reviewOf, type FeatureMoment, type Review } from '../../src/lib/review';
import { RECORDS } from '../record/records';
import { withEvents } from '../record/support';
import { recordOfSample, timed } from './support';

const features = ({ moments }: Review): readonly FeatureMoment[] =>
	moments.filter((one) => one.kind === 'feature');
const kinds = ({ moments }: Review) => moments.map(({ kind }) => kind);
const eventsOf = (name: string) => effectiveLog(recordOfSample(name).entries).events;

describe('two farms of three players', () => {
	const review = reviewOf(recordOfSample('a-majority-of-farmers-takes-6-3-and-0'));

	it('have a score point for each turn and one for the end, which has all points', () => {
		expect(review.race.map(({ position }) => position)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
		expect(review.race.map(({ turn }) => turn)).toEqual([0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 'final']);
		expect(review.race.slice(0, -1).every(({ scores }) => scores.join() === '0,0,0')).toBe(true);
		expect(review.race.at(-1)?.scores).toEqual([6, 0, 3]);
	});

	it('show who won, the sources of points and the best features', () => {
		expect(review.running).toBe(false);
		expect(review.ranks).toEqual([1, 3, 2]);
		expect(review.rows).toEqual([{ farm: 6 }, {}, { farm: 3 }]);
		expect(review.sources).toEqual(['road', 'city', 'monastery', 'farm']);
		expect(features(review)).toMatchObject([
			{ honours: ['farm', 'award'], players: [0], points: 6, position: 10 }
		]);
		expect(kinds(review)).toEqual(['feature', 'lead', 'stranded']);
	});

	it('tell what stayed unfinished apart by kind, also for statistics', () => {
		const left = RECORDS.map((record) => [reviewOf(record), summaryOf(record)] as const);
		const all = new Set(left.flatMap(([{ rows }]) => rows.flatMap((row) => Object.keys(row))));
		expect([...all]).toEqual(
			expect.arrayContaining(['unfinished-road', 'unfinished-city', 'unfinished-monastery'])
		);
		expect(all).not.toContain('unfinished');
		for (const [{ rows, running, sources }, { tally }] of left) {
			expect(sources).toEqual(expect.arrayContaining(rows.flatMap((row) => Object.keys(row))));
			if (!running) expect(tally?.points).toEqual(rows);
		}
	});

	it('leave the outvoted farmer stranded, and nobody else', () => {
		expect(review.moments.at(-1)).toEqual({
			kind: 'stranded',
			figures: [{ kind: 'follower', player: 1, at: { x: 1, y: -1, segment: 1 } }],
			position: 10
		});
	});

	it('keep a tally for statistics', () => {
		const { tally, winners } = summaryOf(recordOfSample('a-majority-of-farmers-takes-6-3-and-0'));
		expect(winners).toEqual([0]);
		expect(tally).toEqual({
			points: [{ farm: 6 }, {}, { farm: 3 }],
			largest: [6, 0, 3],
			duration: 9000
		});
	});
});

describe('the moments', () => {
	it('include a road of three tiles, paid on the other player’s turn', () => {
		const review = reviewOf(recordOfSample('a-road-of-three-tiles-pays-3'));
		expect(features(review)).toMatchObject([
			{ honours: ['road', 'award'], players: [0], points: 3, position: 2 }
		]);
		expect(review.running).toBe(true);
		expect(summaryOf(recordOfSample('a-road-of-three-tiles-pays-3')).tally).toBeUndefined();
		// Nobody led before, and it isn't over: one lead, nobody stranded.
		expect(review.moments[1]).toEqual({
			kind: 'lead',
			leads: [{ player: 0, position: 2 }],
			position: 2
		});
		expect(review.moments).toHaveLength(2);
	});

	it('give a shared city to both players', () => {
		const [first] = features(reviewOf(recordOfSample('a-shared-city-of-five-tiles-pays-each-10')));
		expect(first).toMatchObject({ honours: ['city', 'award'], players: [0, 1], points: 10 });
	});

	it('have no best farm under the first farm rule, and no stranded farmer beside a paid city', () => {
		const review = reviewOf(recordOfSample('a-tie-by-the-first-farm-rule-pays-4-each'));
		expect(review.rows.map((row) => row.farm)).toEqual(review.scores);
		expect(features(review).flatMap(({ honours }) => honours)).not.toContain('farm');
		expect(kinds(review)).not.toContain('stranded');
	});

	it('count everybody as stranded when unfinished features pay nothing', () => {
		const review = reviewOf(recordOfSample('by-a-house-rule-unfinished-features-pay-nothing'));
		const stranded = review.moments.find((one) => one.kind === 'stranded');
		expect(stranded?.figures.length).toBeGreaterThan(0);
	});

	it('count abbeys apart from monasteries', () => {
		const review = reviewOf(recordOfSample('a-monk-on-an-abbey-pays-9-at-once'));
		expect(review.rows.map(({ abbey = 0, monastery = 0 }) => [abbey, monastery])).toContainEqual([
			9, 0
		]);
		expect(review.sources).toContain('abbey');
	});
});

describe('durations', () => {
	const [first, second] = eventsOf('a-road-of-three-tiles-pays-3');
	const undone: LoggedEvent = { type: 'log/undone' };
	const redone: LoggedEvent = { type: 'log/redone' };
	const game = recordOfSample('a-road-of-three-tiles-pays-3');
	if (!first || !second) throw new Error('The sample has two turns.');
	const spans = (...steps: Parameters<typeof timed>[1]) => {
		const { whole, thinking, breaks, longest } = reviewOf(timed(game, steps)).durations;
		return { whole: whole / 1000, thinking: thinking.map((ms) => ms / 1000), breaks, longest };
	};

	it('are the times between turns, from the set-up on', () => {
		expect(spans([60, first], [150, second])).toEqual({
			whole: 150,
			thinking: [60, 90],
			breaks: 0,
			longest: { player: 1, span: 90_000, position: 2 }
		});
	});

	it('of a turn that was undone and entered again go to the player of the last version', () => {
		expect(spans([60, first], [70, undone], [100, first], [130, second])).toMatchObject({
			whole: 130,
			thinking: [100, 30]
		});
		expect(spans([60, first], [70, undone], [75, redone], [130, second])).toMatchObject({
			thinking: [60, 70]
		});
	});

	it('skip a break of a night, and ignore a step back of the clock', () => {
		expect(spans([60, first], [60 + 8 * 3600, second])).toMatchObject({
			whole: 60,
			thinking: [60, 0],
			breaks: 1
		});
		expect(spans([600, first], [100, second])).toMatchObject({ whole: 600, thinking: [600, 0] });
		expect(spans([1800, first])).toMatchObject({ whole: 1800, breaks: 0 });
		expect(spans([1801, first])).toMatchObject({ whole: 0, breaks: 1 });
	});

	it('end before the final scoring', () => {
		const ended: LoggedEvent = { type: 'base/ended', overruled: ['tiles-left'] };
		const steps = spans([60, first], [100, ended], [900, { type: 'base/closed' }]);
		expect(steps).toMatchObject({ whole: 100, thinking: [60, 0] });
	});

	it('keep the time of a turn that was amended later', () => {
		const changes = { player: 0, points: 2 };
		const corrected: LoggedEvent = {
			type: 'base/corrected',
			changes: [changes],
			reason: 'Counted again',
			why: 'mistake'
		};
		const amended: LoggedEvent = { type: 'log/amended', edits: [{ at: 1, events: [second] }] };
		const steps = spans([60, first], [90, second], [300, amended], [400, corrected]);
		expect(steps).toMatchObject({ whole: 400, thinking: [60, 30] });
	});

	it('of an existing table begin when play goes on', () => {
		const { events } = effectiveLog(
			recordOfSample('a-city-found-completed-is-scored-when-the-game-goes-on').entries
		);
		const found = recordOfSample('a-city-found-completed-is-scored-when-the-game-goes-on');
		const header = { ...found.header, found: true as const };
		const begun = events.findIndex(({ type }) => type === 'base/begun');
		const { gaps } = paceOf({ ...found, header });
		expect(begun).toBeGreaterThan(0);
		expect(gaps).toEqual(events.map((_, index) => (index > begun ? 1000 : 0)));
		const review = reviewOf({ ...found, header });
		expect(review.race[0]).toMatchObject({ position: begun + 1, turn: 0 });
	});
});

it('an amendment changes the race where the event happened, and keeps its time', () => {
	const game = recordOfSample('a-road-of-three-tiles-pays-3');
	const [first] = effectiveLog(game.entries).events;
	if (first?.type !== 'base/laid') throw new Error('The sample begins with a turn.');
	const bare = { ...first, deploy: undefined };
	const amended = withEvents(game, [{ type: 'log/amended', edits: [{ at: 0, events: [bare] }] }]);
	const [before, after] = [reviewOf(game), reviewOf(amended)];
	expect(before.scores).toEqual([3, 0]);
	expect(after.scores).toEqual([0, 0]);
	expect(after.moments).toEqual([]);
	expect(after.race.map(({ at }) => at)).toEqual(before.race.map(({ at }) => at));
});
