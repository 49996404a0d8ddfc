import { inHand, type Game } from '../../engine/game';
import { joints, type Laying } from '../../engine/laying';
import type { PieceKindId, PlayerIndex } from '../../engine/piece';

/** A figure which a player could put on a tile. */
export interface DeployOption {
	readonly piece: PieceKindId;
	/** Segment of the tile. */
	readonly segment: number;
	/** True where somebody already stands on what the segment continues: against the rules. */
	readonly occupied: boolean;
}

/** Every figure in hand with every segment of the tile on which it may stand, were the tile laid so. */
export function deployOptions(
	game: Game,
	laying: Laying,
	player: PlayerIndex
): readonly DeployOption[] {
	const occupied = occupiedSegments(game, laying);
	return Object.entries(game.rules.pieces).flatMap(([piece, { stands }]) =>
		inHand(game, player, piece) < 1
			? []
			: laying.type.segments
					.filter(({ kind }) => stands.includes(kind))
					.map(({ index }) => ({ piece, segment: index, occupied: occupied.has(index) }))
	);
}

/** Segments that would continue a feature on which a figure stands. */
export function occupiedSegments(game: Game, laying: Laying): ReadonlySet<number> {
	const taken = joints(game.board, laying).filter(({ joined }) =>
		joined.some(({ pieces }) => pieces.length > 0)
	);
	return new Set(taken.flatMap(({ segments }) => segments));
}
