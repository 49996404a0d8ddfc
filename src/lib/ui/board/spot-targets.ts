import type { BoardArea } from '../../drawing/board/board-area';
import type { Point } from '../../drawing/geometry/point';
import type { Spot } from '../../engine/spot';
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
