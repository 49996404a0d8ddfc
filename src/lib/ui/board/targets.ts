import { nearestSpot, type BoardArea } from '../../drawing/board/board-area';
import {
	isChoice,
	type BoardChoice,
	type BoardSpot,
	type TileOnSpot
} from '../../drawing/board/scene';
import { UNIT } from '../../drawing/geometry/point';
import { distanceToSegment, segmentAt } from '../../drawing/tile/hit-test';
import type { Place, Spot } from '../../engine/spot';

/** Least width and height of what a finger touches, in pixels. */
export const TARGET = 44;
/** Least distance between the middles of spots to choose from, in pixels (WCAG 2.2, 2.5.8): each takes the taps nearest to it. */
const APART = 24;
/** Free pixels between a spot and the border of the board. */
export const BORDER = 4;
/** Height of the row at the foot of the board whose buttons lead to spots out of view, in pixels. */
export const FOOT = TARGET + 2 * BORDER;

/** Width and height of the element that shows the table, in pixels. */
interface Pane {
	readonly width: number;
	readonly height: number;
}

/** The least size of a tile with which spots are far enough apart to be told apart by a finger, in pixels. */
export function leastSize(spots: readonly Spot[]): number {
	let least = Infinity;
	for (const a of spots)
		for (const b of spots)
			if (a !== b) least = Math.min(least, Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)));
	return APART / (Number.isFinite(least) ? least : 1);
}

const sizeIn = ({ left, right }: BoardArea, { width }: Pane): number => width / (right - left);

/** Directions in which spots can be out of view. */
const DIRECTIONS = ['left', 'up', 'down', 'right'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** Spots out of view in one direction. */
export interface SpotsBeyond {
	readonly direction: Direction;
	readonly spots: readonly Spot[];
}

/**
 * The spots that aren't completely in view, by direction. If there are any, spots that the row at the foot would cover count as
 * below.
 */
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

/** The direction in which a spot is out of view; undefined if it is in view above the foot. */
function directionOf(spot: Spot, seen: BoardArea, pane: Pane, foot: number): Direction | undefined {
	const size = sizeIn(seen, pane);
	const half = size / 2;
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

/** A place as the text of an attribute, for a label that stands for what lies there. */
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
}
interface At {
	readonly x: number;
	readonly y: number;
}

/**
 * What a tap at a point of the table hits: a choice such as an answer, the tile about to be laid, the spot there, a segment
 * of a laid tile, or the nearest legal spot within reach. Point and distances in tiles.
 * @param onLand how far a legal spot takes the taps on tiles beside it
 */
export function targetAt(scene: Scene, at: At, reach: number, onLand = 0): Target | undefined {
	const { tiles, spots, ghost } = scene;
	const choice = choiceAt(scene, at, reach);
	if (choice) return { kind: 'choice', place: choice };
	const [x, y] = [Math.floor(at.x), Math.floor(at.y)];
	if (ghost?.x === x && ghost.y === y) return { kind: 'ghost' };
	const legal = spots.filter((spot) => spot.legal);
	const near = nearestSpot(legal, at, onLand);
	const tile = tiles.find((one) => one.x === x && one.y === y);
	if (tile && !near) return placeOn(tile, at);
	const spot = near ?? nearestSpot(spots, at, 0) ?? nearestSpot(legal, at, reach);
	return spot && { kind: 'spot', spot: { x: spot.x, y: spot.y } };
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

/** The distance from a place to a point, in tiles. */
const awayFromPlace = (tile: TileOnSpot, { segment }: Place, at: At): number =>
	distanceToSegment(tile.type, tile.rotation, segment, inUnits(tile, at)) / UNIT;

function placeOn(tile: TileOnSpot, at: At) {
	const segment = segmentAt(tile.type, tile.rotation, inUnits(tile, at));
	if (segment === undefined) return undefined;
	return { kind: 'place', place: { x: tile.x, y: tile.y, segment } } as const;
}
