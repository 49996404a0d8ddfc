import { isFollower, isSheltered, onWholeTiles, spotUnder } from '../../engine/figures';
import type { Game } from '../../engine/game';
import type { Piece, PieceKindId, PieceOnTile, PlayerIndex } from '../../engine/piece';
import { sameSpot, samePlace, type Place, type Spot } from '../../engine/spot';
import { heightOf } from './towers';

/** True for the tower's own spot, and for one straight ahead in one of four directions, at most `height` spots away. */
const isReached = (tower: Spot, height: number, { x, y }: Spot): boolean => {
	const [across, along] = [Math.abs(x - tower.x), Math.abs(y - tower.y)];
	return Math.min(across, along) === 0 && Math.max(across, along) <= height;
};

/** The spots that a tower of so many floors reaches, with tiles or without: its own first. */
export const spotsInReach = ({ x, y }: Spot, height: number): readonly Spot[] => {
	const far = Array.from({ length: 2 * height + 1 }, (_, n) => n - height).filter((n) => n !== 0);
	return [
		{ x, y },
		...far.flatMap((steps) => [
			{ x: x + steps, y },
			{ x, y: y + steps }
		])
	];
};

/**
 * The followers on features that may be captured after a floor was put onto the tower of a tile, in the order in which they came.
 */
export function standingInReach(game: Game, tower: Spot): readonly Piece[] {
	const height = heightOf(game, tower);
	return standing(game).filter(({ at }) => isReached(tower, height, at));
}

/** The followers on top of towers that may be captured then. */
export const onTopInReach = (game: Game, tower: Spot): readonly PieceOnTile[] =>
	onTowers(game).filter(({ on }) => isReached(tower, heightOf(game, tower), on.spot));

/** True for a follower within reach of the tower on a tile. */
export const isInReach = (game: Game, tower: Spot, follower: Piece | PieceOnTile): boolean =>
	isReached(tower, heightOf(game, tower), spotUnder(follower));

const standing = (game: Game): readonly Piece[] =>
	[...game.pieces].filter(
		(piece) => piece.corner === undefined && isFollower(game, piece) && !isSheltered(game, piece)
	);

const onTowers = (game: Game): readonly PieceOnTile[] =>
	onWholeTiles(game).filter(
		(piece) => isFollower(game, piece) && heightOf(game, piece.on.spot) > 0
	);

/** The follower of a player and kind at a place, or on top of that tile's tower; the last one put there of several. */
export function followerAt(
	game: Game,
	{
		whose,
		piece,
		from,
		top
	}: {
		readonly whose: PlayerIndex;
		readonly piece: PieceKindId;
		readonly from: Place;
		readonly top: boolean;
	}
): Piece | PieceOnTile | undefined {
	const isTheirs = ({ player, kind }: Piece | PieceOnTile): boolean =>
		player === whose && kind === piece;
	return top
		? onTowers(game).findLast((one) => isTheirs(one) && sameSpot(one.on.spot, from))
		: standing(game).findLast((one) => isTheirs(one) && samePlace(one.at, from));
}
