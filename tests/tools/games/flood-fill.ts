import { fieldsAcross } from '../../../src/lib/engine/adjacency';
import type { Board } from '../../../src/lib/engine/board';
import { featureOf, partsOf, type LaidTile } from '../../../src/lib/engine/feature';
import type { Piece } from '../../../src/lib/engine/piece';
import { ALL_SIDES, turnHalf, turnSide } from '../../../src/lib/engine/spot';
import type { Segment } from '../../../src/lib/engine/tile';

/*
 * Features computed from the laid tiles alone by a flood fill: no union-find, no running counts. It
 * shares with the engine only the tile's segments, how they turn, and which fields a house rule joins on a tile.
 */

/** A feature as plain data: equal for the same feature, whoever computed it. */
interface PlainFeature {
	/** `x,y#segment` of every segment, sorted. */
	readonly members: readonly string[];
	/** Number of segments. */
	readonly size: number;
	readonly kind: string;
	readonly open: number;
	/** `player@x,y#segment` of every figure, sorted. */
	readonly figures: readonly string[];
}

const nameOf = (x: number, y: number, segment: number): string =>
	`${String(x)},${String(y)}#${String(segment)}`;
const figureName = ({ player, at }: Piece): string =>
	`${String(player)}@${nameOf(at.x, at.y, at.segment)}`;
const byFirst = (a: PlainFeature, b: PlainFeature): number =>
	(a.members[0] ?? '') < (b.members[0] ?? '') ? -1 : 1;

/** The engine's features as plain data. */
export function engineFeatures(board: Board): PlainFeature[] {
	const features = new Set(board.order.flatMap(({ parts }) => parts.map(featureOf)));
	return [...features]
		.map((feature) => ({
			members: partsOf(feature)
				.map(({ tile, segment }) => nameOf(tile.x, tile.y, segment.index))
				.sort(),
			size: feature.size,
			// A city may have become something else.
			kind: feature.first.segment.kind,
			open: feature.open,
			figures: feature.pieces.map(figureName).sort()
		}))
		.sort(byFirst);
}

/** A segment of a laid tile, with every border point of the tile that it reaches. */
interface Node {
	readonly name: string;
	readonly tile: LaidTile;
	readonly segment: Segment;
	/** Grid points of the table (halves and middles of sides). Both tiles of a side use the same name. */
	readonly points: readonly string[];
	/** Those points that are middles of its sides; of a mouth its name, too. */
	readonly sides: readonly string[];
}

/** Features found by walking from segment to segment over shared border points. */
export function floodFeatures(board: Board, pieces: Iterable<Piece>): PlainFeature[] {
	const nodes = board.order.flatMap((tile) => tile.type.segments.map((one) => nodeOf(tile, one)));
	const at = new Map<string, Node[]>();
	const joins = joinsOn(board);
	for (const node of nodes)
		for (const point of [...node.points, ...(joins.get(node.name) ?? [])])
			at.set(point, [...(at.get(point) ?? []), node]);
	const left = new Set(nodes);
	const features: PlainFeature[] = [];
	const met = metSides(board, at);
	const isMet = (point: string): boolean => met(point) || joins.has(point);
	for (const node of nodes)
		if (left.has(node)) features.push(tell(board, walk(node, at, left, joins), isMet, [...pieces]));
	return features.sort(byFirst);
}

/** Points in common, by the names of two segments: for fields on the banks of a path that parts none, and for links. */
function joinsOn({ order, crossed, links }: Board): ReadonlyMap<string, readonly string[]> {
	const joins = new Map<string, string[]>();
	const join = (...names: readonly string[]): void => {
		for (const name of names) joins.set(name, [...(joins.get(name) ?? []), names.join('+')]);
	};
	for (const { x, y, type } of order)
		for (const [one, other] of fieldsAcross(type.segments, crossed))
			join(nameOf(x, y, one), nameOf(x, y, other));
	for (const { one, other } of links)
		join(nameOf(one.x, one.y, one.segment), nameOf(other.x, other.y, other.segment));
	return joins;
}

function walk(
	from: Node,
	at: ReadonlyMap<string, readonly Node[]>,
	left: Set<Node>,
	joins: ReadonlyMap<string, readonly string[]>
): Node[] {
	const found = [from];
	left.delete(from);
	for (const node of found)
		for (const next of [...acrossSides(node, at), ...acrossJoins(node, at, joins)])
			if (left.delete(next)) found.push(next);
	return found;
}

/** The segments of other tiles at its points: what shares a side on one tile isn't joined by that alone. */
const acrossSides = ({ points, tile }: Node, at: ReadonlyMap<string, readonly Node[]>) =>
	points.flatMap((point) => at.get(point) ?? []).filter((next) => next.tile !== tile);

