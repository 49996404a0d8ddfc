import { isDrawnNow, type Game } from '../../engine/game';
import { isPlayable } from '../../engine/legal';
import { seededRandom } from '../../engine/seeded-random';
import type { TileId } from '../../engine/tile';

/**
 * The tile that is drawn next, of all that are left; undefined if none is left. The same position and seed always draw the same
 * tile: neither taking a turn back nor a reload gives another one.
 */
export function drawTile(game: Game, seed: string): TileId | undefined {
	if (game.phase !== 'playing') return undefined;
	const pile = [...game.left].flatMap(([id, count]) =>
		isDrawnNow(game, id) ? Array.from({ length: count }, () => id) : []
	);
	const random = seededRandom(`${seed} ${String(game.history.length)}`);
	return pile[Math.floor(random() * pile.length)];
}

/** True if none of the tiles that are left fits: somebody who puts tiles back into the bag would draw for ever. */
export const fitsNone = (game: Game): boolean =>
	[...game.left].every(([id, count]) => {
		const type = game.rules.tiles.get(id);
		return count === 0 || !type || !isPlayable(game, type);
	});
