import { isFollower } from '../../engine/figures';
import type { Game } from '../../engine/game';
import type { Piece, PieceApart, PieceKindId, PlayerIndex } from '../../engine/piece';
import { sameSpot, samePlace, type Place, type Spot } from '../../engine/spot';
import { heightOf } from './towers';

/** A follower within reach of a tower: on a feature, or on top of a tower. */
export interface InReach {
	readonly player: PlayerIndex;
	readonly kind: PieceKindId;
	readonly spot: Spot;
	/** Where it stands; undefined on top of a tower. */
	readonly at?: Place;
	readonly piece: Piece | PieceApart;
}

/** True for a spot on the tower's tile, or straight ahead in one of four directions, no farther than so many spots. */
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

/** Everybody whom a floor just put onto the tower of a tile lets its player capture, in the order in which they were put there. */
export function followersInReach(game: Game, tower: Spot): readonly InReach[] {
	const height = heightOf(game, tower);
	return [...standing(game), ...onTowers(game)].filter(({ spot }) =>
		isReached(tower, height, spot)
	);
}

const standing = (game: Game): readonly InReach[] =>
	[...game.pieces]
		.filter((piece) => piece.corner === undefined && isFollower(game, piece))
		.map((piece) => ({
			player: piece.player,
			kind: piece.kind,
			spot: { x: piece.at.x, y: piece.at.y },
			at: piece.at,
			piece
		}));

/** The followers on top of towers. */
const onTowers = (game: Game): readonly InReach[] =>
	[...game.apart].flatMap((piece) =>
		piece.on.kind === 'tile' && isFollower(game, piece)
			? [{ player: piece.player, kind: piece.kind, spot: piece.on.spot, piece }]
			: []
	);

/** The followers of a player and kind at a place, or on top of that tile's tower; the last one put there of several. */
export const followerAt = (
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
): InReach | undefined =>
	[...standing(game), ...onTowers(game)].findLast(
		(one) =>
			one.player === whose &&
			one.kind === piece &&
			(one.at ? !top && samePlace(one.at, from) : top && sameSpot(one.spot, from))
	);