const acrossJoins = (
	{ name }: Node,
	at: ReadonlyMap<string, readonly Node[]>,
	joins: ReadonlyMap<string, readonly string[]>
) => (joins.get(name) ?? []).flatMap((point) => at.get(point) ?? []);

/** Gives a test whether a point is shared by segments of two tiles or closed by an abbey beside it. */
function metSides(
	board: Board,
	at: ReadonlyMap<string, readonly Node[]>
): (point: string) => boolean {
	const ground = board.order.flatMap((tile) =>
		ALL_SIDES.filter((side) => tile.type.edges[side] === 'any').map((side) =>
			middleOf(tile, turnSide(side, tile.rotation))
		)
	);
	return (point) =>
		new Set(at.get(point)?.map(({ tile }) => tile)).size === 2 ||
		ground.some((middle) => point.endsWith(` ${middle}`));
}

function tell(
	board: Board,
	nodes: readonly Node[],
	met: (point: string) => boolean,
	pieces: readonly Piece[]
): PlainFeature {
	const members = nodes.map(({ name }) => name).sort();
	const kind = nodes[0]?.segment.kind ?? '';
	const unmet = nodes.flatMap(({ tile, sides }) =>
		sides.filter((side) => !met(side) && !(closes(board, tile) && leadsOff(board, side)))
	);
	const figures = pieces
		.filter((piece) => members.includes(nameOf(piece.at.x, piece.at.y, piece.at.segment)))
		.map(figureName);
	const open = nodes[0]?.segment.shape === 'centre' ? emptyAround(board, nodes[0]) : unmet.length;
	return { members, size: nodes.length, kind, open, figures: figures.sort() };
}

function emptyAround(board: Board, node: Node | undefined): number {
	if (!node) return 0;
	const filled = new Set<string>();
	for (let x = node.tile.x - 1; x <= node.tile.x + 1; x++)
		for (let y = node.tile.y - 1; y <= node.tile.y + 1; y++) {
			const lies = board.order.some((tile) => tile.x === x && tile.y === y);
			if (lies || (closes(board, node.tile) && isOff(board, x, y)))
				filled.add(`${String(x)},${String(y)}`);
		}
	return 9 - filled.size;
}

const isOff = ({ bounds }: Board, x: number, y: number): boolean =>
	bounds !== undefined &&
	!(bounds.west <= x && x <= bounds.east && bounds.north <= y && y <= bounds.south);

/** True when the table's edge closes what reaches it, and the tile lies on the table. */
const closes = (board: Board, { x, y }: LaidTile): boolean =>
	board.bounds?.closes === true && !isOff(board, x, y);

/** True for a side's middle on the edge of the table. */
function leadsOff({ bounds }: Board, point: string): boolean {
	const [x = 0, y = 0] = (point.split(' ')[1] ?? '').split(',').map(Number);
	if (!bounds) return false;
	const { west, north, east, south } = bounds;
	return x === 2 * west - 1 || x === 2 * east + 1 || y === 2 * north - 1 || y === 2 * south + 1;
}

function nodeOf(tile: LaidTile, segment: Segment): Node {
	const name = nameOf(tile.x, tile.y, segment.index);
	const bare = { name, tile, segment };
	if (segment.shape === 'centre') return { ...bare, points: [], sides: [] };
	if (segment.kind === 'field') {
		const points = segment.halves.map((half) => halfPoint(tile, turnHalf(half, tile.rotation)));
		return { ...bare, points, sides: [] };
	}
	const shared = segment.shape === 'area' ? segment.shares : undefined;
	const sides = [...segment.sides, ...(shared === undefined ? [] : [shared])].map(
		(side) => `${segment.kind} ${middleOf(tile, turnSide(side, tile.rotation))}`
	);
	const mouth = segment.shape === 'path' && segment.end === 'mouth' ? [name] : [];
	return { ...bare, points: sides, sides: [...sides, ...mouth] };
}

/** Doubled coordinates of a side's middle: both tiles that share the side give it the same name. */
const middleOf = ({ x, y }: LaidTile, side: number): string =>
	`${String(2 * x + ([0, 1, 0, -1][side] ?? 0))},${String(2 * y + ([-1, 0, 1, 0][side] ?? 0))}`;

/**
 * The name of a half of a side. A field runs on beside a road only where the other side shows a road as well, and
 * nowhere beside unlike land, so the side's terrain is part of the name.
 */
function halfPoint(tile: LaidTile, half: number): string {
	const side = half >> 1;
	const terrain = tile.type.edges[(side - tile.rotation + 4) & 3] ?? '';
	const clockwise = half & 1;
	const second = side < 2 ? clockwise : 1 - clockwise;
	return `${terrain} ${middleOf(tile, side)} ${String(second)}`;
}
