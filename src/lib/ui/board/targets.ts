import { nearestSpot, type BoardArea } from '../../drawing/board/board-area';
import {
	isChoice,
	type BoardChoice,
	type BoardSpot,
	type TileOnSpot
} from '../../drawing/board/scene';
import { UNIT, type Point } from '../../drawing/geometry/point';
import { distanceToSegment, segmentAt } from '../../drawing/tile/hit-test';
import type { Place, Spot } from '../../engine/spot';
import { spreadTargets, TARGET } from './spread-targets';

export { TARGET };
/** Free pixels between the target of a spot and the border of the board. */
export const BORDER = 4;
/** Height of the row at the foot of the board whose buttons lead to spots out of view, in pixels. */
export const FOOT = TARGET + 2 * BORDER;

/** Width and height of the element that shows the table, in pixels. */
interface Pane {
	readonly width: number;
	readonly height: number;
}

/** Where a spot is tapped. */
export interface SpotTarget extends Spot {
	/** The middle of the square that can be tapped, in tiles. */
	readonly middle: Point;
	/** Half of that square's side, in tiles. */
	readonly half: number;
}

/** Width and height of a spot's target at a size of tiles, in pixels. */
export const targetSize = (size: number): number => Math.max(size, TARGET);

/** The least size of a tile with which targets around their spots don't overlap, in pixels; never more than a target. */
export function leastSize(spots: readonly Spot[]): number {
	let least = Infinity;
	for (const a of spots)
		for (const b of spots)
			if (a !== b) least = Math.min(least, Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)));
	return TARGET / (Number.isFinite(least) ? least : 1);
}

const sizeIn = ({ left, right }: BoardArea, { width }: Pane): number => width / (right - left);

/**
 * Where spots in view are tapped: on their own squares, and on small tables beside them, rather off the land than on it, so
 * that no target overlaps another; undefined when there is no room for all.
 */
function placeTargets(
	spots: readonly Spot[],
	seen: BoardArea,
	pane: Pane,
	land: ReadonlySet<string>
): readonly SpotTarget[] | undefined {
	const size = sizeIn(seen, pane);
	// Sizes are computed back from areas: a hundredth of a pixel is rounding.
	if (size >= leastSize(spots) - 0.01) return targetsOnSpots(spots, seen, pane);
	// Rounded, so that what has room when the view is chosen has it when the view is there.
	const inPixels = ({ x, y }: Spot): Point => ({
		x: Math.round((x + 0.5 - seen.left) * size),
		y: Math.round((y + 0.5 - seen.top) * size)
	});
	const isFree = ({ x, y }: Point): boolean =>
		!land.has(spotKey({ x: Math.floor(seen.left + x / size), y: Math.floor(seen.top + y / size) }));
	const centres = centresFor(spots.map(inPixels), { pane, land, isFree });
	return centres?.map(({ x, y }, n) => {
		const spot = spots[n] ?? { x: 0, y: 0 };
		const middle = { x: seen.left + x / size, y: seen.top + y / size };
		return { x: spot.x, y: spot.y, middle, half: TARGET / 2 / size };
	});
}

interface Surroundings {
	readonly pane: Pane;
	readonly land: ReadonlySet<string>;
	readonly isFree: (at: Point) => boolean;
}

/** What was last searched for on a land: the view is chosen by the targets that it has when it is there. */
const searched = new WeakMap<
	ReadonlySet<string>,
	{ readonly key: string; readonly centres: readonly Point[] | undefined }
>();

function centresFor(
	points: readonly Point[],
	{ pane, land, isFree }: Surroundings
): readonly Point[] | undefined {
	const key = JSON.stringify([points, pane]);
	const last = searched.get(land);
	if (last?.key === key) return last.centres;
	const centres = spreadTargets(points, pane, isFree);
	searched.set(land, { key, centres });
	return centres;
}

const spotKey = ({ x, y }: Spot): string => `${String(x)},${String(y)}`;

/** The spots where tiles lie. */
export const landOf = (tiles: readonly Spot[]): ReadonlySet<string> => new Set(tiles.map(spotKey));

