import { neighbourAt, edgeOf, type Board } from '../../../engine/board';
import { featureOf, type LaidTile, type Part } from '../../../engine/feature';
import { opposite, type Half, type Side } from '../../../engine/spot';
import { patchesOf } from './patches';

/** Where a path can be: a patch of a laid tile. */
export interface Node {
	readonly part: Part;
	/** Position of the patch among those of its tile's type. */
	readonly patch: number;
}

/** A step from one node to the next: on the same tile, or through a half of one of its sides. */
interface Move {
	readonly to: Node;
	readonly through?: Half;
	/** True when it goes into a road, a city or closing ground, out of something else. */
	readonly enters: boolean;
}

/** The patches of a part: one, or as many as it has ends where it passes under another. */
export const nodesOf = (part: Part): readonly Node[] =>
	patchesOf(part.tile.type).flatMap(({ segment }, patch) =>
		segment === part.segment.index ? [{ part, patch }] : []
	);

/** A number for each node of a board. */
export const keyOf = ({ part, patch }: Node): number => part.tile.order * MOST_PATCHES + patch;
const MOST_PATCHES = 64;

/** All steps from a node. */
export const movesFrom = (board: Board, node: Node): readonly Move[] =>
	[...within(node), ...out(board, node)].map((move) => ({
		...move,
		enters: move.to.part.segment.kind !== 'field' && !isSame(node.part, move.to.part)
	}));

const isSame = (a: Part, b: Part): boolean => featureOf(a) === featureOf(b);

type Bare = Omit<Move, 'enters'>;

function within({ part: { tile }, patch }: Node): readonly Bare[] {
	const touches = patchesOf(tile.type)[patch]?.touches ?? [];
	return touches.flatMap((other) => nodeAt(tile, other).map((to) => ({ to })));
}

function nodeAt(tile: LaidTile, patch: number): readonly Node[] {
	const part = tile.parts[patchesOf(tile.type)[patch]?.segment ?? -1];
	return part ? [{ part, patch }] : [];
}

/** Places on the circle around a tile: a corner, then the first half, the middle and the second half of a side. */
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

/** The patches of a tile that reach a place on the circle around its spot. */
function reaching(tile: LaidTile, onSpot: number): readonly Node[] {
	const place = (onSpot - 4 * tile.rotation + AROUND) % AROUND;
	return patchesOf(tile.type).flatMap(({ places }, patch) =>
		places & (1 << place) ? nodeAt(tile, patch) : []
	);
}

/** True where two tiles show the same, or one lies against anything. */
function runsOn(tile: LaidTile, side: Side, neighbour: LaidTile): boolean {
	const [mine, theirs] = [edgeOf(tile, side), edgeOf(neighbour, opposite(side))];
	return mine === theirs || mine === 'any' || theirs === 'any';
}
