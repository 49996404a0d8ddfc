import {
	featureOf,
	rootOf,
	tilesOf,
	withPieces,
	type Feature,
	type LaidTile,
	type Part,
	type MutablePart
} from './feature';
import type { EdgeBits, SegmentKind, Terrain } from './tile';
import type { Piece } from './piece';
import {
	keyAt,
	keyBeside,
	KEY_STEPS_AROUND,
	type Place,
	type Side,
	type Spot,
	type SpotKey,
	beside
} from './spot';

/** The edge of the table: its outermost spots in each direction. */
export interface Bounds {
	readonly west: number;
	readonly north: number;
	readonly east: number;
	readonly south: number;
	/** True where the edge closes what reaches it; otherwise that stays open. */
	readonly closes: boolean;
}

interface Bounded {
	readonly bounds: Bounds | undefined;
}

export const isOffTable = ({ bounds }: Bounded, { x, y }: Spot): boolean =>
	bounds !== undefined &&
	(x < bounds.west || x > bounds.east || y < bounds.north || y > bounds.south);

/** True where a closing edge lies between a spot on the table and one beyond it. */
export const isEdgeBetween = (board: Bounded, from: Spot, to: Spot): boolean =>
	board.bounds?.closes === true && !isOffTable(board, from) && isOffTable(board, to);

export const isClosedByEdgeAt = (board: Bounded, spot: Spot, side: Side): boolean =>
	board.bounds !== undefined && isEdgeBetween(board, spot, beside(spot, side));

/** An empty spot beside a tile, and what its neighbours require. */
export interface Hole extends Spot {
	/** The terrains required. */
	readonly edgeBits: EdgeBits;
	/** Ones at the sides where a neighbour requires a terrain. */
	readonly edgeMask: EdgeBits;
	/** Ones at the sides that have a neighbour. */
	readonly bordered: EdgeBits;
}

/** The tiles on the table, their features and the empty spots around. */
export interface Board {
	readonly tiles: ReadonlyMap<SpotKey, LaidTile>;
	readonly holes: ReadonlyMap<SpotKey, Hole>;
	/** Empty spots beside a tile, beyond the edge of the table. */
	readonly offTableHoles: ReadonlyMap<SpotKey, Hole>;
	/** All tiles in the order they were laid. */
	readonly order: readonly LaidTile[];
	/** The table's current edge; undefined without one. */
	readonly bounds: Bounds | undefined;
	/** Kinds of paths that part no fields: those on both banks are one. */
	readonly crossed: ReadonlySet<SegmentKind>;
}

/** A board that the engine changes in place; everybody else reads it. Features are immutable. */
export interface MutableBoard extends Board {
	readonly tiles: Map<SpotKey, LaidTile>;
	readonly holes: Map<SpotKey, Hole>;
	readonly offTableHoles: Map<SpotKey, Hole>;
	readonly order: LaidTile[];
	bounds: Bounds | undefined;
}

/** A feature after an event, and the features it was made of (none for a new one). */
export interface FeatureChange {
	readonly before: readonly Feature[];
	readonly after: Feature;
}

const NO_KINDS: ReadonlySet<SegmentKind> = new Set();

export const emptyBoard = (
	bounds?: Bounds,
	crossed: ReadonlySet<SegmentKind> = NO_KINDS
): MutableBoard => ({
	tiles: new Map(),
	holes: new Map(),
	offTableHoles: new Map(),
	order: [],
	bounds,
	crossed
});

export const tileAt = (board: Board, { x, y }: Spot): LaidTile | undefined =>
	board.tiles.get(keyAt(x, y));

/** Undefined where a tile lies, or where no tile lies beside the spot. */
export const holeAt = (board: Board, { x, y }: Spot): Hole | undefined =>
	board.holes.get(keyAt(x, y));

/** Undefined without such a tile or segment. */
export const partAt = (board: Board, place: Place): Part | undefined =>
	tileAt(board, place)?.parts[place.segment];

/** Undefined without such a tile or segment. */
export function featureAt(board: Board, place: Place): Feature | undefined {
	const part = partAt(board, place);
	return part && featureOf(part);
}

/** The terrain a laid tile shows on a side of its spot. */
export const edgeOf = (tile: LaidTile, side: Side): Terrain =>
	tile.type.oriented[tile.rotation].edges[side] ?? 'field';

export const neighbourAt = (board: Board, { x, y }: Spot, side: Side): LaidTile | undefined =>
	board.tiles.get(keyBeside(x, y, side));

/** Tiles on the eight spots around a spot, clockwise from the north-west. */
export function tilesAround(board: Board, spot: Spot): readonly LaidTile[] {
	const found: LaidTile[] = [];
	const key = keyAt(spot.x, spot.y);
	for (const step of KEY_STEPS_AROUND) {
		const tile = board.tiles.get((key + step) as SpotKey);
		if (tile) found.push(tile);
	}
	return found;
}

export function replaceFeature(part: Part, after: Feature): FeatureChange {
	const root: MutablePart = rootOf(part);
	const before = [root.feature];
	root.feature = after;
	return { before, after };
}

/** Throws when the figure's place isn't on the table. */
export function placePiece(board: MutableBoard, piece: Piece): FeatureChange {
	const part = partAt(board, piece.at);
	if (!part) throw new Error('A figure cannot stand where no tile lies.');
	const before = featureOf(part);
	return replaceFeature(part, withPieces(before, [...before.pieces, piece]));
}

/** Throws when the figure isn't there. */
export function removePiece(board: MutableBoard, piece: Piece): FeatureChange {
	const part = partAt(board, piece.at);
	const before = part && featureOf(part);
	if (!before?.pieces.includes(piece)) throw new Error('A figure cannot leave where it isn’t.');
	const others = before.pieces.filter((other) => other !== piece);
	return replaceFeature(part as Part, withPieces(before, others));
}

/** The tiles a feature counts: those it covers; for a centre, such as a monastery, its own and those around it. */
export function countedTiles(board: Board, feature: Feature): readonly LaidTile[] {
	const own = 'segment' in feature.members ? feature.members.tile : undefined;
	if (feature.first.segment.shape !== 'centre' || !own) return tilesOf(feature);
	return [own, ...tilesAround(board, own)];
}
