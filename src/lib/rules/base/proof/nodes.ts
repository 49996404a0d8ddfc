import { fieldsAcross } from '../../../engine/adjacency';
import { neighbourAt, edgeOf, type Board } from '../../../engine/board';
import { featureOf, type LaidTile, type Part } from '../../../engine/feature';
import { opposite, type Half, type Side } from '../../../engine/spot';
import { patchesOf } from './patches';

/** A node of a path: a patch of a laid tile. */
export interface Node {
	readonly part: Part;
	/** Index of the patch in its tile's type. */
	readonly patch: number;
}

/** A step to another node: on the same tile, or through a half-edge. */
interface Move {
	readonly to: Node;
	readonly through?: Half;
	/** True if it enters a feature that isn't a field, from another feature. */
	readonly enters: boolean;
}

/** The nodes of a part: one, or one for each end if it passes under another part. */
export const nodesOf = (part: Part): readonly Node[] =>
	patchesOf(part.tile.type).flatMap(({ segment }, patch) =>
		segment === part.segment.index ? [{ part, patch }] : []
	);

/** A unique number for each node of a board. */
export const keyOf = ({ part, patch }: Node): number => part.tile.order * MOST_PATCHES + patch;
const MOST_PATCHES = 64;

export const movesFrom = (board: Board, node: Node): readonly Move[] =>
	[...within(node), ...across(board, node), ...out(board, node)].map((move) => ({
		...move,
		enters: move.to.part.segment.kind !== 'field' && !isSame(node.part, move.to.part)
	}));

const isSame = (a: Part, b: Part): boolean => featureOf(a) === featureOf(b);

type Bare = Omit<Move, 'enters'>;

function within({ part: { tile }, patch }: Node): readonly Bare[] {
	const touches = patchesOf(tile.type)[patch]?.touches ?? [];
	return touches.flatMap((other) => nodeAt(tile, other).map((to) => ({ to })));
}

/** Moves to fields of the same tile across a path that parts no fields. */
function across({ crossed }: Board, { part: { tile, segment } }: Node): readonly Bare[] {
	if (crossed.size === 0) return [];
	return fieldsAcross(tile.type.segments, crossed)
		.filter((pair) => pair.includes(segment.index))
		.flatMap((pair) => pair.filter((index) => index !== segment.index))
		.flatMap((index) => nodesAlong(tile, index));
}

const nodesAlong = (tile: LaidTile, index: number): readonly Bare[] => {
	const part = tile.parts[index];
	return part ? nodesOf(part).map((to) => ({ to })) : [];
};

function nodeAt(tile: LaidTile, patch: number): readonly Node[] {
	const part = tile.parts[patchesOf(tile.type)[patch]?.segment ?? -1];
	return part ? [{ part, patch }] : [];
}

/** The number of places around a tile's border: for each side a corner, its first half, its middle and its second half. */
const AROUND = 16;

function out(board: Board, { part: { tile }, patch }: Node): readonly Bare[] {
	const places = patchesOf(tile.type)[patch]?.places ?? 0;
	const moves: Bare[] = [];
	for (let place = 0; place < AROUND; place++) {
		if (!(places & (1 << place)) || place % 4 === 0) continue;
		const onSpot = (place + 4 * tile.rotation) % AROUND;
		const side = (onSpot >> 2) as Side;
		const neighbour = neighbourAt(board, tile, side);
		if (!neighbour || !runsOn(tile, side, neighbour)) continue;
		const facing = 4 * opposite(side) + (4 - (onSpot & 3));
		const through = (2 * side + ((onSpot & 3) === 3 ? 1 : 0)) as Half;
		for (const to of reaching(neighbour, facing)) moves.push({ to, through });
	}
	return moves;
}

/** The patches of a tile that reach a place on its spot's border. */
function reaching(tile: LaidTile, onSpot: number): readonly Node[] {
	const place = (onSpot - 4 * tile.rotation + AROUND) % AROUND;
	return patchesOf(tile.type).flatMap(({ places }, patch) =>
		places & (1 << place) ? nodeAt(tile, patch) : []
	);
}

/** True if two sides match; a wildcard matches anything. */
function runsOn(tile: LaidTile, side: Side, neighbour: LaidTile): boolean {
	const [mine, theirs] = [edgeOf(tile, side), edgeOf(neighbour, opposite(side))];
	return mine === theirs || mine === 'any' || theirs === 'any';
}
