import type { Piece } from './piece';
import { type Place, type Rotation, type Spot } from './spot';
import type { Segment, SegmentKind, TileType } from './tile';

/** A tile on the table. */
export interface LaidTile extends Spot {
	readonly type: TileType;
	readonly rotation: Rotation;
	/** Its place in the order of laying; the start tile is 0. */
	readonly order: number;
	/** Its segments on this board, in the type's order. */
	readonly parts: readonly Part[];
}

/** One segment of a laid tile, as a node of the union-find forest which joins segments into features. */
export interface Part {
	readonly tile: LaidTile;
	readonly segment: Segment;
	/** The part above it in the forest, or itself when it stands for its whole feature. */
	readonly parent: Part;
	/** The feature, on the part which stands for it. */
	readonly feature: Feature;
}

/** A part for the functions that change a board; everybody else reads. */
export interface MutablePart extends Part {
	parent: Part;
	feature: Feature;
}

/** The parts of a feature: one, or two joined lists. Never copied, so a merge costs the same however large both are. */
type Members = Part | { readonly left: Members; readonly right: Members };

/**
 * Segments joined into one road, city, monastery or field (then called a farm). A value: when the feature grows or a
 * figure comes or goes, the board holds a new one, and the old one still tells how it was.
 */
export interface Feature {
	readonly kind: SegmentKind;
	/**
	 * What is missing until it's completed: open sides of a road or city, empty spots around a monastery. A side where
	 * unlike terrains meet stays open for ever. Always 0 for fields, which are never completed.
	 */
	readonly open: number;
	/** Number of its segments. */
	readonly size: number;
	readonly members: Members;
	/** Its earliest segment: of its earliest tile the one that stands first in the tile's type. */
	readonly first: Part;
	/** Figures on it; those of features that were joined stand side by side. */
	readonly pieces: readonly Piece[];
}

/** True for a road, city or monastery with nothing missing. */
export const isCompleted = (feature: Feature): boolean =>
	feature.kind !== 'field' && feature.open === 0;

/** The feature that a part belongs to now. */
export function featureOf(part: Part): Feature {
	return rootOf(part).feature;
}

/** The part that stands for the whole feature. Shortens the path for the next look-up. */
export function rootOf(part: Part): Part {
	let here: MutablePart = part;
	while (here.parent !== here) {
		here.parent = here.parent.parent;
		here = here.parent;
	}
	return here;
}

/** The current value of a feature that may have changed. */
export function current(feature: Feature): Feature {
	let some = feature.members;
	while (!('segment' in some)) some = some.right;
	return featureOf(some);
}

/** All parts of a feature, earliest laid first. */
export function partsOf(feature: Feature): readonly Part[] {
	const parts: Part[] = [];
	const left: Members[] = [feature.members];
	for (let next = left.pop(); next; next = left.pop()) {
		if ('segment' in next) parts.push(next);
		else left.push(next.right, next.left);
	}
	return parts.sort(byAge);
}

/** Sorts parts by the laying of their tiles, then by their place in the tile's type. */
export const byAge = (a: Part, b: Part): number =>
	a.tile.order - b.tile.order || a.segment.index - b.segment.index;

/** The tiles that a road, city or field stretches over, each once however often it crosses it, earliest laid first. */
export function tilesOf(feature: Feature): readonly LaidTile[] {
	const tiles: LaidTile[] = [];
	for (const { tile } of partsOf(feature)) if (tile !== tiles.at(-1)) tiles.push(tile);
	return tiles;
}

/** The place of a part. */
export const placeOf = ({ tile, segment }: Part): Place => ({
	x: tile.x,
	y: tile.y,
	segment: segment.index
});

/** The place of a feature's earliest segment, which identifies it until it merges. */
export const originOf = (feature: Feature): Place => placeOf(feature.first);

/** The segments with pennants in a city, one entry for each pennant. */
export const pennantsOf = (city: Feature): readonly Place[] =>
	partsOf(city).flatMap((part) =>
		part.segment.kind === 'city'
			? Array.from({ length: part.segment.pennants }, () => placeOf(part))
			: []
	);

/** A city that a field borders, and one place where its wall is met. */
export interface CityContact {
	readonly city: Feature;
	readonly at: Place;
}

/** The cities that a field's walls touch, each once, with the first point of contact. */
export function citiesAround(field: Feature): readonly CityContact[] {
	const found = new Map<Feature, CityContact>();
	for (const { tile, segment } of partsOf(field)) {
		if (segment.kind !== 'field') continue;
		for (const index of segment.cities) {
			const part = tile.parts[index];
			if (!part) continue;
			const city = featureOf(part);
			if (!found.has(city)) found.set(city, { city, at: placeOf(part) });
		}
	}
	return [...found.values()];
}
