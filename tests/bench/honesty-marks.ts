import { newGame } from '../../src/lib/engine/game';
import { play } from '../../src/lib/engine/play';
import { seededRandom } from '../../src/lib/engine/seeded-random';
import { meanOf, differences, Trial, untried, usualDepth } from '../../src/lib/lookahead/ahead';
import { compactGame, positionOf } from '../../src/lib/lookahead/from-game';
import { cellAt } from '../../src/lib/lookahead/grid';
import { usualMove } from '../../src/lib/lookahead/judge';
import { Player, type Move } from '../../src/lib/lookahead/play';
import type { Position } from '../../src/lib/lookahead/position';
import { reviewTurns, valuesFor } from '../../src/lib/lookahead/review';
import type { TurnReview } from '../../src/lib/lookahead/review-turn';
import { plainValues } from '../../src/lib/lookahead/values';
import { LAID, type Laid } from '../../src/lib/rules/base/events';
import { effectiveLog } from '../../src/lib/record';
import { rulesOf } from '../../src/lib/rules/catalogue';
import { noisy, recordedBy } from '../lookahead/noisy';
import { rulesWith, type Played } from '../lookahead/support';
import { gameIn } from '../record/records';

/* How honest the marks of a review are. */

/** How many piles both moves of a mark are continued with to the end. */
const TO_THE_END = 300;

const rules = rulesWith();
const compact = compactGame(rules, 2);
const table = new Player(compact, valuesFor('summer', rules));
const plain = new Player(compact, plainValues(compact.rules));

/** The final of a championship: the only game of people here. */
export function championship(): Played {
	const { header, entries } = gameIn('tests/games/championship.json');
	const { events } = effectiveLog(entries);
	return { rules: rulesOf(header), players: 2, first: header.first, events };
}

/** A game of two players with noise: plain ones, or two who go by the table as the review does. */
export const noisyGame = (by: 'plain' | 'table', nth: number): Played =>
	recordedBy(rules, 2, [noisy({ plain, table }[by])], `${by} ${String(nth)}`);

/** A game of the player that looks ahead, against itself. */
export function gameAhead(nth: number): Played {
	const trial = new Trial(new Player(compact, table.valuer.values));
	const ahead = (position: Position, tile: number, random: () => number) =>
		trial.best(position, tile, usualDepth(2), random);
	return recordedBy(rules, 2, [ahead], `ahead ${String(nth)}`);
}

/** Reviews a game of two in summer. */
export const reviewed = (played: Played, seed: string): ReadonlyMap<number, TurnReview> =>
	new Map(
		[...reviewTurns({ ...played, land: 'summer' }, seed)].map(({ event, review }) => [
			event,
			review
		])
	);

/** The turns of two reviews that have a mark in either of them. */
export const markedIn = (...reviews: readonly ReadonlyMap<number, TurnReview>[]): number[] => [
	...new Set(reviews.flatMap((turns) => [...turns].flatMap(([at, { mark }]) => (mark ? [at] : []))))
];

/** How much a marked move really gives away: both moves continued to the end by the table, with other piles. */
export function lossToTheEnd(played: Played, at: number, { better }: TurnReview): number {
	const game = newGame(played.rules, played.players, played.first);
	for (const event of played.events.slice(0, at)) play(game, event);
	const turn = played.events[at];
	const position = positionOf(compact, game);
	if (!position || !better || turn?.type !== LAID) throw new Error('A mark is on a turn.');
	const laid = turn as Laid;
	const tile = compact.tiles.numbers.get(laid.tile) ?? 0;
	const moves = [better, { ...laid, segment: laid.deploy?.segment }].map((move) =>
		untried(compactMove(position, tile, move))
	);
	const random = seededRandom(`to the end ${String(at)}`);
	const depth = { decks: TO_THE_END, plies: Infinity };
	new Trial(table).tryMoves(position, tile, moves, depth, random);
	const [one, other] = moves;
	return one && other ? meanOf(differences(one, other)) : NaN;
}

const compactMove = (
	position: Position,
	tile: number,
	{
		x,
		y,
		rotation,
		segment = -1
	}: { x: number; y: number; rotation: number; segment?: number | undefined }
): Move => {
	const at = cellAt(compact.grid.width, { x, y });
	return usualMove(table, position, { turned: 4 * tile + rotation, at, segment });
};
