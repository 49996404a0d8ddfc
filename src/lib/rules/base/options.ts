import { fieldCornerOf, fieldCorners } from '../../engine/corners';
import { featureAt, tileAt } from '../../engine/board';
import { isCompleted, type LaidTile } from '../../engine/feature';
import { isOccupied } from '../../engine/figures';
import { inSupply, type Game, type Turn } from '../../engine/game';
import { consider, type Laying, type Prospect } from '../../engine/laying';
import type { Act, Deployment, PieceKind, Rules } from '../../engine/module';
import type { ObjectionCode } from '../../engine/objection';
import {
	howPut,
	type FigurePlace,
	type Piece,
	type PieceKindId,
	type PlayerIndex
} from '../../engine/piece';
import type { Question } from '../../engine/question';
import { fail, ok, type Result } from '../../engine/result';
import type { Corner, Place } from '../../engine/spot';
import type { Segment } from '../../engine/tile';
import type { BaseNonsense, BaseObjection } from './codes';

/** A figure a player could put on a tile. */
export interface DeployOption {
	readonly piece: PieceKindId;
	/** Segment index on the tile. */
	readonly segment: number;
	/** The corner of the spot, for a figure where four tiles meet. */
	readonly corner?: Corner;
	/** Present if it would lie instead of standing. */
	readonly lying?: true;
	/** True when it's against the rules, mostly because somebody stands there. */
	readonly occupied: boolean;
	/** Why it's against the rules; absent if it isn't. */
	readonly objection?: ObjectionCode;
}

/** Every figure in supply with every segment or corner it could stand on, if the tile were laid. */
export function deployOptions(
	game: Game,
	laying: Laying,
	player: PlayerIndex
): readonly DeployOption[] {
	const prospect = consider(game.board, laying);
	return Object.keys(game.rules.pieces).flatMap((piece) =>
		inSupply(game, player, piece) < 1 ? [] : optionsFor(game, prospect, player, piece)
	);
}

/** Every segment or corner where a kind of figure could stand; empty for an unknown kind. @internal */
export function optionsFor(
	game: Game,
	prospect: Prospect,
	player: PlayerIndex,
	piece: PieceKindId
): readonly DeployOption[] {
	const kind = game.rules.pieces[piece];
	if (!kind) return [];
	return placesFor(game, prospect, kind).map((place) =>
		optionOf(piece, place, objectionAt(game, prospect, player, kind, place))
	);
}

interface WantedPlace extends FigurePlace {
	readonly piece: PieceKindId;
}

/** The option of one place; undefined if that kind of figure can't stand there at all. */
export function optionAt(
	game: Game,
	prospect: Prospect,
	player: PlayerIndex,
	{ piece, ...place }: WantedPlace
): DeployOption | undefined {
	const kind = game.rules.pieces[piece];
	if (!kind || !isPlaceFor(game, prospect, kind, place)) return undefined;
	return optionOf(piece, place, objectionAt(game, prospect, player, kind, place));
}

function isPlaceFor(
	{ board, rules }: Game,
	prospect: Prospect,
	kind: PieceKind,
	{ segment, corner, lying }: FigurePlace
): boolean {
	if (!mayStandOn(prospect, kind, segment)) return false;
	if (lying && !mayLie(rules, kind, prospect.type.segments[segment])) return false;
	if (!kind.onCorner) return corner === undefined;
	return corner !== undefined && fieldCornerOf(board, prospect, corner)?.segment === segment;
}

/** The objection to putting a kind of figure on a place of the tile. */
function objectionAt(
	game: Game,
	prospect: Prospect,
	player: PlayerIndex,
	kind: PieceKind,
	{ segment }: FigurePlace
): ObjectionCode | undefined {
	const group = prospect.joins.find(({ segments }) => segments.includes(segment));
	const { joined: features = [], open = 0 } = group ?? {};
	const insisted = insistedOn(game, prospect);
	return insisted ?? objectionTo(kind, { game, player, laying: prospect, segment, features, open });
}

const optionOf = (
	piece: PieceKindId,
	place: FigurePlace,
	objection: ObjectionCode | undefined
): DeployOption => ({
	piece,
	segment: place.segment,
	occupied: objection !== undefined,
	...howPut(place),
	...(objection !== undefined && { objection })
});

/** Segments or corners where a kind of figure may stand or lie, occupied or not. */
function placesFor(game: Game, prospect: Prospect, kind: PieceKind): readonly FigurePlace[] {
	const places: readonly FigurePlace[] = kind.onCorner
		? fieldCorners(game.board, prospect)
		: prospect.type.segments.flatMap((on) => waysOn(game.rules, kind, on));
	return places.filter(({ segment }) => mayStandOn(prospect, kind, segment));
}

/** The ways to put a kind of figure on a segment: it stands there, and perhaps may also lie. */
export const waysOn = (rules: Rules, kind: PieceKind, on: Segment): readonly FigurePlace[] => [
	{ segment: on.index },
	...(mayLie(rules, kind, on) ? [{ segment: on.index, lying: true } as const] : [])
];

