import { copiesFor, isRunning, type Game } from '../../engine/game';
import { holeOf, rotationsAt } from '../../engine/holes';
import type { Rulings } from '../../engine/rulings';
import type { Spot } from '../../engine/spot';
import { ASSISTANCE_LEVELS } from '../../rules/base/rulings';

/**
 * How much a table lets the app tell while the game runs. Referee: legality and scoring only; clear: also whose farm is whose; helper: also what may come.
 * @internal
 */
export type Assistance = (typeof ASSISTANCE_LEVELS)[number];

/** The aids that a table agreed on; all of them where it said nothing. */
export const assistanceOf = (rulings: Rulings): Assistance =>
	ASSISTANCE_LEVELS.find((level) => level === rulings['aids']) ?? 'helper';

/** When the last tile is scored nothing is left to guess: everything is shown. */
const allows = (game: Game, ...levels: readonly Assistance[]): boolean =>
	!isRunning(game) || levels.includes(assistanceOf(game.rules.rulings));

/** The rulings by which its past is shown: once a game is over nothing of it is kept back. */
export const rulingsOfPast = (game: Game): Rulings =>
	isRunning(game) ? game.rules.rulings : { ...game.rules.rulings, aids: 'helper' };

/** Whether it's shown whose a farm is, and what a feature would pay if the game ended now. */
export const showsOwners = (game: Game): boolean => allows(game, 'helper', 'clear');

/** Whether the totals are shown which the players would have if the game ended now. */
export const showsProjection = (game: Game): boolean => allows(game, 'helper');

/** Whether holes are marked which nothing fits any more, and counted what still fits the others. */
export const showsHoles = (game: Game): boolean => allows(game, 'helper');

/**
 * How many tiles still to be drawn fit a spot, as the box's list goes. Undefined where the table agreed not to be told, or
 * where the list doesn't say: a design that nobody has told yet may fit anywhere.
 */
export function tilesThatFit(game: Game, spot: Spot): number | undefined {
	if (!showsHoles(game)) return undefined;
	const hole = holeOf(game.board, spot);
	let fitting = 0;
	for (const id of game.rules.counts.keys()) {
		const left = copiesFor(game, 0, id);
		const type = game.rules.tiles.get(id);
		if (left > 0 && !type) return undefined;
		if (type && left > 0 && rotationsAt(hole, type).length > 0) fitting += left;
	}
	return fitting;
}
