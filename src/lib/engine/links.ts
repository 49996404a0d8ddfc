import { fieldsAcross } from './adjacency';
import {
	edgeOf,
	isOpenMouth,
	neighbourAt,
	openSidesOf,
	partAt,
	type Board,
	type FeatureChange,
	type Link,
	type MutableBoard
} from './board';
import {
	byAge,
	featureOf,
	joinMembers,
	openingParts,
	partsOf,
	type Feature,
	type LaidTile,
	type Members,
	type MutablePart,
	type Part
} from './feature';
import type { TokenId } from './ledger';
import type { Laying } from './laying';
import type { Piece } from './piece';
import { ALL_SIDES, opposite, samePlace } from './spot';

/*
 * Links join segments besides their sides, and can be taken away again. The union-find forest only joins, so the features that
 * a link touches are built again from the segments that they cover. That costs the size of those features; a turn without
 * links costs nothing more.
 */

/** The links that an event takes away and lays; one that is moved is in both. */
interface LinkChanges {
	readonly taken?: readonly Link[];
	readonly laid?: readonly Link[];
}

/**
 * Takes links away and lays others, all at once: features come apart or together, and figures stay on their segments.
 * Throws when a link that is taken doesn't lie there, or one that is laid joins nothing that can be joined.
 * @returns the features before and after
 */
export function changeLinks(
	board: MutableBoard,
	{ taken = [], laid = [] }: LinkChanges
): FeatureChange {
	const left = board.links.filter((link) => !lies(link, taken));
	if (left.length + taken.length !== board.links.length)
		throw new Error('A link cannot be taken away where none lies.');
	if (laid.some((link) => lies(link, left))) throw new Error('A link already lies there.');
	const touched = new Set(
		[...taken, ...laid].flatMap((link) => endsOf(board, link).map(featureOf))
	);
	const before = [...touched].sort((a, b) => byAge(a.first, b.first));
	board.links = [...left, ...laid];
	return { before, after: buildAgain(board, before) };
}

const lies = (link: Link, among: readonly Link[]): boolean =>
	among.some((other) => isSameLink(link, other));

/** True for links between the same two segments. */
const isSameLink = (a: Link, b: Link): boolean =>
	(samePlace(a.one, b.one) && samePlace(a.other, b.other)) ||
	(samePlace(a.one, b.other) && samePlace(a.other, b.one));

function endsOf(board: Board, { one, other }: Link): readonly [Part, Part] {
	const [from, to] = [partAt(board, one), partAt(board, other)];
	if (!from || !to || from === to || from.segment.kind !== to.segment.kind)
		throw new Error('A link joins two segments of one kind.');
	if (from.segment.shape === 'centre') throw new Error('A link joins nothing that is surrounded.');
	return [from, to];
}

/** Builds new features from the segments of these. */
export function buildAgain(board: Board, features: readonly Feature[]): readonly Feature[] {
	const linked = linkedParts(board);
	const left = new Set<MutablePart>(features.flatMap(partsOf).sort(byAge));
	for (const part of left) part.parent = part;
	const pieces = features.flatMap((feature) => feature.pieces);
	const built: Feature[] = [];
	// The segments that are reached are taken from the set meanwhile.
	for (const part of left) built.push(build(board, flood(board, part, linked, left), pieces));
	return built;
}

/** The segments that one would be joined with if no links of a kind lay; by age, including itself. */
export const joinedWithout = (board: Board, part: Part, token: TokenId): readonly Part[] =>
	flood(
		board,
		part,
		linkedParts(board, (link) => link.token !== token),
		new Set(partsOf(featureOf(part)))
	);

/** The segments of `among` that sides and links join with those in `from`, on ways that lead only over segments of `among`. */
export function joinedAmong(
	board: Board,
	from: readonly Part[],
	among: Iterable<Part>
): readonly Part[] {
	const linked = linkedParts(board);
	const left = new Set(among);
	return from.flatMap((part) => (left.has(part) ? flood(board, part, linked, left) : []));
}

type Linked = ReadonlyMap<Part, readonly Part[]>;

/** For each linked segment, those at the other ends of its links, or only of the links that are meant. */
function linkedParts(board: Board, isMeant?: (link: Link) => boolean): Linked {
	const linked = new Map<Part, Part[]>();
	for (const link of isMeant ? board.links.filter(isMeant) : board.links) {
		const [one, other] = endsOf(board, link);
		linked.set(one, [...(linked.get(one) ?? []), other]);
		linked.set(other, [...(linked.get(other) ?? []), one]);
	}
	return linked;
}

/** The segments joined with one, by age; takes them from `left`. */
function flood(board: Board, from: Part, linked: Linked, left: Set<Part>) {
	const found = [from];
	left.delete(from);
	// Those added during the loop are visited too.
	for (const part of found) {
		for (const next of neighboursOf(board, part)) if (left.delete(next)) found.push(next);
		for (const next of linked.get(part) ?? []) if (left.delete(next)) found.push(next);
	}
	return found.sort(byAge);
}

/** The segments that continue one without links: on other tiles, and for a field also across `crossed` paths. */
const neighboursOf = (board: Board, { tile, segment: { shape, index } }: Part): readonly Part[] =>
	shape === 'field'
		? [...overSides(board, tile, index), ...acrossPaths(board, tile, index)]
		: overSides(board, tile, index);

/** The segments of other tiles that continue one of a tile, laid or only considered, over sides where both show the same terrain. */
export function overSides(board: Board, tile: Laying, index: number): Part[] {
	const { opening, fields } = tile.type.oriented[tile.rotation];
	const found: Part[] = [];
	for (const side of ALL_SIDES) {
		const next = neighbourAt(board, tile.spot, side);
		const facing = opposite(side);
		if (!next || edgeOf(next, facing) !== edgeOf(tile, side)) continue;
		const theirs = next.type.oriented[next.rotation];
		if (opening[side]?.includes(index)) found.push(...openingParts(next, facing));
		if (fields[2 * side] === index) addPart(found, next, theirs.fields[2 * facing + 1]);
		if (fields[2 * side + 1] === index) addPart(found, next, theirs.fields[2 * facing]);
	}
	return found;
}

function addPart(found: Part[], { parts }: LaidTile, index = -1): void {
	const part = parts[index];
	if (part) found.push(part);
}

const acrossPaths = ({ crossed }: Board, { type, parts }: LaidTile, segment: number): Part[] =>
	fieldsAcross(type.segments, crossed)
		.filter((pair) => pair.includes(segment))
		.flatMap(([one, other]) => parts[one === segment ? other : one] ?? []);

const openingsOf = (board: Board, part: Part): number =>
	openSidesOf(board, part).length + Number(isOpenMouth(board, part));

/** Makes one feature of some segments, given earliest first, with those of the figures that stand on them. */
function build(board: Board, parts: readonly MutablePart[], pieces: readonly Piece[]): Feature {
	const [root, ...others] = parts;
	if (!root) throw new Error('A feature has no segments.');
	for (const part of parts) part.parent = root;
	root.feature = {
		kind: root.segment.kind,
		open: parts.reduce((sum, part) => sum + openingsOf(board, part), 0),
		size: parts.length,
		members: others.reduce<Members>(joinMembers, root),
		first: root,
		pieces: pieces.filter(({ at }) => partAt(board, at)?.parent === root)
	};
	return root.feature;
}
