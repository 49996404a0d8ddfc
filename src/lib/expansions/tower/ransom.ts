import { hasTilesLeft, type Game } from '../../engine/game';
import { furtherTile, openingOf } from '../../engine/further';
import { totals } from '../../engine/ledger';
import type { GameEvent } from '../../engine/module';
import type { PlayerIndex } from '../../engine/piece';
import type { Question } from '../../engine/question';
import type { Rulings } from '../../engine/rulings';
import { isLaid } from '../../rules/base/events';
import { RANSOMED, type Ransomed } from './events';
import { heldBy, isAnyHeld, kindsOf } from './prisoners';
import { FIGURE } from './questions';

/** What a ransom costs, whatever the figure. */
export const RANSOM = 3;

export const isRansomed = (event: GameEvent): event is Ransomed => event.type === RANSOMED;

/** True if nobody with fewer points may pay. */
const needsPoints = (rulings: Rulings): boolean => rulings['ransomBelow'] !== 'yes';

/** True for a player with enough points. Those that the turn begins with count, though they are only paid with the turn. */
export function hasPoints(game: Game, player: PlayerIndex): boolean {
	if (!needsPoints(game.rules.rulings)) return true;
	const [more = 0] = totals(openingOf(game, player), game.players).slice(player);
	return (game.scores[player] ?? 0) + more >= RANSOM;
}

/** True for a player who already paid a ransom in the turn that is to come, or in that whose next part is to come. */
export function hasRansomed(game: Game, player: PlayerIndex): boolean {
	const { history, turn } = game;
	let parts = furtherTile(game)?.as === 'part' ? (turn?.part ?? 1) : 0;
	for (let index = history.length - 1; index >= 0; index--) {
		const event = history[index]?.event;
		if (event && isRansomed(event) && event.player === player) return true;
		if (event && isLaid(event) && parts-- === 0) return false;
	}
	return false;
}

/** True while a tile is left, or one that was turned up is still to be laid. */
const isTileToCome = (game: Game): boolean => hasTilesLeft(game) || game.turnedUp.length > 0;

/**
 * Offers to ransom figures of the player to move before the next tile, while one is left: each kind that each other player holds.
 */
export function ransomOffer(game: Game): readonly Question[] {
	if (game.apart.size === 0 || game.unscored || !isTileToCome(game)) return [];
	const player = game.toMove;
	if (!isAnyHeld(game, player) || hasRansomed(game, player) || !hasPoints(game, player)) return [];
	const choices = game.supply.flatMap((_, holder) =>
		kindsOf(heldBy(game, holder, player)).map((piece) => {
			const event: Ransomed = { type: RANSOMED, player, from: holder, piece };
			return { id: FIGURE, player: holder, piece, event };
		})
	);
	return [{ id: RANSOMED, player, timing: 'before', offered: true, options: [], choices }];
}
