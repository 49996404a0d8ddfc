import { describe, expect, it } from 'vitest';
import { newGame, type Game } from '../../../src/lib/engine/game';
import { play } from '../../../src/lib/engine/play';
import { tileId } from '../../../src/lib/engine/tile';
import { markerAt } from '../../../src/lib/engine/track';
import {
	rulesOf,
	USUAL_RULINGS,
	type ExpansionId,
	type TableEvent
} from '../../../src/lib/rules/catalogue';
import { turnTasks } from '../../../src/lib/table/turn/table-tasks';
import { pointsBySource } from '../../../src/lib/record';
import { scoringWords } from '../../../src/lib/words/en/scoring';
import { words } from '../../../src/lib/words/en/table';
import { tableTaskLines, scoredLines } from '../../../src/lib/words/table-tasks';

const NAMES = ['Ada', 'Ben'];

/** Ada closes the start tile's city with a cap and puts a knight in it: 2 tiles, 4 points. */
function closedCity(expansions: readonly ExpansionId[] = []) {
	const game = newGame(rulesOf({ box: 'base-c1', expansions, rulings: USUAL_RULINGS }), 2, 0);
	const played = play(game, {
		type: 'base/laid',
		player: 0,
		tile: tileId('base-E'),
		x: 0,
		y: -1,
		rotation: 2,
		deploy: { piece: 'follower', segment: 0 }
	} as Parameters<typeof play>[1]);
	if (!played.ok) throw new Error('The cap fits the city.');
	return { game, outcome: played.value };
}

/** Ben’s wagon stands on a completed road of an existing table. */
function foundWagon() {
	const setup = { box: 'base-c1', expansions: ['abbey-and-mayor'], found: true } as const;
	const game = newGame(rulesOf({ ...setup, rulings: USUAL_RULINGS }), 2, 0);
	const placed = { type: 'base/placed', y: 0 } as const;
	const events: readonly TableEvent[] = [
		{ ...placed, tile: tileId('base-A'), x: 0, rotation: 2 },
		{ ...placed, tile: tileId('base-W'), x: 1, rotation: 0 },
		{ type: 'base/stood', player: 1, piece: 'wagon', x: 1, y: 0, segment: 2 },
		{ type: 'base/begun', player: 0 }
	];
	for (const event of events) if (!play(game, event).ok) throw new Error('The table is refused.');
	return game;
}

/** What the first player who has a task must do. */
function firstLine(game: Game) {
	const tasks = turnTasks(game);
	return tasks && tableTaskLines(tasks, NAMES)[0];
}

