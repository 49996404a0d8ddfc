import { fieldCorners } from '../../engine/corners';
import type { Feature } from '../../engine/feature';
import { inSupply, type Game } from '../../engine/game';
import { joinedSegments, type Laying } from '../../engine/laying';
import type { PieceKind } from '../../engine/module';
import type { PieceKindId, PlayerIndex } from '../../engine/piece';
import type { Corner } from '../../engine/spot';

/** A figure which a player could put on a tile. */
export interface DeployOption {
	readonly piece: PieceKindId;
	/** Segment of the tile. */
	readonly segment: number;
	/** For a figure that stands where four tiles meet, the corner of the spot. */
	readonly corner?: Corner;
	/** True where somebody already stands on what the segment continues: against the rules. */
	readonly occupied: boolean;
}

/** Every figure in hand with every segment or corner of the tile on which it may stand, were the tile laid so. */
export const deployOptions = (
	game: Game,
	laying: Laying,
	player: PlayerIndex
): readonly DeployOption[] =>
	Object.keys(game.rules.pieces).flatMap((piece) =>
		inSupply(game, player, piece) < 1 ? [] : optionsFor(game, laying, piece)
	);

/** Every segment or corner on which a figure of a kind may stand; none for a kind that nobody knows. */
export function optionsFor(
	game: Game,
	laying: Laying,
	piece: PieceKindId
): readonly DeployOption[] {
	const kind = game.rules.pieces[piece];
	if (!kind) return [];
	return kind.onCorner
		? onCorners(game, laying, piece, kind)
		: onSegments(game, laying, piece, kind);
}

function onSegments(
	game: Game,
	laying: Laying,
	piece: PieceKindId,
	kind: PieceKind
): readonly DeployOption[] {
	const groups = joinedSegments(game.board, laying);
	return laying.type.segments
		.filter((segment) => kind.stands(segment, laying.type))
		.map(({ index }) => {
			const joined = groups.find(({ segments }) => segments.includes(index))?.joined ?? [];
			return { piece, segment: index, occupied: isOccupied(kind, joined) };
		});
}

function onCorners(
	game: Game,
	laying: Laying,
	piece: PieceKindId,
	kind: PieceKind
): readonly DeployOption[] {
	return fieldCorners(game.board, laying)
		.filter(({ segment }) => {
			const lying = laying.type.segments[segment];
			return lying && kind.stands(lying, laying.type);
		})
		.map(({ corner, segment, joined }) => ({
			piece,
			segment,
			corner,
			occupied: isOccupied(kind, joined)
		}));
}

/** True when a figure of this kind may not join those who stand on the features. */
function isOccupied(kind: PieceKind, features: readonly Feature[]): boolean {
	const others = features.flatMap(({ pieces }) => pieces);
	return others.length > 0 && !(kind.joins?.(others) ?? false);
}
