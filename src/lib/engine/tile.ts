import { adjacency } from './adjacency';
import { ROAD_ENDS, type RoadEnd, type Segment, type SegmentKind } from './segment';
import {
	ALL_ROTATIONS,
	SIDES,
	turnHalf,
	turnSide,
	type Half,
	type Rotation,
	type Side
} from './spot';

export * from './segment';

/** What a side of a tile shows; the order is the order of its code in {@link Oriented.word}. */
export const TERRAINS = ['field', 'road', 'city'] as const;
export type Terrain = (typeof TERRAINS)[number];

export type TileId = string & { readonly __type__: 'TileId' };
/** Names a tile; whether it exists is the box's to say. */
export const tileId = (id: string): TileId => id as TileId;

/** What helps to find the cardboard twin: how a tile is called and what is painted on it. */
export interface TileNames {
	/** The C1 number of the first edition's tile list, 01 to 24. */
	readonly number?: string;
	/** The Winter Edition's letter, A to X. */
	readonly letter?: string;
	/** A picture in the print beside the land itself, such as an animal. */
	readonly mark?: string;
}

/** One printed design. Everything is given at rotation 0 (the design's reference orientation). */
export interface TileType extends TileNames {
	readonly id: TileId;
	/** Terrain of the sides N, E, S, W. */
	readonly edges: readonly [Terrain, Terrain, Terrain, Terrain];
	readonly segments: readonly Segment[];
	/** The tile at each of the four rotations, ready for the board. */
	readonly oriented: readonly [Oriented, Oriented, Oriented, Oriented];
}

/** A tile turned: what each side and half-edge of the *spot* shows. */
export interface Oriented {
	readonly rotation: Rotation;
	/** Terrain of each side of the spot, clockwise from north. */
	readonly edges: readonly Terrain[];
	/** Road or city segment at each side, or -1. */
	readonly through: readonly number[];
	/** Field segment at each half-edge, or -1. */
	readonly fields: readonly number[];
	/** The four terrains in two bits a side, north lowest, to compare with a spot's demand at once. */
	readonly word: number;
}

/** The two-bit code of a side's terrain, shifted to its place in {@link Oriented.word}. */
export const wordOf = (terrain: Terrain, side: Side): number =>
	TERRAINS.indexOf(terrain) << (2 * side);

type Loose<T> = T extends Segment ? Omit<T, 'index' | 'cities'> : never;
const KIND_OF: Readonly<Record<string, SegmentKind>> = {
	C: 'city',
	R: 'road',
	M: 'monastery',
	F: 'field'
};

/**
 * Makes a tile type from one line of text, segments in order, separated by blanks:
 * `C:NE+` a city on sides N and E with one pennant; `R:EW` a road; `R:W>crossing` a road that ends on the tile
 * (`>city0` at the gate of segment 0); `M` a monastery; `F:27` a field on half-edges 2 and 7.
 * Throws when the line doesn't describe a whole tile.
 */
export function tile(id: string, names: TileNames, line: string): TileType {
	const loose = line.split(' ').map(parseSegment);
	const edges = edgesOf(id, loose);
	const segments = adjacency(loose);
	const oriented = (rotation: Rotation): Oriented => orient(edges, segments, rotation);
	return {
		...names,
		id: tileId(id),
		edges,
		segments,
		oriented: [oriented(0), oriented(1), oriented(2), oriented(3)]
	};
}

function parseSegment(text: string): Loose<Segment> {
	const [head = '', end] = text.split('>');
	const kind = KIND_OF[head.charAt(0)];
	const rest = head.slice(2);
	switch (kind) {
		case 'city':
			return { kind, sides: sidesIn(rest), pennants: rest.split('+').length - 1 };
		case 'road':
			return { kind, sides: sidesIn(rest), ...endIn(end) };
		case 'monastery':
			return { kind };
		case 'field':
			return { kind, halves: Array.from(rest, (digit) => Number(digit) as Half) };
		default:
			throw new Error(`A tile's line holds a segment nobody knows: ${text}`);
	}
}

const sidesIn = (text: string): Side[] =>
	ALL_ROTATIONS.filter((side) => text.includes(SIDES[side]));

function endIn(text: string | undefined): { end?: RoadEnd; gate?: number } {
	if (text === undefined) return {};
	const end = ROAD_ENDS.find((known) => text.startsWith(known));
	if (!end) throw new Error(`A road cannot end at ${text}`);
	const gate = text.slice(end.length);
	return gate === '' ? { end } : { end, gate: Number(gate) };
}

function edgesOf(id: string, segments: readonly Loose<Segment>[]): TileType['edges'] {
	const edges: [Terrain, Terrain, Terrain, Terrain] = ['field', 'field', 'field', 'field'];
	const halves = new Set<Half>();
	for (const segment of segments) {
		if (segment.kind === 'field') segment.halves.forEach((half) => halves.add(half));
		if (segment.kind === 'road' || segment.kind === 'city')
			for (const side of segment.sides) edges[side] = segment.kind;
	}
	const open = edges.filter((edge) => edge !== 'city').length * 2;
	if (halves.size !== open) throw new Error(`Tile ${id} has half-edges without a field.`);
	return edges;
}

function orient(
	edges: TileType['edges'],
	segments: readonly Segment[],
	rotation: Rotation
): Oriented {
	const turned: Terrain[] = ['field', 'field', 'field', 'field'];
	const through = [-1, -1, -1, -1];
	const fields = [-1, -1, -1, -1, -1, -1, -1, -1];
	edges.forEach((edge, side) => (turned[turnSide(side as Side, rotation)] = edge));
	for (const segment of segments) {
		if (segment.kind === 'field')
			for (const half of segment.halves) fields[turnHalf(half, rotation)] = segment.index;
		else if (segment.kind !== 'monastery')
			for (const side of segment.sides) through[turnSide(side, rotation)] = segment.index;
	}
	const word = turned.reduce((sum, edge, side) => sum | wordOf(edge, side as Side), 0);
	return { rotation, edges: turned, through, fields, word };
}

/** How many of the four rotations look different by their segments: 1, 2 or 4. */
export function distinctRotations(type: TileType): readonly Rotation[] {
	const seen = new Set<string>();
	return ALL_ROTATIONS.filter((rotation) => {
		const look = lookOf(type, rotation);
		return seen.has(look) ? false : seen.add(look);
	});
}

/** A text that is the same for two rotations exactly when the turned tile can't be told apart by its segments. */
function lookOf(type: TileType, rotation: Rotation): string {
	const rows = type.segments.map((segment) => {
		if (segment.kind === 'monastery') return 'M';
		if (segment.kind === 'field')
			return `F${segment.halves
				.map((h) => turnHalf(h, rotation))
				.sort()
				.join('')}`;
		const sides = segment.sides
			.map((s) => turnSide(s, rotation))
			.sort()
			.join('');
		return segment.kind === 'city'
			? `C${sides}+${String(segment.pennants)}`
			: `R${sides}${segment.end ?? ''}`;
	});
	return rows.sort().join(' ');
}