describe('table tasks', () => {
	it('leave a wagon found on a completed road where it stands until it is known where it drives', () => {
		const game = foundWagon();
		expect(turnTasks(game)).toMatchObject({ takeBacks: [], moves: [], markers: [{ points: 2 }] });
		const to = { x: 1, y: 0, segment: 0 };
		play(game, { type: 'wagon/moved', player: 1, to } as Parameters<typeof play>[1]);
		expect(turnTasks(game)).toMatchObject({
			takeBacks: [],
			moves: [{ player: 1, piece: 'wagon', to: { place: to, onto: 'road' } }]
		});
	});

	it('take such a wagon home if it doesn’t drive', () => {
		const game = foundWagon();
		play(game, { type: 'wagon/moved', player: 1 } as Parameters<typeof play>[1]);
		expect(turnTasks(game)?.takeBacks).toEqual([
			{ player: 1, piece: 'wagon', count: 1, from: { kind: 'road' } }
		]);
	});

	it('say what each player takes back and where the marker goes', () => {
		const { game } = closedCity();
		const check = turnTasks(game);
		expect(check?.takeBacks).toEqual([
			{ player: 0, piece: 'follower', count: 1, from: { kind: 'city' } }
		]);
		expect(check?.markers).toEqual([
			{ player: 0, points: 4, from: { space: 0, lap: 0 }, to: { space: 4, lap: 0 } }
		]);
		expect(check && tableTaskLines(check, NAMES)).toEqual([
			{
				player: 0,
				who: 'Ada +4',
				task: 'takes back 1 meeple from the city; marker from 0 to space 4'
			}
		]);
	});

	it('take the Gingerbread Man off the board when his last city is completed', () => {
		const check = turnTasks(closedCity(['gingerbread']).game);
		expect(check?.moves).toEqual([{ player: 0, piece: 'gingerbread-man' }]);
		expect(check && tableTaskLines(check, NAMES)[0]?.task).toBe(
			`takes back 1 meeple from the city; ${words.table.moves('gingerbread-man')}; marker from 0 to space 6`
		);
	});

	it('have the sum in words', () => {
		const { outcome } = closedCity();
		expect(scoredLines(outcome.settlements, NAMES)).toEqual([
			'Completed city: Ada +4 (2 tiles × 2 = 4)'
		]);
	});

	it('are empty when nothing was scored', () => {
		const { game } = closedCity();
		const quiet = { player: 1, tile: tileId('base-U'), x: 1, y: 0, rotation: 0 as const };
		expect(play(game, { type: 'base/laid', ...quiet }).ok).toBe(true);
		expect(turnTasks(game)).toBeUndefined();
	});

	it('lay the marker down from 50 points on', () => {
		const { markerMoves, markerLap } = scoringWords;
		expect(markerMoves(markerAt(45), markerAt(49))).toBe('marker from 45 to space 49');
		expect(markerMoves(markerAt(45), markerAt(51))).toBe(
			'marker from 45 past 0 to space 1, lying down'
		);
		expect(markerMoves(markerAt(45), markerAt(50))).toBe('marker from 45 to space 0, lying down');
		expect(markerMoves(markerAt(51), markerAt(55))).toBe('marker from 1 to space 5');
		expect(markerMoves(markerAt(51), markerAt(45))).toBe('marker from 1 to space 45, standing up');
		expect(markerMoves(markerAt(95), markerAt(101))).toBe(
			'marker from 45 past 0 to space 1, lap 3'
		);
		expect(markerMoves(markerAt(-3), markerAt(2))).toBe('marker from 47 past 0 to space 2');
		expect([49, 51, 101, -3].map((points) => markerLap(markerAt(points)))).toEqual([
			'',
			'lying down',
			'lap 3',
			'before the start'
		]);
	});

	it('say which of two scoring figures moves, and from where', () => {
		const { game } = closedCity(['messages']);
		// Of 4 points the marker has moved all; then the messenger is said to have done it.
		expect(firstLine(game)?.task).toContain('marker from 0 to space 4');
		play(game, { type: 'messages/moved', player: 0, points: 4 } as Parameters<typeof play>[1]);
		expect(turnTasks(game)?.markers).toEqual([
			{ player: 0, piece: 'messenger', points: 4, from: markerAt(0), to: markerAt(4) }
		]);
		expect(firstLine(game)).toMatchObject({
			who: 'Ada +4',
			task: expect.stringContaining('messenger from 0 to space 4') as unknown
		});
	});

	it('say where the marker of two figures stands after corrected points', () => {
		const { game } = closedCity(['messages']);
		play(game, { type: 'messages/moved', player: 0, points: 4 } as Parameters<typeof play>[1]);
		play(game, {
			type: 'base/corrected',
			changes: [{ player: 0, points: 7 }],
			reason: 'A city',
			why: 'mistake'
		} as Parameters<typeof play>[1]);
		expect(turnTasks(game)?.markers).toEqual([
			{ player: 0, points: 7, from: markerAt(0), to: markerAt(7) }
		]);
	});
});

it('points by source add up to the score', () => {
	const { game } = closedCity();
	expect(pointsBySource(game)).toEqual([{ city: 4 }, {}]);
});
