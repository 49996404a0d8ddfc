import { fieldCorners } from '../../engine/corners';
import { isOccupied } from '../../engine/figures';
import { inSupply, type Game } from '../../engine/game';
import { joinedSegments, type JoinedSegments, type Laying } from '../../engine/laying';
import type { Deployment, PieceKind } from '../../engine/module';
import type { ObjectionCode } from '../../engine/objection';
import type { PieceKindId, PlayerIndex } from '../../engine/piece';
import type { Corner } from '../../engine/spot';
import type { BaseObjection } from './codes';

/** A figure a player could put on a tile. */
export interface DeployOption {
	readonly piece: PieceKindId;
	/** Segment index on the tile. */
	readonly segment: number;
	/** The corner of the spot, for a figure where four tiles meet. */
	readonly corner?: Corner;
	/** True when it's against the rules, mostly because somebody stands there. */
	readonly occupied: boolean;
	/** The objection then. */
	readonly objection?: ObjectionCode;
}

/** Every figure in supply with every segment or corner it may stand on, if the tile were laid. */
export const deployOptions = (
	game: Game,
	laying: Laying,
	player: PlayerIndex
): readonly DeployOption[] =>
	Object.keys(game.rules.pieces).flatMap((piece) =>
		inSupply(game, player, piece) < 1 ? [] : optionsFor(game, laying, player, piece)
	);

/** Every segment or corner where a kind of figure may stand; none for an unknown kind. @internal */
export function optionsFor(
	game: Game,
	laying: Laying,
	player: PlayerIndex,
	piece: PieceKindId
): readonly DeployOption[] {
	const kind = game.rules.pieces[piece];
	if (!kind) return [];
	const judge = judgeOf(game, laying, player, kind);
	return placesFor(game, laying, kind).map((place) => optionOf(piece, place, judge(place)));
}

interface WantedPlace {
	readonly piece: PieceKindId;
	readonly segment: number;
	readonly corner?: Corner | undefined;
}

/** The option of one place; undefined where that kind of figure can't stand at all. */
export function optionAt(
	game: Game,
	laying: Laying,
	player: PlayerIndex,
	{ piece, segment, corner }: WantedPlace
): DeployOption | undefined {
	const kind = game.rules.pieces[piece];
	const place = kind && placesFor(game, laying, kind).find(isPlace(segment, corner));
	return place && optionOf(piece, place, judgeOf(game, laying, player, kind)(place));
}

const isPlace =
	(segment: number, corner: Corner | undefined) =>
	(place: FigurePlace): boolean =>
		place.segment === segment && place.corner === corner;

/** Says what is objected to putting a kind of figure on a place of the tile. */
function judgeOf(game: Game, laying: Laying, player: PlayerIndex, kind: PieceKind) {
	const groups = joinedSegments(game.board, laying);
	return ({ segment }: FigurePlace): ObjectionCode | undefined => {
		const group = groups.find(({ segments }) => segments.includes(segment));
		return objectionTo(kind, { game, player, laying, segment, ...joinedBy(group) });
	};
}

const optionOf = (
	piece: PieceKindId,
	{ segment, corner }: FigurePlace,
	objection: ObjectionCode | undefined
): DeployOption => ({
	piece,
	segment,
	occupied: objection !== undefined,
	...(corner !== undefined && { corner }),
	...(objection !== undefined && { objection })
});

/** The features a figure would stand on, and how much of them would be missing. */
const joinedBy = (group: JoinedSegments | undefined): Pick<Deployment, 'features' | 'open'> => ({
	features: group?.joined ?? [],
	open: group?.open ?? 0
});

type FigurePlace = Pick<DeployOption, 'segment' | 'corner'>;

/** Segments or corners where a kind of figure may stand, occupied or not. */
function placesFor({ board }: Game, laying: Laying, kind: PieceKind): readonly FigurePlace[] {
	const places: readonly FigurePlace[] = kind.onCorner
		? fieldCorners(board, laying)
		: laying.type.segments.map(({ index }) => ({ segment: index }));
	return places.filter(({ segment }) => {
		const on = laying.type.segments[segment];
		return on && kind.mayStandOn(on, laying.type);
	});
}

const OCCUPIED: BaseObjection['code'] = 'occupied';

/** See {@link PieceKind.objection}. */
function objectionTo(kind: PieceKind, deployment: Deployment): ObjectionCode | undefined {
	if (kind.objection) return kind.objection(deployment);
	const { game, features } = deployment;
	return features.some((feature) => isOccupied(game, feature)) ? OCCUPIED : undefined;
}
