import {
	edgeOf,
	neighbourAt,
	replaceFeature,
	tileAt,
	tilesAround,
	type Board,
	type FeatureChange,
	type MutableBoard,
	isClosedByEdgeAt,
	isEdgeBetween
} from './board';
import {
	byAge,
	featureOf,
	joinMembers,
	openingParts,
	rootOf,
	withOpen,
	type Feature,
	type LaidTile,
	type Members,
	type MutablePart,
	type MutableTile,
	type Part
} from './feature';
import { fieldsAcross } from './adjacency';
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
import { isMouth, openSides, type Segment, type TileType } from './tile';

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

/** A tile considered on an empty spot, with what it would join: found once, to judge it and to lay it. */
export interface Prospect extends Laying {
	readonly joins: readonly JoinedSegments[];
}

export const consider = (board: Board, laying: Laying): Prospect => ({
	type: laying.type,
	spot: laying.spot,
	rotation: laying.rotation,
	joins: joinedSegments(board, laying)
});

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

interface SegmentGroup extends JoinedSegments {
	segments: readonly number[];
	joined: readonly Feature[];
	open: number;
}

const NONE: readonly Feature[] = [];

/** How much of a feature would be missing once a tile lies; see {@link Feature.open}. The table's edge stays where it is. */
export function openAfter(board: Board, prospect: Prospect, feature: Feature): number {
	const group = prospect.joins.find(({ joined }) => joined.includes(feature));
	if (group) return group.open;
	const closed = closedBeside(board, prospect).filter((part) => featureOf(part) === feature);
	return feature.open - closed.length;
}

/**
 * What the tile's segments would join, without laying it: those connected through the board are in one group. The spot
 * must be empty.
 */
export function joinedSegments(board: Board, laying: Laying): readonly JoinedSegments[] {
	const { type, spot } = laying;
	const groups = type.segments.map((segment): SegmentGroup => ({
		segments: [segment.index],
		joined: NONE,
		open: openingsAlone(board, laying, segment)
	}));
	joinAcross(board, groups, type);
	for (const side of ALL_SIDES) {
		const neighbour = neighbourAt(board, spot, side);
		if (neighbour) joinSide(board, groups, laying, side, neighbour);
	}
	return groups.filter(({ segments }, index) => segments[0] === index);
}

/** Joins the tile's fields on both sides of a path that doesn't separate them. */
function joinAcross({ crossed }: Board, groups: SegmentGroup[], { segments }: TileType): void {
	if (crossed.size === 0) return;
	for (const [one, other] of fieldsAcross(segments, crossed)) {
		const [into, from] = [groups[one], groups[other]];
		if (into && from && into !== from) mergeGroups(groups, into, from);
	}
}

function openingsAlone(board: Board, { spot, rotation }: Laying, segment: Segment): number {
	if (segment.shape === 'field') return 0;
	if (segment.shape === 'centre') return emptyAround(board, spot);
	const mouths = Number(isMouth(segment));
	const sides = openSides(segment);
	if (!board.bounds) return sides.length + mouths;
	const open = sides.filter((side) => !isClosedByEdgeAt(board, spot, turnSide(side, rotation)));
	return open.length + mouths;
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
	if (theirs.edges[facing] === 'any' && !already)
		for (const own of mine.opening[side] ?? []) closeOwnSide(groups, own);
	if (mine.edges[side] !== theirs.edges[facing]) return;
	if (mine.edges[side] !== 'field')
		joinOpening(groups, mine.opening[side] ?? [], openingParts(neighbour, facing), {
			mine: Number(!already),
			theirs: Number(!isClosedByEdgeAt(board, neighbour, facing))
		});
	if (type.segments[mine.through[side] ?? -1]?.shape === 'area') return;
	joinPart(groups, mine.fields[2 * side], neighbour.parts[theirs.fields[2 * facing + 1] ?? -1], 0);
	joinPart(groups, mine.fields[2 * side + 1], neighbour.parts[theirs.fields[2 * facing] ?? -1], 0);
}

/** Joins all that opens on a side of the new tile to all that opens there on its neighbour; `closes` counts the sides closed. */
function joinOpening(
	groups: SegmentGroup[],
	own: readonly number[],
	parts: readonly Part[],
	closes: { readonly mine: number; readonly theirs: number }
): void {
	for (const index of own) joinPart(groups, index, parts[0], closes.mine);
	for (const part of parts) joinPart(groups, own[0], part, closes.theirs);
}

/** A segment of the new tile ends at a neighbour's wildcard side. */
function closeOwnSide(groups: readonly SegmentGroup[], index: number): void {
	const group = groups[index];
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
	const feature = featureOf(part);
	const other = groups.find(({ joined }) => joined.includes(feature));
	if (!other) {
		group.joined = [...group.joined, feature];
		group.open += feature.open;
	} else if (other !== group) mergeGroups(groups, group, other);
	group.open -= closes;
}

function mergeGroups(groups: SegmentGroup[], into: SegmentGroup, from: SegmentGroup): void {
	into.segments = [...into.segments, ...from.segments];
	into.joined = [...into.joined, ...from.joined];
	into.open += from.open;
	for (const segment of from.segments) groups[segment] = into;
}