/** Targets in the middle of their spots, which may overlap. */
const targetsOnSpots = (
	spots: readonly Spot[],
	seen: BoardArea,
	pane: Pane
): readonly SpotTarget[] => {
	const size = sizeIn(seen, pane);
	return spots.map((spot) => targetOn(spot, targetSize(size) / 2 / size));
};

/** What a view offers of a choice of spots. */
interface ChoiceInView {
	readonly beyond: readonly SpotsBeyond[];
	/** Of the spots in view; undefined where there is no room for all of them. */
	readonly targets: readonly SpotTarget[] | undefined;
}

/** Where the spots in view are tapped, and which ones are out of view. Land: see {@link landOf}. */
export function choiceIn(
	spots: readonly Spot[],
	seen: BoardArea,
	pane: Pane,
	land: ReadonlySet<string>
): ChoiceInView {
	const beyond = spotsBeyond(spots, seen, pane);
	const above = { ...pane, height: pane.height - (beyond.length > 0 ? FOOT : 0) };
	return { beyond, targets: placeTargets(inView(spots, beyond), seen, above, land) };
}

/** The same, with targets that may overlap where there is no room for all of them. */
export function tappableIn(...[spots, seen, pane, land]: Parameters<typeof choiceIn>) {
	const { beyond, targets } = choiceIn(spots, seen, pane, land);
	return { beyond, targets: targets ?? targetsOnSpots(inView(spots, beyond), seen, pane) };
}

function inView(spots: readonly Spot[], beyond: readonly SpotsBeyond[]): readonly Spot[] {
	const away = new Set(beyond.flatMap((group) => group.spots));
	return spots.filter((spot) => !away.has(spot));
}

const targetOn = ({ x, y }: Spot, half: number): SpotTarget => ({
	x,
	y,
	middle: { x: x + 0.5, y: y + 0.5 },
	half
});

