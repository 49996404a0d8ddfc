import { isDrawnNow, type Game } from '../../engine/game';
import { isHeldBack } from '../../engine/legal';
import type { TileId } from '../../engine/tile';
import { backIntoBag } from './rulings';

/** True if it is known which tiles are left, and each of them is as likely to be drawn next as any other. */
export const isBagKnown = (game: Game): boolean => isListed(game) && isEveryTileAsLikely(game);

/** True if all tiles are on the table's list: nobody has laid more copies than there are, or tiles that aren't counted. */
export const isListed = ({ rules, left }: Game): boolean =>
	[...left.values()].every((count) => count >= 0) &&
	[...rules.tiles.keys()].every((id) => rules.counts.has(id) || rules.stock.has(id));

/** True if each tile left is as likely to be drawn next as any other. */
export const isEveryTileAsLikely = (game: Game): boolean =>
	game.unseen === 0 &&
	game.turnedUp.length === 0 &&
	game.rules.existing === undefined &&
	game.rules.rulings['hand'] !== 'three' &&
	!backIntoBag(game.rules.rulings) &&
	idsLeft(game).every((id) => isDrawnNow(game, id) && !goesBack(game, id));

/** The tiles of which copies are left. */
export const idsLeft = ({ left }: Game): readonly TileId[] =>
	[...left].flatMap(([id, count]) => (count > 0 ? [id] : []));

function goesBack(game: Game, id: TileId): boolean {
	const type = game.rules.tiles.get(id);
	return type !== undefined && isHeldBack(game, type);
}
