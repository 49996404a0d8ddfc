import type { Evidence } from '../evidence';
import type { GridCell, Pixels, Point } from '../reading';
import { CUT_OUT_BYTES, cutOut } from './cut-out';
import { inverse, mapped, type Homography } from './homography';
import { centreOf, fitted, straight, type Cells, type Placement, type Sighting } from './placement';
import { pyramidOf, type Pyramid } from './pyramid';

/** What reads cut-outs, so many one after another in the bytes. */
export type Look = (cutOuts: Uint8Array, count: number) => readonly Evidence[];

/** How far the work is, in cut-outs. */
export interface Progress {
	readonly done: number;
	readonly all: number;
}

/** What was seen of each cell, and where its tile lies. */
interface Seen {
	readonly homography: Homography;
	/** By the places of the cells; undefined where the photo shows nothing. */
	readonly evidence: readonly (Evidence | undefined)[];
}

/** Cells that are looked at first, to find where the grid lies. */
const FIRST = 24;
/** Most cells that are looked at once more, as a part of all. */
const AGAIN = 1 / 3;
/** A cell is looked at once more if its tile lies farther from where it was cut out. Tiles. */
const OFF = 0.05;
/** Cut-outs that are read at once. */
const BATCH = 8;

/** A photo, and what was seen of it so far. */
interface Viewing {
	readonly photo: Pixels;
	readonly pyramid: Pyramid;
	readonly grid: Cells;
	readonly look: Look;
	readonly evidence: (Evidence | undefined)[];
	readonly sightings: (Sighting | undefined)[];
	/** Where the middle of each cut-out was, in pixels of the photo. */
	readonly looked: (Point | undefined)[];
	placement: Placement;
}

/**
 * Looks at all cells of a grid: at some, to see how far the corners are off, at all, and once more at those whose tiles lie
 * elsewhere. Gives its progress after each few.
 */
export function* seeCells(
	photo: Pixels,
	grid: Cells,
	homography: Homography,
	look: Look
): Generator<Progress, Seen> {
	const none = grid.cells.map(() => undefined);
	const viewing: Viewing = {
		...{ photo, grid, look, pyramid: pyramidOf(photo), placement: straight(homography, grid) },
		...{ evidence: [...none], sightings: [...none], looked: [...none] }
	};
	const places = [...grid.cells.keys()].filter((place) => inPhoto(viewing, place));
	const first = spread(grid.cells, places, FIRST);
	const again = Math.ceil(places.length * AGAIN);
	const all = first.length + places.length + again;
	yield* lookAt(viewing, first, 0, all);
	yield* lookAt(viewing, places, first.length, all);
	yield* lookAt(viewing, farthestOff(viewing, places, again), all - again, all);
	yield { done: all, all };
	return { homography: viewing.placement.homography, evidence: viewing.evidence };
}

/** Looks at some cells, and fits the grid to what was seen. */
function* lookAt(
	viewing: Viewing,
	places: readonly number[],
	done: number,
	all: number
): Generator<Progress, void> {
	for (let start = 0; start < places.length; start += BATCH) {
		yield { done: done + start, all };
		lookAtFew(viewing, places.slice(start, start + BATCH));
	}
	const { grid, placement, sightings } = viewing;
	const seen = sightings.flatMap((one) => one ?? []);
	viewing.placement = fitted(placement.homography, grid, seen);
}

function lookAtFew(viewing: Viewing, places: readonly number[]): void {
	const { pyramid, look, placement } = viewing;
	const { homography } = placement;
	const bytes = new Uint8Array(places.length * CUT_OUT_BYTES);
	const centres = places.map((place) => tileCentre(viewing, place));
	centres.forEach((centre, index) => {
		cutOut({ pyramid, homography }, centre, bytes, index);
	});
	look(bytes, places.length).forEach((evidence, index) => {
		const [place, centre] = [places[index], centres[index]];
		if (place !== undefined && centre) record(viewing, place, centre, evidence);
	});
}

function record(viewing: Viewing, place: number, centre: Point, evidence: Evidence): void {
	const { homography } = viewing.placement;
	const [x, y] = evidence.offset;
	const at = mapped(homography, { x: centre.x + x, y: centre.y + y });
	viewing.evidence[place] = evidence;
	viewing.looked[place] = mapped(homography, centre);
	viewing.sightings[place] = { cell: place, at, weight: trustIn(evidence) };
}

/** Farther than this the network can't say where a tile lies. Tiles. */
const FAR = 0.3;

/** How far an offset can be trusted: a tile that is clearly read, and not far off. */
function trustIn({ contents, offset: [x, y] }: Evidence): number {
	const looks = contents.length - 2;
	const tile = 1 - Math.exp(contents[looks + 1] ?? 0);
	let clearest = 0;
	for (let at = 0; at < looks; at += 4) {
		const turns = contents.subarray(at, at + 4);
		clearest = Math.max(
			clearest,
			turns.reduce((sum, one) => sum + Math.exp(one), 0)
		);
	}
	return Math.hypot(x, y) > FAR ? 0 : tile * clearest;
}

const cellOf = ({ grid }: Viewing, place: number): GridCell =>
	grid.cells[place] ?? { column: 0, row: 0 };

const tileCentre = (viewing: Viewing, place: number): Point =>
	centreOf(cellOf(viewing, place), viewing.placement.drift[place]);

/** True when the middle of a cell is in the photo. */
function inPhoto(viewing: Viewing, place: number): boolean {
	const { width, height } = viewing.photo;
	const { x, y } = mapped(viewing.placement.homography, tileCentre(viewing, place));
	return x >= 0 && y >= 0 && x < width && y < height;
}

/** The cells with tiles that lie farthest from where they were cut out. */
function farthestOff(viewing: Viewing, places: readonly number[], most: number): readonly number[] {
	const back = inverse(viewing.placement.homography);
	const off = (place: number): number => {
		const looked = viewing.looked[place];
		const at = looked ? mapped(back, looked) : centreOf(cellOf(viewing, place));
		const to = tileCentre(viewing, place);
		const emptiness = Math.exp(viewing.evidence[place]?.contents.at(-1) ?? 0);
		return emptiness > SURELY ? 0 : Math.hypot(to.x - at.x, to.y - at.y);
	};
	return places
		.map((place) => ({ place, by: off(place) }))
		.filter(({ by }) => by > OFF)
		.sort((one, other) => other.by - one.by)
		.slice(0, most)
		.map(({ place }) => place);
}

/** The probability from which on a cell is empty wherever its grid lies. */
const SURELY = 0.999;

/** Some places, far from each other: first that in the middle, then always the one farthest from all before. */
function spread(cells: readonly GridCell[], places: readonly number[], count: number): number[] {
	const taken: number[] = [];
	const apart = new Map(places.map((place) => [place, Infinity]));
	let next = places[places.length >> 1];
	while (next !== undefined && taken.length < Math.min(count, places.length)) {
		taken.push(next);
		apart.delete(next);
		for (const [place, distance] of apart)
			apart.set(place, Math.min(distance, distanceOf(cells[place], cells[next])));
		next = [...apart].reduce((best, one) => (one[1] > best[1] ? one : best), [-1, -1])[0];
	}
	return taken;
}

const distanceOf = (one?: GridCell, other?: GridCell): number =>
	one && other ? Math.hypot(one.column - other.column, one.row - other.row) : 0;
