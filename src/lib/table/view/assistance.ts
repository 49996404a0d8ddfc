import { copiesFor, isDrawnNow, isRunning, type Game } from '../../engine/game';
import { holeOf } from '../../engine/holes';
import { legalRotations } from '../../engine/legal';
import type { Rulings } from '../../engine/rulings';
import type { Spot } from '../../engine/spot';
import { ASSISTANCE_LEVELS } from '../../rules/base/rulings';

/** What the app shows during a game. referee: legality and scoring; clear: also farm owners; helper: also projections. @internal */
export type Assistance = (typeof ASSISTANCE_LEVELS)[number];

/** The assistance that a table agreed on; `helper` if it said nothing. */
export const assistanceOf = (rulings: Rulings): Assistance =>
	ASSISTANCE_LEVELS.find((level) => level === rulings['aids']) ?? 'helper';

/** Once the game has ended everything is shown. */
const allows = (game: Game, ...levels: readonly Assistance[]): boolean =>
	!isRunning(game) || levels.includes(assistanceOf(game.rules.rulings));

/** The rulings by which the past is shown: once a game has ended nothing is hidden. */
export const rulingsOfPast = (game: Game): Rulings =>
	isRunning(game) ? game.rules.rulings : { ...game.rules.rulings, aids: 'helper' };

/** True when owners of farms are shown, and what a feature would pay if the game ended now. */
export const showsOwners = (game: Game): boolean => allows(game, 'helper', 'clear');

/** True when the projected totals are shown. */
export const showsProjection = (game: Game): boolean => allows(game, 'helper');

/** True when spots that no tile fits are marked, and the fitting tiles of others are counted. */
export const showsHoles = (game: Game): boolean => allows(game, 'helper');

/**
 * Number of tiles of the pile drawn from now that may lie on a spot, by the box's list. Undefined if that isn't wanted, or while
 * a custom tile isn't described.
 */
export function tilesThatFit(game: Game, spot: Spot): number | undefined {
	if (!showsHoles(game)) return undefined;
	const hole = holeOf(game.board, spot);
	let fitting = 0;
	for (const id of game.rules.counts.keys()) {
		const left = isDrawnNow(game, id) ? copiesFor(game, 0, id) : 0;
		const type = game.rules.tiles.get(id);
		if (left > 0 && !type) return undefined;
		if (type && left > 0 && legalRotations(game, hole, type).length > 0) fitting += left;
	}
	return fitting;
}
