import { lookOf, type Segment, type Terrain, type TileId, type TileType } from '../engine/tile';
import { ALL_ROTATIONS, ALL_SIDES, turnHalf, turnSide, type Rotation } from '../engine/spot';

/* The tiles of a game as numbers in typed arrays: what looking ahead needs of them, and nothing else. */

/** Places for segments in the arrays, for each tile. */
export const MOST_SEGMENTS = 8;

/** Kinds of segments as numbers; on the last one no follower may stand. */
export const CITY = 0;
export const ROAD = 1;
export const FIELD = 2;
export const MONASTERY = 3;
const ORNAMENT = 4;
const KINDS: Readonly<Partial<Record<Segment['kind'], number>>> = {
	city: CITY,
	road: ROAD,
	field: FIELD,
	monastery: MONASTERY,
	garden: ORNAMENT
};

/** Terrains as two bits; 0 where no tile lies. */
const TERRAINS: Readonly<Partial<Record<Terrain, number>>> = { field: 1, road: 2, city: 3 };

/**
 * Tiles by their number. A turned tile has the number `4 * tile + rotation`; what is known of a segment lies at
 * `MOST_SEGMENTS * tile + segment`.
 */
export interface TileTable {
	readonly ids: readonly TileId[];
	readonly numbers: ReadonlyMap<TileId, number>;
	/** Number of segments, by tile. */
	readonly segments: Uint8Array;
	/** By segment: its kind, its pennants, the sides over which it leaves the tile, and a bit for each city it borders. */
	readonly kind: Uint8Array;
	readonly pennants: Uint8Array;
	readonly sides: Uint8Array;
	readonly cities: Uint8Array;
	/** The terrains around, by turned tile: two bits a side, north lowest. */
	readonly edges: Uint8Array;
	/** The city or road on a side, -1 without one; at `4 * turned + side`. */
	readonly through: Int8Array;
	/** The field on a half-edge, -1 without one; at `8 * turned + half`. */
	readonly fields: Int8Array;
	/** A bit for each rotation that fits, those that look alike once; at `256 * tile` plus the terrains needed. */
	readonly fitting: Uint8Array;
	/** By turned tile: the first one that looks the same; and for each segment, the one of that tile that lies in its place. */
	readonly alike: Uint16Array;
	readonly segmentAlike: Int8Array;
}

/** True for a tile that the table can express: one of cities, roads, fields, monasteries and gardens without signs. */
export const canCompile = ({ edges, segments }: TileType): boolean =>
	segments.length <= MOST_SEGMENTS &&
	edges.every((edge) => TERRAINS[edge] !== undefined) &&
	segments.every((one) => KINDS[one.kind] !== undefined && !one.signs?.length && !isInside(one));

const isInside = (segment: Segment): boolean =>
	segment.shape === 'centre' && segment.inside !== undefined;

/** Puts tiles into a table, in their order; see {@link canCompile}. */
export function compileTiles(types: readonly TileType[]): TileTable {
	const table = emptyTable(types);
	types.forEach((type, tile) => {
		table.segments[tile] = type.segments.length;
		for (const segment of type.segments) compileSegment(table, tile, segment);
		for (const rotation of ALL_ROTATIONS) compileTurned(table, tile, type, rotation);
		compileFitting(table, tile);
	});
	return table;
}

function emptyTable(types: readonly TileType[]): TileTable {
	const count = types.length;
	const bySegment = () => new Uint8Array(count * MOST_SEGMENTS);
	return {
		ids: types.map(({ id }) => id),
		numbers: new Map(types.map(({ id }, tile) => [id, tile])),
		segments: new Uint8Array(count),
		kind: bySegment(),
		pennants: bySegment(),
		sides: bySegment(),
		cities: bySegment(),
		edges: new Uint8Array(count * 4),
		through: new Int8Array(count * 16),
		fields: new Int8Array(count * 32),
		fitting: new Uint8Array(count * 256),
		alike: new Uint16Array(count * 4),
		segmentAlike: new Int8Array(count * 4 * MOST_SEGMENTS)
	};
}

function compileSegment(table: TileTable, tile: number, segment: Segment): void {
	const at = MOST_SEGMENTS * tile + segment.index;
	table.kind[at] = KINDS[segment.kind] ?? ORNAMENT;
	if (segment.shape === 'area') table.pennants[at] = segment.pennants;
	if (segment.shape === 'field')
		for (const city of segment.cities) table.cities[at] = (table.cities[at] ?? 0) | (1 << city);
	else table.sides[at] = segment.sides.length;
}

function compileTurned(table: TileTable, tile: number, type: TileType, rotation: Rotation): void {
	const turned = 4 * tile + rotation;
	const { edges, through, fields } = type.oriented[rotation];
	table.edges[turned] = edges.reduce((bits, edge, side) => bits | bitsOf(edge, side), 0);
	table.through.set(through, 4 * turned);
	table.fields.set(fields, 8 * turned);
	const first = ALL_ROTATIONS.find((other) => lookOf(type, other) === lookOf(type, rotation));
	table.alike[turned] = 4 * tile + (first ?? rotation);
	for (const { index } of type.segments)
		table.segmentAlike[MOST_SEGMENTS * turned + index] = sameSegment(type, index, rotation, first);
}

const bitsOf = (edge: Terrain, side: number): number => (TERRAINS[edge] ?? 0) << (2 * side);

/** The segment that lies in the first rotation where the one of this index lies in the given rotation. */
function sameSegment(
	{ segments }: TileType,
	index: number,
	rotation: Rotation,
	first: Rotation = rotation
): number {
	const sought = segments[index];
	const where = sought && placeOf(sought, rotation);
	return segments.find((one) => placeOf(one, first) === where)?.index ?? index;
}

/** Where a segment lies on a turned tile; fields that reach no edge lie nowhere, and are all worth the same. */
function placeOf(segment: Segment, rotation: Rotation): string {
	const places =
		segment.shape === 'field'
			? segment.halves.map((half) => turnHalf(half, rotation))
			: segment.sides.map((side) => turnSide(side, rotation));
	return `${segment.kind} ${places.sort().join('')}`;
}

function compileFitting(table: TileTable, tile: number): void {
	for (const rotation of ALL_ROTATIONS) {
		const turned = 4 * tile + rotation;
		if (table.alike[turned] !== turned) continue;
		for (let needed = 0; needed < 256; needed++)
			if (fits(table.edges[turned] ?? 0, needed))
				table.fitting[256 * tile + needed] =
					(table.fitting[256 * tile + needed] ?? 0) | (1 << rotation);
	}
}

const fits = (edges: number, needed: number): boolean =>
	ALL_SIDES.every((side) => {
		const need = (needed >> (2 * side)) & 3;
		return need === 0 || need === ((edges >> (2 * side)) & 3);
	});