/** Directions in which spots can be out of view. */
const DIRECTIONS = ['left', 'up', 'down', 'right'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** Spots out of view in one direction. */
export interface SpotsBeyond {
	readonly direction: Direction;
	readonly spots: readonly Spot[];
}

/** The spots that aren't wholly in view, by direction. What the row at the foot would cover counts as below. */
export function spotsBeyond(
	spots: readonly Spot[],
	seen: BoardArea,
	pane: Pane
): readonly SpotsBeyond[] {
	const beyond = (foot: number) => {
		const directions = spots.map((spot) => directionOf(spot, seen, pane, foot));
		return DIRECTIONS.map((direction) => ({
			direction,
			spots: spots.filter((_, n) => directions[n] === direction)
		})).filter((group) => group.spots.length > 0);
	};
	return beyond(0).length === 0 ? [] : beyond(FOOT);
}

/** The direction in which a spot is out of view; undefined when it is in view above the foot. */
function directionOf(spot: Spot, seen: BoardArea, pane: Pane, foot: number): Direction | undefined {
	const size = sizeIn(seen, pane);
	const half = targetSize(size) / 2;
	const x = (spot.x + 0.5 - seen.left) * size;
	const y = (spot.y + 0.5 - seen.top) * size;
	const beyond = {
		left: half - x,
		up: half - y,
		down: y + half - (pane.height - foot),
		right: x + half - pane.width
	};
	const farthest = DIRECTIONS.reduce((a, b) => (beyond[b] > beyond[a] ? b : a));
	return beyond[farthest] > 0.5 ? farthest : undefined;
}

/** What a tap hits. */
export type Target =
	| { readonly kind: 'ghost' }
	| { readonly kind: 'choice'; readonly place: Place }
	| { readonly kind: 'spot'; readonly spot: Spot }
	| { readonly kind: 'place'; readonly place: Place };

/** A place as the attribute of a label that stands for what lies there. */
export const labelOf = ({ x, y, segment }: Place): string => [x, y, segment].join();

/** The place that a tapped label stands for; undefined for a tap beside all labels. */
export function placeOfLabel(tapped: EventTarget | null): Place | undefined {
	const label = tapped instanceof Element ? tapped.closest('[data-farm-label]') : null;
	const [x, y, segment] = (label?.getAttribute('data-farm-label') ?? '').split(',').map(Number);
	return segment === undefined ? undefined : { x: Number(x), y: Number(y), segment };
}

interface Scene {
	readonly tiles: readonly TileOnSpot[];
	readonly spots: readonly (Spot & Pick<BoardSpot, 'legal'>)[];
	readonly ghost: TileOnSpot | undefined;
	readonly choices: readonly BoardChoice[];
	/** Where the legal spots are tapped, while one of them is chosen. */
	readonly targets?: readonly SpotTarget[];
}
interface At {
	readonly x: number;
	readonly y: number;
}

/**
 * What a tap at a point of the table hits: a choice such as an answer, the tile about to be laid, the target of a spot,
 * a segment of a laid tile, the spot there, or the nearest legal spot within reach. Point and reach in tiles.
 */
export function targetAt(scene: Scene, at: At, reach: number): Target | undefined {
	const { tiles, spots, ghost, targets = [] } = scene;
	const choice = choiceAt(scene, at, reach);
	if (choice) return { kind: 'choice', place: choice };
	const [x, y] = [Math.floor(at.x), Math.floor(at.y)];
	if (ghost?.x === x && ghost.y === y) return { kind: 'ghost' };
	const target = spotOfTarget(targets, at);
	if (target) return { kind: 'spot', spot: target };
	const tile = tiles.find((one) => one.x === x && one.y === y);
	if (tile) return placeOn(tile, at);
	const legal = spots.filter((spot) => spot.legal);
	const spot = nearestSpot(spots, at, 0) ?? nearestSpot(legal, at, reach);
	return spot && { kind: 'spot', spot: { x: spot.x, y: spot.y } };
}

/** The spot whose target is tapped; where targets overlap the one with the nearest middle. */
function spotOfTarget(targets: readonly SpotTarget[], at: At): Spot | undefined {
	const away = ({ middle }: SpotTarget): number =>
		Math.max(Math.abs(middle.x - at.x), Math.abs(middle.y - at.y));
	const [nearest] = targets
		.filter((target) => away(target) <= target.half)
		.sort((a, b) => away(a) - away(b));
	return nearest && { x: nearest.x, y: nearest.y };
}

/** The choice at a point, or the nearest one within reach: roads are narrower than fingers. */
function choiceAt({ tiles, ghost, choices }: Scene, at: At, reach: number): Place | undefined {
	if (choices.length === 0) return undefined;
	const all: readonly TileOnSpot[] = ghost ? [...tiles, ghost] : tiles;
	const under = all.find(({ x, y }) => x === Math.floor(at.x) && y === Math.floor(at.y));
	const hit = under && placeOn(under, at)?.place;
	if (hit && isChoice(choices, hit)) return hit;
	// The tile about to be laid turns: nothing beside it may take its taps.
	if (under && under === ghost) return undefined;
	const near = choices
		.flatMap(({ places }) => places)
		.flatMap((place) => {
			const tile = all.find(({ x, y }) => x === place.x && y === place.y);
			return tile ? [{ place, away: awayFromPlace(tile, place, at) }] : [];
		})
		.filter(({ away }) => away <= reach)
		.sort((a, b) => a.away - b.away);
	return near[0]?.place;
}

const inUnits = (tile: Spot, at: At): At => ({
	x: (at.x - tile.x) * UNIT,
	y: (at.y - tile.y) * UNIT
});

/** In tiles. */
const awayFromPlace = (tile: TileOnSpot, { segment }: Place, at: At): number =>
	distanceToSegment(tile.type, tile.rotation, segment, inUnits(tile, at)) / UNIT;

function placeOn(tile: TileOnSpot, at: At) {
	const segment = segmentAt(tile.type, tile.rotation, inUnits(tile, at));
	if (segment === undefined) return undefined;
	return { kind: 'place', place: { x: tile.x, y: tile.y, segment } } as const;
}
