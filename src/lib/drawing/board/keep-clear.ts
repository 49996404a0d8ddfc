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
		.filter(({ at }) => at.x === x && at.y === y)
		.map(({ at, corner }) => figurePoint(type, rotation, at.segment, corner));
	const { pennants, mark } = shapesOf(type);
	return [...standing, ...[...pennants, mark ?? []].flat().map((at) => turnPoint(at, rotation))];
}

/** The same for a laid tile, those around it and open marks, in units of the board. */
export const clearAround = (
	tile: TileOnSpot,
	tiles: readonly TileOnSpot[],
	figures: readonly BoardFigure[],
	open: readonly OpenMark[] = []
): readonly Point[] =>
	tiles
		.filter(({ x, y }) => Math.abs(x - tile.x) <= 1 && Math.abs(y - tile.y) <= 1)
		.flatMap((one) => pointsToKeepClear(one, figures).map((at) => onBoard(one, at)))
		.concat(open.map(openMarkPoint));

/** Where a field of `places` touches a city on a laid tile: the point where a figure would stand on it. */
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
