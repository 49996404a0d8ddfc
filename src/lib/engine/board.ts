import {
	current,
	featureOf,
	isCompleted,
	placeOf,
	rootOf,
	tilesOf,
	withPieces,
	type Feature,
	type LaidTile,
	type MutableTile,
	type Part,
	type MutablePart
} from './feature';
import { isMouth, type EdgeBits, type SegmentKind, type Terrain } from './tile';
import type { TokenId } from './ledger';
import type { Piece } from './piece';
import {
	ALL_SIDES,
	keyAt,
	keyBeside,
	KEY_STEPS_AROUND,
	opposite,
	samePlace,
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
	/** True if the edge closes what reaches it; otherwise it stays open. */
	readonly closes: boolean;
}

interface Bounded {
	readonly bounds: Bounds | undefined;
}

export const isOffTable = ({ bounds }: Bounded, { x, y }: Spot): boolean =>
	bounds !== undefined &&
	(x < bounds.west || x > bounds.east || y < bounds.north || y > bounds.south);

/** True if a closing edge lies between a spot on the table and one beyond it. */
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

/** What lies on the table and joins two segments of one kind: they are one feature while it lies there. */
export interface Link {
	/** What it is, named by the module that lays it; it has outlines and a name like a figure. */
	readonly token: TokenId;
	readonly one: Place;
	readonly other: Place;
}

/** The tiles on the table, their features and the empty spots around. */
export interface Board {
	readonly tiles: ReadonlyMap<SpotKey, LaidTile>;
	readonly holes: ReadonlyMap<SpotKey, Hole>;
	/** Empty spots beside a tile, beyond the edge of the table. */
	readonly offTableHoles: ReadonlyMap<SpotKey, Hole>;
	/** All tiles in the order they were laid. */
	readonly order: readonly LaidTile[];
	/** What joins segments besides their sides; changed by `changeLinks`. */
	readonly links: readonly Link[];
	/** The table's current edge; undefined without one. */
	readonly bounds: Bounds | undefined;
	/** Kinds of paths that don't separate fields: those on both sides of the path are one. */
	readonly crossed: ReadonlySet<SegmentKind>;
}

/** A board that the engine changes in place; everybody else reads it. Features are immutable. */
export interface MutableBoard extends Board {
	readonly tiles: Map<SpotKey, MutableTile>;
	readonly holes: Map<SpotKey, Hole>;
	readonly offTableHoles: Map<SpotKey, Hole>;
	readonly order: LaidTile[];
	links: readonly Link[];
	bounds: Bounds | undefined;
}

/** Features after an event, and those they were made of: none before a new one, several before and after if links changed. */
export interface FeatureChange {
	readonly before: readonly Feature[];
	readonly after: readonly Feature[];
}

/** The features that some changes left, each once as it is now. */
export const featuresAfter = (changes: readonly FeatureChange[]): readonly Feature[] => [
	...new Set(changes.flatMap(({ after }) => after.map(current)))
];

/** The features that some changes completed, each once as it is now; without those that a later change opened again. */
export function completedBy(changes: readonly FeatureChange[]): readonly Feature[] {
	const found: Feature[] = [];
	for (const { after } of changes)
		for (const feature of after) {
			const completed = isCompleted(feature) ? current(feature) : undefined;
			if (completed && isCompleted(completed) && !found.includes(completed)) found.push(completed);
		}
	return found;
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
	links: [],
	bounds,
	crossed
});

export const tileAt = (board: Board, { x, y }: Spot): LaidTile | undefined =>
	board.tiles.get(keyAt(x, y));

/** Undefined if a tile lies there, or if no tile lies beside the spot. */
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

/** All features of a kind, or of every kind, the earliest laid first. Looks at each tile once: cheap enough for every turn. */
export function featuresOfKind({ order }: Board, kind?: SegmentKind): readonly Feature[] {
	const found: Feature[] = [];
	for (const { parts } of order)
		for (const part of parts) {
			const feature = featureOf(part);
			if (feature.first === part && (kind ?? feature.kind) === feature.kind) found.push(feature);
		}
	return found;
}

/** The terrain a tile shows on a side of its spot. */
export const edgeOf = (tile: Pick<LaidTile, 'type' | 'rotation'>, side: Side): Terrain =>
	tile.type.oriented[tile.rotation].edges[side] ?? 'field';

export const neighbourAt = (board: Board, { x, y }: Spot, side: Side): LaidTile | undefined =>
	board.tiles.get(keyBeside(x, y, side));

/** The sides over which a path or area leaves its tile and nothing continues or closes it; none for a field. */
export function openSidesOf(board: Board, { tile, segment }: Part): readonly Side[] {
	const { opening } = tile.type.oriented[tile.rotation];
	return ALL_SIDES.filter(
		(side) => opening[side]?.includes(segment.index) && isSideOpen(board, tile, side)
	);
}

/** True for a road's mouth that no link joins to another one. */
export const isOpenMouth = ({ links }: Board, part: Part): boolean =>
	isMouth(part.segment) && !links.some((link) => isEndOf(link, placeOf(part)));

const isEndOf = ({ one, other }: Link, place: Place): boolean =>
	samePlace(one, place) || samePlace(other, place);

/** True if nothing continues or closes a side; beside different terrain it stays open for ever. */
function isSideOpen(board: Board, tile: LaidTile, side: Side): boolean {
	if (isClosedByEdgeAt(board, tile, side)) return false;
	const neighbour = neighbourAt(board, tile, side);
	const theirs = neighbour && edgeOf(neighbour, opposite(side));
	return theirs !== 'any' && theirs !== edgeOf(tile, side);
}

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
	return { before, after: [after] };
}

/** Turns a feature into one of another kind; its figures stay on it. Throws if no tile lies there. */
export function becomeKind(board: MutableBoard, place: Place, kind: SegmentKind): FeatureChange {
	const part = partAt(board, place);
	if (!part) throw new Error('A feature cannot change where no tile lies.');
	return replaceFeature(part, { ...featureOf(part), kind });
}

/** Throws if the figure's place isn't on the table. */
export function placePiece(board: MutableBoard, piece: Piece): FeatureChange {
	const part = partAt(board, piece.at);
	if (!part) throw new Error('A figure cannot stand where no tile lies.');
	const before = featureOf(part);
	return replaceFeature(part, withPieces(before, [...before.pieces, piece]));
}

/** Throws if the figure isn't there. */
export function removePiece(board: MutableBoard, piece: Piece): FeatureChange {
	const part = partAt(board, piece.at);
	const before = part && featureOf(part);
	if (!before?.pieces.includes(piece)) throw new Error('A figure cannot leave where it isn’t.');
	const others = before.pieces.filter((other) => other !== piece);
	return replaceFeature(part as Part, withPieces(before, others));
}

/** The tiles that a feature counts: those it covers; for a centre, such as a monastery, its own and those around it. */
export function countedTiles(board: Board, feature: Feature): readonly LaidTile[] {
	const own = 'segment' in feature.members ? feature.members.tile : undefined;
	if (feature.first.segment.shape !== 'centre' || !own) return tilesOf(feature);
	return [own, ...tilesAround(board, own)];
}
