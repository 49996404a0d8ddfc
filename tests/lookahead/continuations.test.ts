import { describe, expect, it } from 'vitest';
import { newGame } from '../../src/lib/engine/game';
import { seededRandom } from '../../src/lib/engine/seeded-random';
import type { Place } from '../../src/lib/engine/spot';
import { calibratedChances, calibratedShare } from '../../src/lib/lookahead/calibration';
import {
	chancesOfCompletion,
	chancesToWin,
	continued,
	countWinners,
	isCompleted,
	soughtAt
} from '../../src/lib/lookahead/continuations';
import { compactGame, positionOf } from '../../src/lib/lookahead/from-game';
import { Player, shuffled } from '../../src/lib/lookahead/play';
import { Position } from '../../src/lib/lookahead/position';
import { valuesFor } from '../../src/lib/lookahead/review';
import { FIELD } from '../../src/lib/lookahead/tiles';
import { rulesWith, startOf } from './support';

const start = startOf(rulesWith(), 2);
const values = valuesFor('summer', rulesWith());
const table = new Player(start.game, values);

/** A position after so many turns of a game of the table against itself. */
function positionAfter(turns: number): Position {
	const position = new Position(start.game).copy(start);
	table.playOn(position, shuffled(position, seededRandom('continued')), turns);
	return position;
}

/** Every road, city and monastery segment on the table. */
const placesOf = ({ cell, kind, firstNode, game }: Position): Place[] =>
	[...cell].flatMap((tile, at) => {
		if (tile < 0) return [];
		const spot = { x: at % game.grid.width, y: Math.floor(at / game.grid.width) };
		const first = firstNode[tile] ?? 0;
		return [0, 1, 2, 3, 4, 5, 6, 7]
			.filter((segment) => first + segment < (firstNode[tile + 1] || Infinity))
			.filter((segment) => (kind[first + segment] ?? FIELD) !== FIELD)
			.map((segment) => ({ ...spot, segment }));
	});

describe('what gets completed', () => {
	const position = positionAfter(36);
	const places = placesOf(position);
	const depth = { decks: 10, seed: 'some' };

	it('says 1 of what is completed, and less of everything else', () => {
		const { completed } = continued(table, position, places, 20, seededRandom('shares'));
		const done = places.map((place) => isCompleted(position, soughtAt(position, place)));
		expect(done.filter(Boolean).length).toBeGreaterThan(10);
		for (const [nth, share] of completed.entries()) if (done[nth]) expect(share).toBe(1);
		const open = completed.filter((_, nth) => !done[nth]);
		expect(open.some((share) => share === 0)).toBe(true);
		expect(open.some((share) => share > 0.5)).toBe(true);
	});

	it('says the same with the same seed, and changes nothing', () => {
		const before = new Position(position.game).copy(position);
		const said = chancesOfCompletion(start.game, values, position, places, depth);
		expect(chancesOfCompletion(start.game, values, position, places, depth)).toEqual(said);
		expect(position.cell).toEqual(before.cell);
		expect(position.left).toBe(before.left);
	});

	it('says nothing of spots without a tile', () => {
		const nowhere = { x: 30, y: 30, segment: 0 };
		expect(() => chancesOfCompletion(start.game, values, position, [nowhere], depth)).toThrow();
	});
});

it('chances to win come to 1, and are certain at the end', () => {
	const chances = chancesToWin(table, positionAfter(36), 20, seededRandom('chances'));
	expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
	const end = chancesToWin(table, positionAfter(72), 1, seededRandom('end'));
	expect([
		[1, 0],
		[0, 1],
		[0.5, 0.5]
	]).toContainEqual(end);
});

it.each([
	['shared', [0.5, 0.5]],
	['again', [0.5, 0.5]],
	['starter', [0, 1]],
	['non-starter', [1, 0]]
])('a tie is won by the ruling “%s”', (ties, wins) => {
	const rules = rulesWith({ ties });
	const compact = compactGame(rules, 2);
	const position = positionOf(compact, newGame(rules, 2, 1));
	if (!position) throw new Error('A new game has a position.');
	const counted = new Float64Array(2);
	countWinners(new Position(compact).copy(position), counted);
	expect([...counted]).toEqual(wins);
});

it('what is calibrated keeps its order and stays a chance', () => {
	const shares = Array.from({ length: 41 }, (_, at) => at / 40);
	const said = shares.map(calibratedShare);
	expect(said).toEqual([...said].sort((a, b) => a - b));
	expect(said[0]).toBeGreaterThanOrEqual(0);
	expect(said.at(-1)).toBeLessThanOrEqual(1);
	for (const left of [0, 0.1, 0.5, 1]) {
		const [more = 0, less = 0, least = 0] = calibratedChances([0.7, 0.2, 0.1], left);
		expect(more).toBeGreaterThan(less);
		expect(less).toBeGreaterThan(least);
		expect(least).toBeGreaterThanOrEqual(0);
	}
});
