import { sortOf, type FeatureName } from './naming';
import type { Piece } from './piece';
import { turnSide, type Place, type Rotation, type Side, type Spot } from './spot';
import type { Segment, SegmentKind, TileType } from './tile';

export interface LaidTile extends Spot {
	/** Where it lies, as an object of its own, for code that keeps the spot and not the tile. */
	readonly spot: Spot;
	readonly type: TileType;
	readonly rotation: Rotation;
	/** Position in the order of laying; the start tile is 0. */
	readonly order: number;
	/** Its segments on this board, in the type's order. */
	readonly parts: readonly Part[];
}

/** All places of a tile: they stand for the whole of it. */
export const wholeTile = ({ x, y, type }: LaidTile): readonly Place[] =>
	type.segments.map(({ index }) => ({ x, y, segment: index }));

/** A laid tile over which the engine may lay a bridge. */
export interface MutableTile extends LaidTile {
	type: TileType;
	readonly parts: Part[];
}

/** A segment of a laid tile: a node of the union-find forest that joins segments into features. */
export interface Part {
	readonly tile: LaidTile;
	readonly segment: Segment;
	/** The parent in the forest; the part itself if it's a root. */
	readonly parent: Part;
	/** The feature; valid on roots only. */
	readonly feature: Feature;
}

/** A part that the engine may change. */
export interface MutablePart extends Part {
	parent: Part;
	feature: Feature;
}

/** The parts of a feature as a binary tree, so that merging copies nothing. */
export type Members = Part | JoinedMembers;

interface JoinedMembers {
	readonly left: Members;
	readonly right: Members;
	/** All of them, earliest laid first; listed when they are first asked for. */
	sorted: readonly Part[] | undefined;
}

export const joinMembers = (left: Members, right: Members): Members => ({
	left,
	right,
	sorted: undefined
});

/** Segments joined into one road, city, monastery or field (then called a farm). Immutable: a changed one is a new value. */
export interface Feature {
	readonly kind: SegmentKind;
	/**
	 * How much is missing until it's completed: open sides of a road or city, empty spots around a monastery. A side
	 * where different terrains meet stays open for ever. Always 0 for fields.
	 */
	readonly open: number;
	readonly size: number;
	readonly members: Members;
	/** Its earliest segment: the lowest index on its earliest tile. */
	readonly first: Part;
	/** The figures on all of its segments. */
	readonly pieces: readonly Piece[];
}

/** True for a road, city or monastery with nothing missing. A feature on which a figure lies is never completed. */
export const isCompleted = (feature: Feature): boolean =>
	feature.kind !== 'field' && feature.open === 0 && !isLainOn(feature);

/** True for a feature on which a figure lies instead of standing; see {@link Piece.lying}. */
export const isLainOn = ({ pieces }: Pick<Feature, 'pieces'>): boolean =>
	pieces.some(({ lying }) => lying);

export function featureOf(part: Part): Feature {
	return rootOf(part).feature;
}

/** The root of a part's feature. Shortens the path for later calls. */
export function rootOf(part: Part): Part {
	let here: MutablePart = part;
	while (here.parent !== here) {
		here.parent = here.parent.parent;
		here = here.parent;
	}
	return here;
}

/** The current value of a feature that may have changed; of one that came apart, the part with its latest tile. */
export function current(feature: Feature): Feature {
	let some = feature.members;
	while (!('segment' in some)) some = some.right;
	return featureOf(some);
}

/** The feature with other figures. */
export const withPieces = (
	{ kind, open, size, members, first }: Feature,
	pieces: readonly Piece[]
): Feature => ({ kind, open, size, members, first, pieces });

/** The feature with another value of {@link Feature.open}. */
export const withOpen = (
	{ kind, size, members, first, pieces }: Feature,
	open: number
): Feature => ({ kind, open, size, members, first, pieces });

