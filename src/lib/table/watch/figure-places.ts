import { UNIT } from '../../drawing/geometry/point';
import { figurePoint } from '../../drawing/tile/hit-test';
import type { Game } from '../../engine/game';
import type { Laying } from '../../engine/laying';
import type { PieceKindId, PlayerIndex } from '../../engine/piece';
import type { DraftFigure } from '../../record';
import { deployOptions, type DeployOption } from '../../rules/base/options';
import type { Point } from '../../snap/reading';

/** A place of a tile where a player may put a figure. */
export interface FigurePlace {
	/** Where a figure stands there: from the top left corner of the tile as it lies, in tiles. */
	readonly at: Point;
	/** The figure as it is entered; of several kinds that may stand there, the plainest. */
	readonly figure: DraftFigure;
	/** The kinds of figures that may stand there, the plainest first. A camera doesn't tell them apart. */
	readonly kinds: readonly PieceKindId[];
}

/** A place, with how far from it a figure was seen. */
export interface NearPlace extends FigurePlace {
	/** In tiles. */
	readonly distance: number;
}

/**
 * Every place of a tile, if it were laid, where the rules allow the player to put a figure. A camera doesn't see whether a figure
 * lies where it may stand.
 */
export function figurePlaces(
	game: Game,
	laying: Laying,
	player: PlayerIndex
): readonly FigurePlace[] {
	const allowed = deployOptions(game, laying, player).filter(
		({ occupied, lying }) => !occupied && !lying
	);
	const first = allowed.filter(
		(option, index) => allowed.findIndex((other) => isSamePlace(other, option)) === index
	);
	return first.map((plainest) =>
		placeOf(
			laying,
			plainest,
			allowed.filter((other) => isSamePlace(other, plainest))
		)
	);
}

const isSamePlace = (a: DeployOption, b: DeployOption): boolean =>
	a.segment === b.segment && a.corner === b.corner;

function placeOf(
	{ type, rotation }: Laying,
	{ piece, segment, corner }: DeployOption,
	options: readonly DeployOption[]
): FigurePlace {
	const { x, y } = figurePoint(type, rotation, segment, corner);
	return {
		at: { x: x / UNIT, y: y / UNIT },
		figure: { piece, segment, ...(corner !== undefined && { corner }) },
		kinds: options.map((option) => option.piece)
	};
}

/** The places, ordered by how far they are from where a figure was seen. */
export const nearestPlaces = (places: readonly FigurePlace[], seen: Point): readonly NearPlace[] =>
	places
		.map((place) => ({ ...place, distance: Math.hypot(place.at.x - seen.x, place.at.y - seen.y) }))
		.sort((a, b) => a.distance - b.distance);
