import type { Place } from '../engine/spot';
import { drawTile } from './draw';
import { turnPoint, type Point } from './point';
import type { BoardFigure, TileOnSpot } from './scene';
import type { SiteKind } from './site';
import { footing, standOf } from './tap';

/** What is looked for on a tile, besides its figures. */
const LOOKED_FOR: readonly SiteKind[] = ['pennant', 'mark'];

/** The points of a laid tile, in its own units, that no number may cover. */
export function mattersOn(tile: TileOnSpot, figures: readonly BoardFigure[]): readonly Point[] {
	const { x, y, type, rotation } = tile;
	const standing = figures
		.filter(({ at }) => at.x === x && at.y === y)
		.map(({ at, corner }) => footing(type, rotation, at.segment, corner));
	const sites = drawTile(type).sites.filter(({ kind }) => LOOKED_FOR.includes(kind));
	return [...standing, ...sites.map(({ at }) => turnPoint(at, rotation))];
}

/** Where, of some places, the field lies that meets a city's wall on a laid tile: where its figure would stand. */
export function meetingAt(
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
	return field && standOf(type, rotation, field.index);
}
