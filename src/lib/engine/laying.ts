import {
	edgeOf,
	neighbourAt,
	replaceFeature,
	tileAt,
	tilesAround,
	type Board,
	type FeatureChange,
	type MutableBoard
} from './board';
import {
	byAge,
	featureOf,
	rootOf,
	type Feature,
	type LaidTile,
	type MutablePart,
	type Part
} from './feature';
import { isClosedByEdgeAt, isEdgeBetween } from './bounds';
import { updateHoles } from './holes';
import {
	ALL_SIDES,
	around,
	keyAt,
	opposite,
	turnSide,
	type Rotation,
	type Side,
	type Spot
} from './spot';
import type { Segment, TileType } from './tile';

/** A tile on a spot in a rotation, laid or only considered. */
export interface Laying {
	readonly type: TileType;
	readonly spot: Spot;
	readonly rotation: Rotation;
}

/** Segments of a tile that would become one feature, and the features they would join. */
export interface JoinedSegments {
	readonly segments: readonly number[];
	readonly joined: readonly Feature[];
	/** How much of the joined feature would be missing; see {@link Feature.open}. */
	readonly open: number;
}

/** Sides where a neighbour shows a different terrain. */
export function unlikeSides(board: Board, { type, spot, rotation }: Laying): readonly Side[] {
	const { edges } = type.oriented[rotation];
	return ALL_SIDES.filter((side) => {
		const neighbour = neighbourAt(board, spot, side);
		const theirs = neighbour && edgeOf(neighbour, opposite(side));
		return theirs && theirs !== edges[side] && theirs !== 'any' && edges[side] !== 'any';
	});
}

/** Wildcard sides without a neighbour. */
export const bareSides = (board: Board, { type, spot, rotation }: Laying): readonly Side[] =>
	ALL_SIDES.filter(
		(side) => type.oriented[rotation].edges[side] === 'any' && !neighbourAt(board, spot, side)
	);

interface SegmentGroup {
	segments: number[];
	roots: Part[];
	open: number;
}

/** What the tile's segments would join, without laying it. The spot must be empty. */
export const joinedSegments = (board: Board, laying: Laying): readonly JoinedSegments[] =>
	groupsOf(board, laying).map(({ segments, roots, open }) => ({
		segments,
		joined: roots.map((root) => root.feature),
		open
	}));

/** How much of a feature would be missing once a tile lies; see {@link Feature.open}. The table's edge stays where it is. */
export function openAfter(board: Board, laying: Laying, feature: Feature): number {
	const group = joinedSegments(board, laying).find(({ joined }) => joined.includes(feature));
	if (group) return group.open;
	return (
		feature.open - closedBeside(board, laying).filter((part) => featureOf(part) === feature).length
	);
}

/** The tile's segments in groups: those connected through the board share one. */
function groupsOf(board: Board, laying: Laying): SegmentGroup[] {
	const { type, spot } = laying;
	const groups = type.segments.map((segment): SegmentGroup => ({
		segments: [segment.index],
		roots: [],
		open: openSidesAlone(board, laying, segment)
	}));
	for (const side of ALL_SIDES) {
		const neighbour = neighbourAt(board, spot, side);
		if (neighbour) joinSide(board, groups, laying, side, neighbour);
	}
	return groups.filter(({ segments }, index) => segments[0] === index);
}

function openSidesAlone(board: Board, { spot, rotation }: Laying, segment: Segment): number {
	if (segment.shape === 'field') return 0;
	if (segment.shape === 'centre') return emptyAround(board, spot);
	if (!board.bounds) return segment.sides.length;
	return segment.sides.filter((side) => !isClosedByEdgeAt(board, spot, turnSide(side, rotation)))
		.length;
}

/** How many of the eight spots around are empty and not beyond a closing edge. */
const emptyAround = (board: Board, spot: Spot): number =>
	board.bounds
		? around(spot).filter((other) => !tileAt(board, other) && !isEdgeBetween(board, spot, other))
				.length
		: 8 - tilesAround(board, spot).length;

function joinSide(
	board: Board,
	groups: SegmentGroup[],
	{ type, rotation, spot }: Laying,
	side: Side,
	neighbour: LaidTile
) {
	const mine = type.oriented[rotation];
	const theirs = neighbour.type.oriented[neighbour.rotation];
	const facing = opposite(side);
	if (mine.edges[side] === 'any') return;
	const already = isClosedByEdgeAt(board, spot, side);
	if (theirs.edges[facing] === 'any' && !already) closeOwnSide(groups, mine.through[side]);
	if (mine.edges[side] !== theirs.edges[facing]) return;
	if (mine.edges[side] !== 'field')
		joinPart(
			groups,
			mine.through[side],
			neighbour.parts[theirs.through[facing] ?? -1],
			2 - Number(already) - Number(isClosedByEdgeAt(board, neighbour, facing))
		);
	if (type.segments[mine.through[side] ?? -1]?.shape === 'area') return;
	joinPart(groups, mine.fields[2 * side], neighbour.parts[theirs.fields[2 * facing + 1] ?? -1], 0);
	joinPart(groups, mine.fields[2 * side + 1], neighbour.parts[theirs.fields[2 * facing] ?? -1], 0);
}

