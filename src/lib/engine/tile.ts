import { adjacency } from './adjacency';
import { parseTileLine, type ParsedSegment } from './tile-line';
import type { KindOfShape, PathSegment, Segment } from './segment';
import {
	ALL_ROTATIONS,
	turnCorner,
	turnHalf,
	turnSide,
	type Half,
	type Heading,
	type Rotation,
	type Side
} from './spot';

/** The edges of a tile or hole in one number, to compare them at once: four bits a side, north lowest. */
export type EdgeBits = number;

const BITS_PER_SIDE = 4;
/** How many kinds of terrain there is room for. @internal */
export const MAX_TERRAINS = 2 ** BITS_PER_SIDE;

/** A terrain's number, shifted to its side. */
export const bitsOn = (side: Side, terrain: number): EdgeBits => terrain << (BITS_PER_SIDE * side);

/** A mask with ones at a side. */
export const maskOn = (side: Side): EdgeBits => bitsOn(side, MAX_TERRAINS - 1);

/** A mask with ones at all four sides. */
export const ALL_AROUND: EdgeBits = maskOn(0) | maskOn(1) | maskOn(2) | maskOn(3);

/** The terrain's number on a side. */
export const bitsAt = (bits: EdgeBits, side: Side): number =>
	(bits >> (BITS_PER_SIDE * side)) & (MAX_TERRAINS - 1);

export * from './segment';

/** What a side shows: a path or area by its kind. `any` is a wildcard: matches everything and closes it. */
export type Terrain = KindOfShape<'path' | 'area'> | 'field' | 'any';

/** The terrains by their number in {@link EdgeBits}. Those of modules get the next numbers when their tiles are made. */
const terrains: Terrain[] = ['field', 'road', 'city', 'any'];

function numberOf(terrain: Terrain): number {
	const known = terrains.indexOf(terrain);
	if (known >= 0) return known;
	if (terrains.length === MAX_TERRAINS) throw new Error(`There is no room for ${terrain}.`);
	return terrains.push(terrain) - 1;
}

/** A field on a side. */
export const fieldOn = (side: Side): EdgeBits => bitsOn(side, numberOf('field'));

/** A road on a side. */
export const roadOn = (side: Side): EdgeBits => bitsOn(side, numberOf('road'));

export type TileId = string & { readonly __type__: 'TileId' };
/** The tile needn't exist. */
export const tileId = (id: string): TileId => id as TileId;

/** Names and picture by which players find the printed tile, and what its segments don't say. */
interface TileNames {
	/** The C1 number of the first edition's tile list, 01 to 24. */
	readonly number?: string | undefined;
	/** The Winter Edition's letter, A to X. */
	readonly letter?: string | undefined;
	/** A printed picture, such as an animal. */
	readonly mark?: string | undefined;
	/** Where the picture points, which then turns with the tile; left out, it is upright however the tile lies. */
	readonly heading?: Heading | undefined;
	/** The name of a custom tile. */
	readonly name?: string | undefined;
	/** True where a road that runs through the tile passes the door of its monastery. */
	readonly passesDoor?: true | undefined;
}

/** A printed design, at rotation 0 (its reference orientation). */
export interface TileType extends TileNames {
	readonly id: TileId;
	/** The text it was parsed from; see `parseTileLine`. */
	readonly line: string;
	/** Terrain of the sides N, E, S, W. */
	readonly edges: readonly [Terrain, Terrain, Terrain, Terrain];
	readonly segments: readonly Segment[];
	/** True when the roads of its crossing were joined because only trees stand there. */
	readonly runsOn?: true;
	/** The tile without the bridge that lies over it; absent without one. */
	readonly below?: TileType;
	/** The tile at each rotation. */
	readonly oriented: readonly [Oriented, Oriented, Oriented, Oriented];
}

/** A rotated tile: what each side and half-edge of the spot shows. */
interface Oriented {
	readonly rotation: Rotation;
	/** Terrain of each side of the spot, clockwise from north. */
	readonly edges: readonly Terrain[];
	/** Road or city segment at each side, or -1; on a shared side, the segment that it belongs to. */
	readonly through: readonly number[];
	/** All segments that open on each side: none, one, or two that share it. */
	readonly opening: readonly (readonly number[])[];
	/** Field segment at each half-edge, or -1. */
	readonly fields: readonly number[];
	/** The four terrains, to compare with a hole. */
	readonly edgeBits: EdgeBits;
	/** Ones at the wildcard sides. */
	readonly wildcardMask: EdgeBits;
}

/** The bridge over a tile; undefined without one. */
export const bridgeOn = ({ segments }: TileType): PathSegment | undefined =>
	segments.find(
		(segment): segment is PathSegment => segment.shape === 'path' && segment.over === true
	);

/** True when every side is a wildcard. */
export const fillsHoles = ({ edges }: TileType): boolean => edges.every((edge) => edge === 'any');

/** Makes a tile type from a line; see `parseTileLine`. Throws when it doesn't describe a whole tile. */
export function tile(id: string, names: TileNames, line: string): TileType {
	const parsed = parseTileLine(line);
	const edges = edgesOf(id, parsed);
	const segments = adjacency(parsed);
	const oriented = (rotation: Rotation): Oriented => orient(edges, segments, rotation);
	const { number, letter, mark, heading, name, passesDoor } = names;
	return {
		id: tileId(id),
		line,
		number,
		letter,
		mark,
		heading,
		name,
		passesDoor,
		edges,
		segments,
		oriented: [oriented(0), oriented(1), oriented(2), oriented(3)]
	};
}

