import type { Place } from '../../engine/spot';
import { onBoard, turnPoint, type Point } from '../geometry/point';
import { openMarkPoint } from './marker-points';
import type { BoardFigure, OpenMark, TileOnSpot } from './scene';
import { figurePoint, standingPoint } from '../tile/hit-test';
import { shapesOf } from '../tile/shapes';

/** The points of a laid tile that no number may cover, in its own units. @internal */
export function pointsToKeepClear(
	tile: TileOnSpot,
	figures: readonly BoardFigure[]
): readonly Point[] {
	const { x, y, type, rotation } = tile;
	const standing = figures
		.filter(({ at, across, onMark }) => at.x === x && at.y === y && !across && onMark === undefined)
		.map(({ at, corner }) => figurePoint(type, rotation, at.segment, corner));
	const { pennants, signs, mark } = shapesOf(type);
	const printed = [...pennants, ...signs, ...(mark ? [mark] : [])];
	return [...standing, ...printed.map((at) => turnPoint(at, rotation))];
}

/** What stands on the board. */
interface OnBoard {
	readonly tiles: readonly TileOnSpot[];
	readonly figures: readonly BoardFigure[];
	readonly open?: readonly OpenMark[] | undefined;
}

/** Where the badge of a laid tile may stand, and what it must not cover, in units of the board. */
export const badgeRoom = (
	tile: TileOnSpot,
	points: readonly Point[],
	around: OnBoard
): { readonly points: readonly Point[]; readonly keepClear: readonly Point[] } => ({
	points: points.map((at) => onBoard(tile, at)),
	keepClear: clearAround(tile, around)
});

/** What to keep clear on a laid tile, those around it, and of open marks, in units of the board. */
const clearAround = (tile: TileOnSpot, { tiles, figures, open = [] }: OnBoard): readonly Point[] =>
	tiles
		.filter(({ x, y }) => Math.abs(x - tile.x) <= 1 && Math.abs(y - tile.y) <= 1)
		.flatMap((one) => pointsToKeepClear(one, figures).map((at) => onBoard(one, at)))
		.concat(open.map(openMarkPoint));

/** Where a field of `places` touches a city on a laid tile: the point where a figure would stand on the field. */
export function contactPoint(
	{ x, y, type, rotation }: TileOnSpot,
	city: number,
	places: readonly Place[]
): Point | undefined {
	const field = type.segments.find(
		(segment) =>
			segment.kind === 'field' &&
			segment.cities.includes(city) &&
			places.some((place) => place.x === x && place.y === y && place.segment === segment.index)
	);
	return field && standingPoint(type, rotation, field.index);
}