/** A segment of the new tile ends at a neighbour's wildcard side. */
function closeOwnSide(groups: readonly SegmentGroup[], index: number | undefined): void {
	const group = groups[index ?? -1];
	if (group) group.open -= 1;
}

/** Joins a segment of the new tile to a part of the board, which closes `closes` open sides. */
function joinPart(
	groups: SegmentGroup[],
	index: number | undefined,
	part: Part | undefined,
	closes: number
) {
	const group = groups[index ?? -1];
	if (!group || !part) throw new Error('Two like sides meet, but a segment is missing there.');
	const root = rootOf(part);
	const other = groups.find(({ roots }) => roots.includes(root));
	if (!other) {
		group.roots.push(root);
		group.open += root.feature.open;
	} else if (other !== group) mergeGroups(groups, group, other);
	group.open -= closes;
}

function mergeGroups(groups: SegmentGroup[], into: SegmentGroup, from: SegmentGroup): void {
	into.segments.push(...from.segments);
	into.roots.push(...from.roots);
	into.open += from.open;
	for (const segment of from.segments) groups[segment] = into;
}

/**
 * Lays a tile on an empty spot and joins its segments to what they continue; different terrains join nothing.
 * @returns changed features: the new tile's, then monasteries that gained a neighbour, then what its wildcard sides close
 */
export function lay(board: MutableBoard, laying: Laying): readonly FeatureChange[] {
	const groups = groupsOf(board, laying);
	const closed = closedBeside(board, laying);
	const { parts } = newTile(board, laying);
	const touched = groups.map((group) => mergeFeatures(parts, group));
	return [...touched, ...closed.map(closeOneSide)];
}

/** The neighbours' parts of which the tile closes one side without continuing them; a part for each side. */
function closedBeside(board: Board, laying: Laying): readonly Part[] {
	const closed: Part[] = [];
	for (const neighbour of tilesAround(board, laying.spot))
		for (const part of neighbour.parts)
			if (part.segment.shape === 'centre' && !isEdgeBetween(board, neighbour, laying.spot))
				closed.push(part);
	closed.push(...endedNeighbours(board, laying));
	return closed;
}

/** Neighbours' roads and cities end at the tile's wildcard sides. */
function endedNeighbours(board: Board, { type, spot, rotation }: Laying): readonly Part[] {
	const mine = type.oriented[rotation];
	if (mine.wildcardMask === 0) return [];
	return ALL_SIDES.flatMap((side) => {
		const neighbour = mine.edges[side] === 'any' && neighbourAt(board, spot, side);
		if (!neighbour || edgeOf(neighbour, opposite(side)) === 'any') return [];
		if (isClosedByEdgeAt(board, neighbour, opposite(side))) return [];
		const through = neighbour.type.oriented[neighbour.rotation].through[opposite(side)];
		const part = neighbour.parts[through ?? -1];
		return part ? [part] : [];
	});
}

function closeOneSide(part: Part): FeatureChange {
	const { feature } = rootOf(part);
	return replaceFeature(part, { ...feature, open: feature.open - 1 });
}

function newTile(board: MutableBoard, { type, spot, rotation }: Laying): LaidTile {
	const parts: Part[] = [];
	const tile: LaidTile = {
		x: spot.x,
		y: spot.y,
		type,
		rotation,
		order: board.order.length,
		parts
	};
	for (const segment of type.segments) parts.push(new UnjoinedPart(tile, segment));
	board.tiles.set(keyAt(spot.x, spot.y), tile);
	board.order.push(tile);
	updateHoles(board, tile);
	return tile;
}

/** A segment just laid, before it joins anything. */
class UnjoinedPart implements MutablePart {
	parent: Part = this;
	feature: Feature;

	constructor(
		readonly tile: LaidTile,
		readonly segment: Segment
	) {
		const { kind } = segment;
		this.feature = { kind, open: 0, size: 1, members: this, first: this, pieces: [] };
	}
}

/** Makes one feature of a group's segments and the features they join. `parts` are those of the new tile. */
function mergeFeatures(
	parts: readonly Part[],
	{ segments, roots, open }: SegmentGroup
): FeatureChange {
	const before = roots.map(({ feature }) => feature);
	const all = [...roots];
	for (const part of parts) if (segments.includes(part.segment.index)) all.push(part);
	const after = merged(all, open);
	union(all, after);
	return { before, after };
}

function merged([first, ...rest]: readonly Part[], open: number): Feature {
	if (!first) throw new Error('A feature has no segments.');
	let feature: Feature = rest.length === 0 ? { ...first.feature, open } : first.feature;
	for (const part of rest) feature = mergeTwo(feature, part.feature, open);
	return feature;
}

const mergeTwo = (a: Feature, b: Feature, open: number): Feature => ({
	kind: a.kind,
	open,
	size: a.size + b.size,
	members: { left: a.members, right: b.members },
	first: byAge(a.first, b.first) < 0 ? a.first : b.first,
	pieces: b.pieces.length === 0 ? a.pieces : [...a.pieces, ...b.pieces]
});

/** Puts all roots under that of the largest feature, so that paths stay short. */
function union(roots: readonly MutablePart[], feature: Feature): void {
	const top = roots.reduce((a, b) => (b.feature.size > a.feature.size ? b : a));
	for (const root of roots) root.parent = top;
	top.feature = feature;
}
