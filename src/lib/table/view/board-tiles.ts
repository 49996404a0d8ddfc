import type { BoardTile } from '../../drawing/board/scene';
import { featureOf, isCompleted, type LaidTile } from '../../engine/feature';
import type { Game } from '../../engine/game';
import { sameSpot } from '../../engine/spot';
import { loadCustomShapes } from '../../drawing/tile/load-custom-shapes';
import { describesTiles } from '../../record';

/** Loads what the shapes of custom tiles need, if these events, entries or amendments describe any: call it before they are shown. */
export async function loadShapesFor(...events: readonly unknown[]): Promise<void> {
	if (describesTiles(events)) await loadCustomShapes();
}

/** The tiles as the board shows them; unchanged ones are the same objects, so that they aren't drawn again. */
export const tilesIn = (game: Game, known: readonly BoardTile[]): readonly BoardTile[] =>
	game.board.order.map((laid) => {
		const tile = boardTile(laid);
		const before = known[tile.order];
		return before && isSame(before, tile) ? before : tile;
	});

const boardTile = ({ x, y, type, rotation, order, parts }: LaidTile): BoardTile => ({
	x,
	y,
	type,
	rotation,
	order,
	completed: parts
		.filter((part) => isCompleted(featureOf(part)))
		.map(({ segment }) => segment.index)
});

const isSame = (a: BoardTile, b: BoardTile): boolean =>
	sameSpot(a, b) &&
	a.type === b.type &&
	a.rotation === b.rotation &&
	a.completed.join() === b.completed.join();
