import { ALL_SIDES, type Place } from '../../../src/lib/engine/spot';
import type { PathSegment, Segment } from '../../../src/lib/engine/tile';

/*
 * What own figures would be paid at the end, for the eight messages (M4), found by a flood fill over the laid tiles.
 * Of the engine only the tiles' segments are used. Tariffs are those of the base game: road 1 a tile, city 1 a tile and
 * pennant, monastery (or another centre) 1 for itself and each tile around, field 3 for each completed city.
 */

/** A tile on the table. Rotation in clockwise quarter turns. */
export interface Laid {
	readonly id: string;
	readonly x: number;
	readonly y: number;
	readonly rotation: number;
	/** The side of the table, 0 or 1, from which a bridge leads to the opposite one. */
	readonly bridge?: number | undefined;
}

/** A figure on the table; its strength counts for the majority and is 1 if left out. */
export interface Figure {
	readonly player: number;
	readonly at: Place;
	readonly strength?: number | undefined;
}

/** The segments of a printed tile. */
export type SegmentsOf = (id: string) => readonly Segment[];

interface Node {
	readonly place: Place;
	readonly segment: Segment;
	readonly points: readonly string[];
}

/** Segments that hang together. */
export interface Feature {
	readonly kind: Segment['kind'];
	readonly nodes: readonly Node[];
	/** Names of its segments' places. */
	readonly names: ReadonlySet<string>;
	/** Number of different tiles. */
	readonly tiles: number;
	readonly pennants: number;
	/** Sides, or for a centre neighbouring spots, that are still free. A field is never done. */
	readonly open: number;
}

/** What each message would pay a player. */
export interface Pays {
	/** 0 where there is none of the kind. */
	readonly road: number;
	readonly city: number;
	readonly monastery: number;
	/** For each city, by the name of its first segment (`x,y#segment`, in the order of names), if it has pennants. */
	readonly pennants: ReadonlyMap<string, number>;
	readonly knights: number;
	readonly farmers: number;
	/** For each own figure: what its feature is worth, and what the owner gets of it with or without the majority. */
	readonly follower: readonly FollowerPay[];
}
interface FollowerPay {
	readonly at: Place;
	/** The name of its feature, as for cities. */
	readonly feature: string;
	readonly worth: number;
	readonly pays: number;
}

/** `x,y#segment` */
export const nameOf = ({ x, y, segment }: Place): string =>
	`${String(x)},${String(y)}#${String(segment)}`;

/** All features on the table. */
export function secondFeatures(tiles: readonly Laid[], segmentsOf: SegmentsOf): readonly Feature[] {
	const nodes = tiles.flatMap((tile) =>
		segmentsOn(tile, segmentsOf).map((one, _, own) => nodeOf(tile, one, own))
	);
	const at = new Map<string, Node[]>();
	for (const node of nodes)
		for (const point of node.points) at.set(point, [...(at.get(point) ?? []), node]);
	const spots = new Set(tiles.map(({ x, y }) => `${String(x)},${String(y)}`));
	const left = new Set(nodes);
	return nodes
		.filter((node) => left.has(node))
		.flatMap((node) => (left.has(node) ? [featureFrom(reached(node, at, left), at, spots)] : []));
}

/** What is printed on a tile, and a bridge over it. */
export function segmentsOn(tile: Laid, segmentsOf: SegmentsOf): readonly Segment[] {
	const printed = segmentsOf(tile.id);
	return tile.bridge === undefined ? printed : [...printed, bridgeOver(tile, printed.length)];
}

const bridgeOver = ({ rotation, bridge }: Laid, index: number): PathSegment => ({
	shape: 'path',
	kind: 'road',
	index,
	sides: ALL_SIDES.filter((side) => (side + rotation) % 2 === bridge)
});

function reached(from: Node, at: ReadonlyMap<string, readonly Node[]>, left: Set<Node>): Node[] {
	const found = [from];
	left.delete(from);
	for (const { points, place } of found)
		for (const next of points.flatMap((point) => at.get(point) ?? []))
			if (!sameTile(next.place, place) && left.delete(next)) found.push(next);
	return found;
}

function featureFrom(
	nodes: readonly Node[],
	at: ReadonlyMap<string, readonly Node[]>,
	spots: ReadonlySet<string>
): Feature {
	const [{ segment, place }] = nodes as [Node];
	const unmet = nodes.flatMap((node) => node.points.filter((one) => !isMet(node, at.get(one))));
	return {
		kind: segment.kind,
		nodes,
		names: new Set(nodes.map((node) => nameOf(node.place))),
		tiles: new Set(nodes.map((node) => `${String(node.place.x)},${String(node.place.y)}`)).size,
		pennants: nodes.reduce(
			(sum, node) => sum + (node.segment.shape === 'area' ? node.segment.pennants : 0),
			0
		),
		open: segment.shape === 'centre' ? 9 - lyingAround(place, spots) : unmet.length
	};
}

/** Two segments of one tile may open on the same side: only another tile joins them. */
const sameTile = (a: Place, b: Place): boolean => a.x === b.x && a.y === b.y;

const isMet = ({ place }: Node, there: readonly Node[] = []): boolean =>
	there.some((other) => !sameTile(other.place, place));