const bridged = new WeakMap<TileType, readonly [TileType, TileType]>();

/**
 * The tile with a bridge over it, as the last of its segments: from side 0 to 2 or from side 1 to 3, at rotation 0. The fields
 * below stay as they are. There is one object for each tile and direction.
 */
export function withBridge(type: TileType, side: 0 | 1): TileType {
	const known = bridged.get(type) ?? [spanned(type, 0), spanned(type, 1)];
	bridged.set(type, known);
	return known[side];
}

function spanned(type: TileType, side: 0 | 1): TileType {
	const sides = [side, (side + 2) as Side];
	const bridge: ParsedSegment = { shape: 'path', kind: 'road', sides, over: true };
	const segments = [...type.segments, ...adjacency([bridge])].map((one, index) => ({
		...one,
		index
	}));
	const [north, east, south, west] = type.edges;
	const edges: TileType['edges'] =
		side === 0 ? ['road', east, 'road', west] : [north, 'road', south, 'road'];
	const oriented = (rotation: Rotation): Oriented => orient(edges, segments, rotation);
	return {
		...type,
		below: type,
		edges,
		segments,
		oriented: [oriented(0), oriented(1), oriented(2), oriented(3)]
	};
}

function edgesOf(id: string, segments: readonly ParsedSegment[]): TileType['edges'] {
	const edges: [Terrain, Terrain, Terrain, Terrain] = ['field', 'field', 'field', 'field'];
	const halves = new Set<Half>();
	for (const segment of segments) {
		if (segment.shape === 'field') segment.halves.forEach((half) => halves.add(half));
		else for (const side of segment.sides) edges[side] = terrainOf(segment);
	}
	const closed = segments.flatMap(({ shape, ...segment }) =>
		(shape === 'area' || shape === 'centre') && 'sides' in segment ? segment.sides : []
	);
	if (halves.size !== 2 * (4 - closed.length))
		throw new Error(`Tile ${id} has half-edges without a field.`);
	return edges;
}

const terrainOf = (segment: ParsedSegment & { readonly sides: readonly Side[] }): Terrain =>
	segment.shape === 'centre' ? 'any' : segment.kind;

function orient(
	edges: TileType['edges'],
	segments: readonly Segment[],
	rotation: Rotation
): Oriented {
	const turned: Terrain[] = ['field', 'field', 'field', 'field'];
	const through = [-1, -1, -1, -1];
	const opening: number[][] = [[], [], [], []];
	const fields = [-1, -1, -1, -1, -1, -1, -1, -1];
	edges.forEach((edge, side) => (turned[turnSide(side as Side, rotation)] = edge));
	for (const segment of segments) {
		if (segment.shape === 'field')
			for (const half of segment.halves) fields[turnHalf(half, rotation)] = segment.index;
		else for (const side of segment.sides) through[turnSide(side, rotation)] = segment.index;
		for (const side of openSides(segment)) opening[turnSide(side, rotation)]?.push(segment.index);
	}
	const edgeBits = turned.reduce(
		(sum, edge, side) => sum | bitsOn(side as Side, numberOf(edge)),
		0
	);
	const wildcardMask = turned.reduce(
		(sum, edge, side) => sum | (edge === 'any' ? maskOn(side as Side) : 0),
		0
	);
	return { rotation, edges: turned, through, opening, fields, edgeBits, wildcardMask };
}

/** The sides on which a segment opens at rotation 0, including one that it shares; none for a field. */
export function openSides(segment: Segment): readonly Side[] {
	if (segment.shape === 'field') return [];
	const shared = segment.shape === 'area' ? segment.shares : undefined;
	return shared === undefined ? segment.sides : [...segment.sides, shared];
}

/** The rotations that look different: 1, 2 or 4 of them. */
export const distinctRotations = (type: TileType): readonly Rotation[] =>
	type.heading === undefined ? rotationsBySegments(type) : ALL_ROTATIONS;

/** The rotations that look different by their segments, wherever a printed picture points: 1, 2 or 4 of them. */
export function rotationsBySegments(type: TileType): readonly Rotation[] {
	const seen = new Set<string>();
	return ALL_ROTATIONS.filter((rotation) => {
		const look = lookOf(type, rotation);
		return seen.has(look) ? false : seen.add(look);
	});
}

/** Equal for two turned tiles exactly if they look the same by their segments. */
export const lookOf = ({ segments }: TileType, rotation: Rotation): string =>
	segments
		.map((segment) => segmentLook(segment, rotation))
		.sort()
		.join(' ');

function segmentLook(segment: Segment, rotation: Rotation): string {
	if (segment.shape === 'field') {
		const halves = segment.halves.map((half) => turnHalf(half, rotation));
		const near = segment.near === undefined ? '' : `@${String(turnSide(segment.near, rotation))}`;
		const signs = segment.signs?.map((sign) => `!${sign}`).join('') ?? '';
		return `F${halves.sort().join('')}${near}${signs}`;
	}
	const sides = segment.sides.map((side) => turnSide(side, rotation)).sort();
	const under = 'under' in segment && segment.under !== undefined ? '<' : '';
	const look = `${segment.kind}${segment.signs?.join('!') ?? ''}:${sides.join('')}`;
	if (segment.shape === 'centre') return look;
	if (segment.shape === 'path') return `${look}${segment.end ?? ''}${under}`;
	const corners = segment.corners?.map((corner) => turnCorner(corner, rotation)).sort() ?? [];
	return `${look}+${String(segment.pennants)}${under}/${corners.join('')}`;
}
