import type { Place } from '../../engine/spot';
import { turnPoint, type Point } from '../geometry/point';
import type { BoardFigure, TileOnSpot } from './scene';
import { figurePoint, standingPoint } from '../tile/hit-test';
import { shapesOf } from '../tile/shapes';

/** The points of a laid tile that no number may cover, in its own units. */
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