const NINE = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => [dx, dy] as const));

/** How many of the nine spots around and below a centre have a tile. */
const lyingAround = ({ x, y }: Place, spots: ReadonlySet<string>): number =>
	NINE.filter(([dx, dy]) => spots.has(`${String(x + dx)},${String(y + dy)}`)).length;

/** Points on a tile's border, from its middle, in quarters of a tile: of the four sides and of the eight halves. */
const SIDE_POINTS = [
	[0, -2],
	[2, 0],
	[0, 2],
	[-2, 0]
] as const;
const HALF_POINTS = [
	[-1, -2],
	[1, -2],
	[2, -1],
	[2, 1],
	[1, 2],
	[-1, 2],
	[-2, 1],
	[-2, -1]
] as const;

function nodeOf(tile: Laid, segment: Segment, own: readonly Segment[]): Node {
	const place = { x: tile.x, y: tile.y, segment: segment.index };
	const name = (land: string, [dx, dy]: readonly [number, number] = [0, 0]): string =>
		`${segment.kind} by ${land} ${String(4 * tile.x + dx)},${String(4 * tile.y + dy)}`;
	if (segment.shape === 'centre') return { place, segment, points: [] };
	const points =
		segment.shape === 'field'
			? segment.halves.map((half) =>
					name(landOn(half >> 1, own), HALF_POINTS[(half + 2 * tile.rotation) % 8])
				)
			: sidesOf(segment).map((side) => name('', SIDE_POINTS[(side + tile.rotation) % 4]));
	return { place, segment, points };
}

/** The sides on which a segment opens, also one that is another city's. */
const sidesOf = (segment: Exclude<Segment, { shape: 'field' }>): readonly number[] =>
	segment.shape === 'area' && segment.shares !== undefined
		? [...segment.sides, segment.shares]
		: segment.sides;

/** What lies on a side. A field goes on only where the neighbour's side is alike, also if tiles lie as they mustn't. */
const landOn = (side: number, segments: readonly Segment[]): string =>
	segments.find((one) => one.shape !== 'field' && one.sides.some((of) => of === side))?.kind ??
	'field';

/** True when a place belongs to a feature. */
export const has = ({ names }: Feature, at: Place): boolean => names.has(nameOf(at));

/** True for a finished road, city or centre. */
export const isDone = ({ kind, open }: Feature): boolean => kind !== 'field' && open === 0;

/** What a feature would pay at the end. */
function worthOf(feature: Feature, all: readonly Feature[]): number {
	const [first] = feature.nodes;
	if (first?.segment.shape === 'centre') return 9 - feature.open;
	if (feature.kind === 'field') return 3 * completedCities(feature, all);
	return feature.kind === 'city' || feature.kind === 'road' ? feature.tiles + feature.pennants : 0;
}

function completedCities(field: Feature, all: readonly Feature[]): number {
	const bordered = field.nodes.flatMap(({ segment, place }) =>
		segment.shape === 'field' ? segment.cities.map((city) => ({ ...place, segment: city })) : []
	);
	return all.filter(
		(one) => one.kind === 'city' && isDone(one) && bordered.some((at) => has(one, at))
	).length;
}

/** What each message would pay a player now. */
export function paysOf(player: number, figures: readonly Figure[], all: readonly Feature[]): Pays {
	const own = figures.filter((figure) => figure.player === player);
	const stoodOn = (kind: Feature['kind'], whose = own): Feature[] =>
		all.filter((one) => one.kind === kind && whose.some(({ at }) => has(one, at)));
	const least = (kind: Feature['kind']): number => {
		const worths = stoodOn(kind).map((one) => worthOf(one, all));
		return worths.length > 0 ? Math.min(...worths) : 0;
	};
	const count = (kind: Feature['kind']): number =>
		own.filter(({ at }) => stoodOn(kind).some((one) => has(one, at))).length;
	return {
		road: least('road'),
		city: least('city'),
		monastery: least('monastery'),
		pennants: new Map(
			all.flatMap((one) => (one.pennants > 0 ? [[firstName(one), 2 * one.pennants] as const] : []))
		),
		knights: 2 * count('city'),
		farmers: 3 * count('field'),
		follower: own.flatMap(({ at }) => followerPay(player, at, figures, all))
	};
}

/** The name of a feature: that of its first segment, in the order of names. */
export const firstName = ({ names }: Feature): string => [...names].sort()[0] ?? '';

function followerPay(
	player: number,
	at: Place,
	figures: readonly Figure[],
	all: readonly Feature[]
): readonly FollowerPay[] {
	const feature = all.find((one) => has(one, at));
	if (!feature) return [];
	const worth = worthOf(feature, all);
	return [
		{ at, feature: firstName(feature), worth, pays: leads(player, feature, figures) ? worth : 0 }
	];
}

/** True when nobody has more on a feature than the player. */
function leads(player: number, feature: Feature, figures: readonly Figure[]): boolean {
	const strengths = new Map<number, number>();
	for (const figure of figures)
		if (has(feature, figure.at))
			strengths.set(figure.player, (strengths.get(figure.player) ?? 0) + (figure.strength ?? 1));
	return strengths.get(player) === Math.max(...strengths.values());
}
