import { tileAt, type Board } from '../../../engine/board';
import {
	featureOf,
	isCompleted,
	partsOf,
	placeOf,
	tilesOf,
	type Feature,
	type LaidTile,
	type Part
} from '../../../engine/feature';
import {
	ALL_CORNERS,
	cornersMeeting,
	halvesAt,
	turnCorner,
	turnHalf,
	turnSide,
	type Corner,
	type Side
} from '../../../engine/spot';
import { separatedBy } from './separation';
import { CITY_REASONS, type CityNearby } from './types';

/** Cities near a field, each once with its strongest reason; empty for other features. */
export function citiesNear(board: Board, field: Feature): readonly CityNearby[] {
	if (field.kind !== 'field') return [];
	const parts = partsOf(field);
	const seen = [
		...parts.flatMap(met),
		...tilesOf(field).flatMap((tile) => separated(tile, field)),
		...parts.flatMap((part) => atCorners(board, part))
	].sort((a, b) => CITY_REASONS.indexOf(a.why) - CITY_REASONS.indexOf(b.why));
	const found = new Map<Feature, CityNearby>();
	for (const one of seen) if (!found.has(one.city)) found.set(one.city, one);
	return [...found.values()];
}

/** Cities that a part of the field borders. */
const met = ({ tile, segment }: Part): readonly CityNearby[] =>
	(segment.kind === 'field' ? segment.cities : []).flatMap((index) => {
		const part = tile.parts[index];
		return part ? [nearby(part, isCompleted(featureOf(part)) ? 'feeds' : 'unfinished')] : [];
	});

/** Cities on a tile that the field covers, each with the fewest segments that lie between. */
const separated = (tile: LaidTile, field: Feature): readonly CityNearby[] =>
	citiesOn(tile).map((city) => {
		const paths = tile.parts
			.filter((part) => part.segment.kind === 'field' && featureOf(part) === field)
			.map((part) => separatedBy(tile.type, part.segment.index, city.segment.index));
		const [by = []] = paths.sort((a, b) => a.length - b.length);
		const between = by.flatMap((index) => tile.parts[index] ?? []).map(placeOf);
		return { ...nearby(city, 'separated'), by: between };
	});

/** Cities that only touch a corner of a part of the field. */
function atCorners(board: Board, { tile, segment }: Part): readonly CityNearby[] {
	if (segment.kind !== 'field') return [];
	const halves = segment.halves.map((half) => turnHalf(half, tile.rotation));
	return ALL_CORNERS.filter((corner) => halvesAt(corner).some((half) => halves.includes(half)))
		.flatMap((corner) => cornersMeeting(tile, corner).slice(1))
		.flatMap(({ spot, corner }) => {
			const other = tileAt(board, spot);
			return other ? citiesOn(other).filter((part) => reaches(part, corner)) : [];
		})
		.map((part) => nearby(part, 'corner'));
}

/** True if a city's segment reaches a corner of its spot. */
function reaches({ tile, segment }: Part, corner: Corner): boolean {
	if (segment.kind !== 'city') return false;
	const sides = segment.sides.map((side) => turnSide(side, tile.rotation));
	const own = segment.corners?.map((at) => turnCorner(at, tile.rotation)) ?? [];
	return (
		own.includes(corner) || halvesAt(corner).some((half) => sides.includes((half >> 1) as Side))
	);
}

const citiesOn = (tile: LaidTile): readonly Part[] =>
	tile.parts.filter(({ segment }) => segment.kind === 'city');

const nearby = (part: Part, why: CityNearby['why']): CityNearby => ({
	city: featureOf(part),
	at: placeOf(part),
	why,
	by: []
});