/**
 * Lays a tile on an empty spot and joins its segments to what they continue; different terrains join nothing.
 * @param joins what it joins, if that was found before
 * @returns changed features: the new tile's, then monasteries that gained a neighbour, then what its wildcard sides close
 */
export function lay(
	board: MutableBoard,
	laying: Laying,
	joins = joinedSegments(board, laying)
): readonly FeatureChange[] {
	const closed = closedBeside(board, laying);
	const { parts } = newTile(board, laying);
	const touched = joins.map((group) => mergeFeatures(parts, group));
	for (const part of closed) touched.push(closeOneSide(part));
	return touched;
}

/** The neighbours' parts of which the tile closes a side without continuing it; one entry for each such side. */
function closedBeside(board: Board, laying: Laying): readonly Part[] {
	const closed: Part[] = [];
	for (const neighbour of tilesAround(board, laying.spot))
		for (const part of neighbour.parts)
			if (part.segment.shape === 'centre' && !isEdgeBetween(board, neighbour, laying.spot))
				closed.push(part);
	closed.push(...endedNeighbours(board, laying));
	return closed;
}

/** The neighbours' roads and cities that end at the tile's wildcard sides. */
function endedNeighbours(board: Board, { type, spot, rotation }: Laying): readonly Part[] {
	const mine = type.oriented[rotation];
	if (mine.wildcardMask === 0) return [];
	return ALL_SIDES.flatMap((side) => {
		const neighbour = mine.edges[side] === 'any' && neighbourAt(board, spot, side);
		if (!neighbour || edgeOf(neighbour, opposite(side)) === 'any') return [];
		if (isClosedByEdgeAt(board, neighbour, opposite(side))) return [];
		return openingParts(neighbour, opposite(side));
	});
}

function closeOneSide(part: Part): FeatureChange {
	const feature = featureOf(part);
	return replaceFeature(part, withOpen(feature, feature.open - 1));
}

function newTile(board: MutableBoard, { type, spot, rotation }: Laying): LaidTile {
	const parts: Part[] = [];
	const tile: MutableTile = {
		x: spot.x,
		y: spot.y,
		spot: { x: spot.x, y: spot.y },
		type,
		rotation,
		order: board.order.length,
		parts
	};
	for (const segment of type.segments) parts.push(new NewPart(tile, segment));
	board.tiles.set(keyAt(spot.x, spot.y), tile);
	board.order.push(tile);
	updateHoles(board, tile);
	return tile;
}

/** A segment that was just laid. */
export class NewPart implements MutablePart {
	parent: Part = this;
	/** Set when the tile's segments join their features, before anybody reads it. */
	feature!: Feature;

	constructor(
		readonly tile: LaidTile,
		readonly segment: Segment
	) {}
}

/** Makes one feature of a group's segments and the features they join. `parts` are those of the new tile. */
function mergeFeatures(
	parts: readonly Part[],
	{ segments, joined, open }: JoinedSegments
): FeatureChange {
	const own = segments.map((index) => partIn(parts, index));
	const after = merge(own, joined, open);
	unite(own, joined, after);
	return { before: joined, after: [after] };
}

function partIn(parts: readonly Part[], segment: number): Part {
	const part = parts[segment];
	if (!part) throw new Error('A tile has no such segment.');
	return part;
}

function merge(own: readonly Part[], joined: readonly Feature[], open: number): Feature {
	const [part, ...others] = own;
	if (!part) throw new Error('A feature has no segments.');
	let members: Members = part;
	for (const other of others) members = joinMembers(other, members);
	for (const feature of joined) members = joinMembers(feature.members, members);
	return {
		kind: part.segment.kind,
		open,
		size: joined.reduce((sum, { size }) => sum + size, own.length),
		members,
		first: earliestOf(joined) ?? part,
		pieces: piecesOn(joined)
	};
}

function earliestOf(features: readonly Feature[]): Part | undefined {
	let earliest: Part | undefined;
	for (const { first } of features) if (!earliest || byAge(first, earliest) < 0) earliest = first;
	return earliest;
}

const piecesOn = (features: readonly Feature[]): Feature['pieces'] =>
	features.length < 2
		? (features[0]?.pieces ?? NO_PIECES)
		: features.flatMap(({ pieces }) => pieces);

const NO_PIECES: Feature['pieces'] = [];

/** Puts new parts and all roots under that of the largest feature, so that paths stay short. */
function unite(own: readonly MutablePart[], joined: readonly Feature[], after: Feature): void {
	const top = largestOf(joined) ?? own[0];
	if (!top) return;
	for (const part of own) part.parent = top;
	for (const { first } of joined) {
		const root: MutablePart = rootOf(first);
		root.parent = top;
	}
	top.feature = after;
}

/** The root of the largest feature. */
function largestOf(features: readonly Feature[]): MutablePart | undefined {
	let largest: Feature | undefined;
	for (const feature of features) if (!largest || feature.size > largest.size) largest = feature;
	return largest && rootOf(largest.first);
}