/** The segments of a feature, earliest laid first. */
export function partsOf({ members }: Feature): readonly Part[] {
	if ('segment' in members) return [members];
	members.sorted ??= list(members).sort(byAge);
	return members.sorted;
}

function list(members: Members): Part[] {
	const parts: Part[] = [];
	const left: Members[] = [members];
	for (let next = left.pop(); next; next = left.pop()) {
		if ('segment' in next) parts.push(next);
		else left.push(next.right, next.left);
	}
	return parts;
}

/** Sorts parts by laying order, then by segment index. */
export const byAge = (a: Part, b: Part): number =>
	a.tile.order - b.tile.order || a.segment.index - b.segment.index;

/** The tiles that a road, city or field covers, each once, earliest laid first. */
export function tilesOf(feature: Feature): readonly LaidTile[] {
	const tiles: LaidTile[] = [];
	for (const { tile } of partsOf(feature)) if (tile !== tiles.at(-1)) tiles.push(tile);
	return tiles;
}

/** How large a road, city or field is: the number of tiles that it covers. */
export const tileCount = (feature: Feature): number => tilesOf(feature).length;

/** The spots of the tiles that a road, city or field covers, each once. */
export const spotsOf = (feature: Feature): readonly Spot[] =>
	tilesOf(feature).map(({ spot }) => spot);

export const placeOf = ({ tile, segment }: Part): Place => ({
	x: tile.x,
	y: tile.y,
	segment: segment.index
});

/** The sides of the spot over which a segment of a laid tile leaves it; none for a field. */
export function sidesOf({ type, rotation }: LaidTile, index: number): readonly Side[] {
	const segment = type.segments[index];
	if (!segment || segment.shape === 'field') return [];
	return segment.sides.map((side) => turnSide(side, rotation));
}

/** The parts that open on a side of a tile's spot: two where cities share it. */
export const openingParts = ({ type, rotation, parts }: LaidTile, side: Side): readonly Part[] =>
	(type.oriented[rotation].opening[side] ?? []).flatMap((index) => parts[index] ?? []);

/** What the name of a feature depends on; its earliest segment is enough to tell. */
export const nameOf = ({
	kind,
	first
}: Pick<Feature, 'kind'> & { readonly first: Pick<Part, 'segment'> }): FeatureName => ({
	kind,
	sort: sortOf(first.segment)
});

/** The place of a feature's earliest segment, which identifies it until it merges. */
export const originOf = (feature: Feature): Place => placeOf(feature.first);

/** One entry for each sign of this name: the place of its segment. */
export function signsOf(feature: Feature, name: string): readonly Place[] {
	const found: Place[] = [];
	for (const part of partsOf(feature))
		if (part.segment.signs)
			for (const sign of part.segment.signs) if (sign === name) found.push(placeOf(part));
	return found;
}

/** True for a feature with a sign of this name. */
export const hasSign = (feature: Feature, name: string): boolean =>
	partsOf(feature).some(({ segment: { signs } }) => signs?.includes(name));

/** One entry for each pennant: the place of its segment. */
export function pennantsOf(city: Feature): readonly Place[] {
	const found: Place[] = [];
	for (const part of partsOf(city)) {
		const count = part.segment.shape === 'area' ? part.segment.pennants : 0;
		for (let one = 0; one < count; one++) found.push(placeOf(part));
	}
	return found;
}

/** A city that a field borders, and one place where they meet. */
export interface CityContact {
	readonly city: Feature;
	readonly at: Place;
}

/** The cities that a field borders, each once, with the first place where they meet. */
export function citiesAround(field: Feature): readonly CityContact[] {
	const found = new Map<Feature, CityContact>();
	for (const { tile, segment } of partsOf(field)) {
		if (segment.shape !== 'field') continue;
		for (const index of segment.cities) {
			const part = tile.parts[index];
			if (!part) continue;
			const city = featureOf(part);
			if (!found.has(city)) found.set(city, { city, at: placeOf(part) });
		}
	}
	return [...found.values()];
}
