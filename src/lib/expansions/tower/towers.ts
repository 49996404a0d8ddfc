import { tileAt } from '../../engine/board';
import type { LaidTile } from '../../engine/feature';
import { inSupply, type Game } from '../../engine/game';
import type { PieceApart, PieceKindId, PlayerIndex } from '../../engine/piece';
import { sameSpot, type Spot } from '../../engine/spot';
import { countOn } from '../../engine/tile-tokens';
import { hasFoundation } from './tiles';

/** The id of a floor on a tower, and of the token that counts the floors that a player has left. */
export const FLOOR = 'tower-floor';

/** How many floors each player has at first, by the number of players. */
const FLOORS: Readonly<Partial<Record<number, number>>> = { 2: 10, 3: 9, 4: 7, 5: 6, 6: 5 };
const MOST_FLOORS = 10;

export const floorsEach = (players: number): number => FLOORS[players] ?? MOST_FLOORS;

/** How high the tower on a tile is, in floors. */
export const heightOf = (game: Game, spot: Spot): number => countOn(game, FLOOR, spot);

/** The follower on top of the tower on a tile; undefined if the tower is open, and for a foundation. */
export function topOf({ apart }: Game, spot: Spot): PieceApart | undefined {
	for (const piece of apart)
		if (piece.on.kind === 'tile' && sameSpot(piece.on.spot, spot)) return piece;
	return undefined;
}

/** The tiles whose tower can grow: foundations, and towers without a follower on top. */
export const openFoundations = (game: Game): readonly LaidTile[] =>
	game.board.order.filter((tile) => hasFoundation(tile.type) && !topOf(game, tile));

/** True for a foundation or an open tower. */
export const isOpen = (game: Game, spot: Spot): boolean => {
	const tile = tileAt(game.board, spot);
	return tile !== undefined && hasFoundation(tile.type) && !topOf(game, spot);
};

/** The tiles with an open tower of at least one floor: a follower may end it. */
export const openTowers = (game: Game): readonly LaidTile[] =>
	openFoundations(game).filter((tile) => heightOf(game, tile) > 0);

/** True for a follower that may stand on towers, which mayors, wagons and abbots can't. */
export const mayClimb = ({ rules }: Game, piece: PieceKindId): boolean =>
	rules.pieces[piece]?.onTop === true;

/** The kinds of figures in a player's hand that may stand on towers, the follower of the base game first. */
export const climbersOf = (game: Game, player: PlayerIndex): readonly PieceKindId[] =>
	Object.keys(game.rules.pieces).filter(
		(piece) => inSupply(game, player, piece) > 0 && mayClimb(game, piece)
	);
