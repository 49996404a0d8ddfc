import { describe, expect, it } from 'vitest';
import { effectiveLog, headerOf, replayEvents, replayRecord } from '../../../src/lib/record';
import { continuedBy, scoringsAround, scoringsOf } from '../../../src/lib/table/past/scorings';
import {
	countGoneHome,
	laneHeight,
	markPaths,
	TIMELINE
} from '../../../src/routes/game/past/scorings';
import { RECORDS } from '../../record/records';
import { recordOfSample } from '../../review/support';

const gameOf = (name: string, count = Infinity) => {
	const record = recordOfSample(name);
	const { events } = effectiveLog(record.entries);
	return replayEvents(headerOf(record), events.slice(0, count)).game;
};
const FARMS = 'a-majority-of-farmers-takes-6-3-and-0';

describe('the scorings of a game', () => {
	it('are the road on tile 3, and at the end two farms in one', () => {
		expect(scoringsOf(gameOf('a-road-of-three-tiles-pays-3'))).toEqual([
			{ position: 2, turn: 3, gains: [3, 0] }
		]);
		expect(scoringsOf(gameOf(FARMS))).toEqual([{ position: 10, turn: 'final', gains: [6, 0, 3] }]);
	});

	it('of every recorded game add up to its scores, at the events that paid', () => {
		for (const record of RECORDS) {
			const { game } = replayRecord(record);
			const scorings = scoringsOf(game);
			for (const [seat, points] of game.scores.entries())
				expect(scorings.reduce((sum, { gains }) => sum + (gains[seat] ?? 0), 0)).toBe(points);
			for (const { position, gains } of scorings) {
				const before = game.history[position - 2]?.scores ?? game.scores.map(() => 0);
				const after = game.history[position - 1]?.scores;
				expect(after).toEqual(before.map((points, seat) => points + (gains[seat] ?? 0)));
			}
		}
	});

	it('around a position are the last before it, and the first after it', () => {
		const all = [2, 5, 9].map((position) => ({ position, turn: position, gains: [1] }));
		const [two, five, nine] = all;
		expect(scoringsAround(all, 5)).toEqual({ now: five, before: two, after: nine });
		expect(scoringsAround(all, 1)).toEqual({ now: undefined, before: undefined, after: two });
		expect(scoringsAround(all, 12)).toEqual({ now: undefined, before: nine, after: undefined });
	});
});

describe('the timeline', () => {
	const scorings = [
		{ position: 1, turn: 2, gains: [4, 0] },
		{ position: 4, turn: 5, gains: [16, -1] }
	];
	const marks = markPaths(scorings, { players: 2, last: 4, width: 300, lane: 14 });
	const found = marks.map((path) =>
		[...path.matchAll(/M([\d.]+) (\d+)v-([\d.]+)/g)].map((found) => found.slice(1).map(Number))
	);

	it('has a mark where each player made points, above the slider’s thumb', () => {
		const at = (position: number) => TIMELINE.at(position, 4, 300);
		expect(at(0)).toBe(TIMELINE.names + TIMELINE.thumb / 2);
		expect(at(4)).toBe(300 - TIMELINE.thumb / 2);
		expect(found.map((each) => each.map(([x]) => x))).toEqual([
			[Number(at(1).toFixed(1)), at(4)],
			[at(4)]
		]);
	});

	it('has higher marks for more points, each within its player’s lane', () => {
		const [[, , four = 0] = [], [, , sixteen = 0] = []] = found[0] ?? [];
		expect(sixteen).toBeGreaterThan(four);
		expect(sixteen).toBe(12);
		expect(found.map((each) => each[0]?.[1])).toEqual([13, 27]);
		expect(laneHeight(6) * 6).toBeLessThan(laneHeight(4) * 5);
	});
});

describe('a past tile', () => {
	it('continued a road of two tiles with two open sides, where its thief stands', () => {
		const [road, ...others] = continuedBy(gameOf('a-road-of-three-tiles-pays-3', 1)).filter(
			({ kind }) => kind === 'road'
		);
		expect(others).toEqual([]);
		expect(road).toMatchObject({ tiles: 2, open: 1, completed: false, players: [0] });
	});

	it('lists nothing that was scored with it, and nothing after the final scoring', () => {
		expect(
			continuedBy(gameOf('a-road-of-three-tiles-pays-3')).map(({ kind }) => kind)
		).not.toContain('road');
		expect(continuedBy(gameOf(FARMS))).toEqual([]);
	});

	it('names the farmers of its fields', () => {
		expect(continuedBy(gameOf(FARMS, 1))).toContainEqual(
			expect.objectContaining({ kind: 'field', players: [0], open: 0 })
		);
	});
});

it('the figures that went home are counted by player, kind and feature', () => {
	const { settlements = [] } = gameOf('a-road-of-three-tiles-pays-3').history.at(-1) ?? {};
	expect(countGoneHome(settlements)).toEqual([
		{ player: 0, piece: 'follower', from: { kind: 'road' }, count: 1 }
	]);
});
