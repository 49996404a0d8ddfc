import { expect, it } from 'vitest';
import { newGame } from '../../src/lib/engine/game';
import { play } from '../../src/lib/engine/play';
import { valuesFor } from '../../src/lib/lookahead/review';
import { Reviewer, type TurnReview } from '../../src/lib/lookahead/review-turn';
import { effectiveLog } from '../../src/lib/record';
import { LAID } from '../../src/lib/rules/base/events';
import { rulesOf } from '../../src/lib/rules/catalogue';
import { gameIn } from '../record/records';

/* Turns of the final of a championship, and what a review says of them. */

const { header, entries } = gameIn('tests/games/championship.json');
const rules = rulesOf(header);
const { events } = effectiveLog(entries);

/** The review of a turn, counted from 1. */
function reviewOfTurn(number: number, seed: string): TurnReview {
	const game = newGame(rules, 2, header.first);
	for (const event of events.slice(0, number - 1)) play(game, event);
	const turn = events[number - 1];
	if (turn?.type !== LAID) throw new Error('Each event is a turn.');
	const reviewer = new Reviewer(rules, 2, valuesFor('summer', rules), seed);
	const review = reviewer.review(game, turn);
	if (!review) throw new Error('The table can be said.');
	return review;
}

it('a tile that leaves a large field to the other player is marked, with a farmer there as the better move', () => {
	const { mark, better, loss, error } = reviewOfTurn(46, 'some');
	expect(mark).toBeDefined();
	expect(better).toEqual({ x: 5, y: -3, rotation: 0, segment: 2 });
	expect(loss).toBeGreaterThan(10);
	expect(error).toBeLessThan(0.5);
});

it('much that is lost at first and not at the end is only worth a look', () => {
	const { mark, loss } = reviewOfTurn(45, 'some');
	expect(loss).toBeGreaterThan(7);
	expect(mark).toBe('worth-a-look');
});

it('a monastery whose follower stays in hand, four tiles before the end, loses three points', () => {
	expect(reviewOfTurn(68, 'some').loss).toBeCloseTo(3, 0);
});

it('the same seed says the same; chances of all players come to 1', () => {
	const review = reviewOfTurn(60, 'some');
	expect(reviewOfTurn(60, 'some')).toEqual(review);
	expect(review.chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
});