/** True for a follower on a segment where a module lets it lie. */
export const mayLie = ({ answering }: Rules, kind: PieceKind, on: Segment | undefined): boolean =>
	on !== undefined &&
	kind.strength !== undefined &&
	answering.mayLieOn.some((module) => module.mayLieOn(on));

function mayStandOn({ type }: Prospect, kind: PieceKind, segment: number): boolean {
	const on = type.segments[segment];
	return on !== undefined && kind.mayStandOn(on, type);
}

/** A figure that a player puts on a tile that lies already: the tile of the turn, or an earlier one. */
interface FigureOnTile {
	readonly player: PlayerIndex;
	readonly piece: PieceKindId;
	/** Why it comes onto a tile that lay before the turn, as its module calls it; completed features there take no figure. */
	readonly because?: string;
	/** True if that reason lets it join figures which keep others away. */
	readonly joins?: true;
	/** True for a figure that moves on by itself from where it stood. */
	readonly goesOn?: true;
}

/** A figure that a player puts on a tile that lay before the turn. */
export interface FigureElsewhere extends FigureOnTile {
	readonly because: string;
}

/** The places of a tile that lies already where a figure may be put without any objection. */
export const placesElsewhere = (
	game: Game,
	{ x, y, type }: LaidTile,
	figure: FigureOnTile
): readonly Place[] =>
	type.segments
		.map(({ index }) => ({ x, y, segment: index }))
		.filter((place) => {
			const found = figureElsewhere(game, place, figure);
			return found.ok && found.value.objection === undefined;
		});

/**
 * The objection to putting a figure on a tile that lies already. Refused if it can't stand there at all. A figure for corners
 * never can.
 */
export function figureElsewhere(
	game: Game,
	place: Place,
	figure: FigureOnTile
): Result<{ readonly objection: ObjectionCode | undefined }, BaseNonsense> {
	const { player, piece, because } = figure;
	const kind = game.rules.pieces[piece];
	if (!kind) return fail('unknown-piece');
	const tile = tileAt(game.board, place);
	const feature = featureAt(game.board, place);
	const on = tile?.type.segments[place.segment];
	if (!tile || !feature || !on) return fail('no-such-place');
	const isOver = because !== undefined && isCompleted(feature);
	if (kind.onCorner || isOver || !kind.mayStandOn(on, tile.type)) return fail('cannot-stand-there');
	if (inSupply(game, player, piece) < 1) return fail('none-in-supply');
	const { segment } = place;
	const about = { game, laying: tile, segment, features: [feature], open: feature.open };
	return ok({ objection: objectionTo(kind, { ...figure, ...about }) });
}

/** True for a kind of figure that may be put now: as the first, or as a second one after what was done in the turn. */
export const isPutNow = (game: Game, turn: Turn, piece: PieceKindId): boolean =>
	!turn.acted || game.rules.pieces[piece]?.second?.(game, turn) === true;

/** The step of a turn in which a figure is put now. */
export const stepOfPutting = ({ acted }: Turn): 'action' | 'second' =>
	acted ? 'second' : 'action';

/** How putting it counts in the turn: after a second figure, no other follows. */
export const actOfPutting = ({ timing }: Question): Act =>
	timing === 'second' ? 'last' : 'figure';

/**
 * The objection of a module that insists on something else instead of putting a figure on the tile or taking one home: see
 * `insists` of a module.
 */
export function insistedOn(game: Game, laying: Laying): ObjectionCode | undefined {
	for (const module of game.rules.answering.insists) {
		const code = module.insists(game, laying);
		if (code !== undefined) return code;
	}
	return undefined;
}

const OCCUPIED: BaseObjection['code'] = 'occupied';

/** The objection to putting a figure there: from its kind, or else from any module. */
function objectionTo(kind: PieceKind, deployment: Deployment): ObjectionCode | undefined {
	const own = objectionOfKind(kind, deployment);
	if (own !== undefined) return own;
	for (const module of deployment.game.rules.answering.bars) {
		const barred = module.bars(kind.onCorner ? { ...deployment, onCorner: true } : deployment);
		if (barred !== undefined) return barred;
	}
	return undefined;
}

/** The objection of the kind itself, see {@link PieceKind.objection}. */
function objectionOfKind(kind: PieceKind, deployment: Deployment): ObjectionCode | undefined {
	if (kind.objection) return kind.objection(deployment);
	if (deployment.joins) return undefined;
	return isOccupied(deployment.game, { pieces: inTheWay(deployment) }) ? OCCUPIED : undefined;
}

/** The figures that may keep another one away. */
function inTheWay(deployment: Deployment): readonly Piece[] {
	for (const module of deployment.game.rules.answering.inTheWay) {
		const pieces = module.inTheWay(deployment);
		if (pieces) return pieces;
	}
	return deployment.features.flatMap(({ pieces }) => pieces);
}
