import type { Evidence, GridCell, Pixels, Point } from '../reading';
import { CUT_OUT_BYTES, cutOut } from './cut-out';
import { inverse, mapPoint, type Homography } from './homography';
import {
	centreOf,
	fitGrid,
	straight,
	type Cells,
	type Placement,
	type Sighting
} from './placement';
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

/** Cells that are looked at first, to find where the grid lies; of few cells the half. */
const FIRST = 24;
/** Most cells that are looked at once more because they lie elsewhere, as a part of all. */
const AGAIN = 1 / 3;
/** A cell is looked at once more if its tile lies farther from where it was cut out. Tiles. */
const OFF = 0.05;
/** All cut-outs are at most so many times the cells: time counts. */
const MOST = 2.1;
/** Cells that aren't clear are looked at from beside as well: misreadings differ, what is there doesn't. Tiles. */
const BESIDE: readonly Point[] = [
	{ x: 0.04, y: 0.04 },
	{ x: -0.04, y: -0.04 }
];
/** The probability from which on a cell is clear. */
const CLEAR = 0.98;
/** Cut-outs that are read at once. */
const BATCH = 8;

/** A photo, and what was seen of it so far. */
interface Viewing {
	readonly photo: Pixels;
	readonly pyramid: Pyramid;
	readonly grid: Cells;
	readonly look: Look;
	/** All looks at each cell that count. */
	readonly looks: Evidence[][];
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
		photo,
		grid,
		look,
		pyramid: pyramidOf(photo),
		placement: straight(homography, grid),
		looks: grid.cells.map(() => []),
		sightings: [...none],
		looked: [...none]
	};
	const places = [...grid.cells.keys()].filter((place) => inPhoto(viewing, place));
	const all = Math.ceil(MOST * places.length);
	let done = yield* lookAt(
		viewing,
		spread(grid.cells, places, Math.min(FIRST, places.length / 2)),
		0,
		all
	);
	done = yield* lookAt(viewing, places, done, all);
	const again = farthestOff(viewing, places, Math.ceil(AGAIN * places.length));
	done = yield* lookAt(viewing, again, done, all);
	const unclear = leastClear(viewing, places).slice(0, Math.max(0, (all - done) / BESIDE.length));
	for (const beside of BESIDE) done = yield* lookAt(viewing, unclear, done, all, beside);
	yield { done: all, all };
	return { homography: viewing.placement.homography, evidence: viewing.looks.map(meanEvidence) };
}

/** Runs a generator to its end, and returns its result. */
export function runToEnd<Result>(steps: Generator<Progress, Result>): Result {
	for (;;) {
		const step = steps.next();
		if (step.done) return step.value;
	}
}

/**
 * Looks at some cells, and fits the grid to what was seen; returns how many cut-outs are done.
 * @param beside how far beside the tile; such a look counts with those before, any other instead of them
 */
function* lookAt(
	viewing: Viewing,
	places: readonly number[],
	before: number,
	all: number,
	beside?: Point
): Generator<Progress, number> {
	for (let start = 0; start < places.length; start += BATCH) {
		yield { done: before + start, all };
		lookAtFew(viewing, places.slice(start, start + BATCH), beside);
	}
	const { grid, placement, sightings } = viewing;
	const seen = sightings.flatMap((one) => one ?? []);
	if (!beside) viewing.placement = fitGrid(placement.homography, grid, seen);
	return before + places.length;
}

function lookAtFew(viewing: Viewing, places: readonly number[], beside?: Point): void {
	const { pyramid, look, placement } = viewing;
	const { homography } = placement;
	const bytes = new Uint8Array(places.length * CUT_OUT_BYTES);
	const centres = places.map((place) => shift(tileCentre(viewing, place), beside));
	centres.forEach((centre, index) => {
		cutOut({ pyramid, homography }, centre, bytes, index);
	});
	look(bytes, places.length).forEach((evidence, index) => {
		const [place, centre] = [places[index], centres[index]];
		if (place === undefined || !centre) return;
		if (beside) viewing.looks[place]?.push(evidence);
		else record(viewing, place, centre, evidence);
	});
}

const shift = ({ x, y }: Point, by: Point = { x: 0, y: 0 }): Point => ({
	x: x + by.x,
	y: y + by.y
});

function record(viewing: Viewing, place: number, centre: Point, evidence: Evidence): void {
	const { homography } = viewing.placement;
	const [x, y] = evidence.offset;
	const at = mapPoint(homography, shift(centre, { x, y }));
	viewing.looks[place] = [evidence];
	viewing.looked[place] = mapPoint(homography, centre);
	viewing.sightings[place] = { cell: place, at, weight: trustIn(evidence) };
}

/** Farther than this the network can't say where a tile lies. Tiles. */
const FAR = 0.3;

/** How far an offset can be trusted: a tile that is clearly read, and not far off. */
function trustIn({ contents, offset: [x, y] }: Evidence): number {
	const tile = 1 - Math.exp(contents.at(-1) ?? 0);
	return Math.hypot(x, y) > FAR ? 0 : tile * clearestLook(contents);
}

/** The probability of the likeliest look, in any turn. */
function clearestLook(contents: Float32Array): number {
	let clearest = 0;
	for (let at = 0; at < contents.length - 2; at += 4) {
		const turns = contents.subarray(at, at + 4);
		const sum = turns.reduce((before, one) => before + Math.exp(one), 0);
		clearest = Math.max(clearest, sum);
	}
	return clearest;
}

/** The cells of which it isn't clear what they show, the least clear first. */
function leastClear({ looks }: Viewing, places: readonly number[]): readonly number[] {
	return places
		.map((place) => {
			const contents = looks[place]?.[0]?.contents ?? new Float32Array(2);
			const nothing = Math.exp(contents.at(-1) ?? 0);
			return { place, clear: Math.max(nothing, clearestLook(contents)) };
		})
		.filter(({ clear }) => clear < CLEAR)
		.sort((one, other) => one.clear - other.clear)
		.map(({ place }) => place);
}

const cellOf = ({ grid }: Viewing, place: number): GridCell =>
	grid.cells[place] ?? { column: 0, row: 0 };

const tileCentre = (viewing: Viewing, place: number): Point =>
	centreOf(cellOf(viewing, place), viewing.placement.drift[place]);

/** True when the middle of a cell is in the photo. */
function inPhoto(viewing: Viewing, place: number): boolean {
	const { width, height } = viewing.photo;
	const { x, y } = mapPoint(viewing.placement.homography, tileCentre(viewing, place));
	return x >= 0 && y >= 0 && x < width && y < height;
}

/** The cells with tiles that lie farthest from where they were cut out. */
function farthestOff(viewing: Viewing, places: readonly number[], most: number): readonly number[] {
	const back = inverse(viewing.placement.homography);
	const off = (place: number): number => {
		const looked = viewing.looked[place];
		const at = looked ? mapPoint(back, looked) : centreOf(cellOf(viewing, place));
		const to = tileCentre(viewing, place);
		const emptiness = Math.exp(viewing.looks[place]?.[0]?.contents.at(-1) ?? 0);
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

/** What several looks at the same cell say together: errors that they don't share get smaller. The offset is that of the last. */
export function meanEvidence(looks: readonly Evidence[]): Evidence | undefined {
	const last = looks.at(-1);
	if (!last || looks.length === 1) return last;
	const contents = normalise(mean(looks.map((one) => one.contents)));
	const figures = mean(looks.map((one) => one.figures));
	return { contents, offset: last.offset, figures, places: mean(looks.map((one) => one.places)) };
}

const mean = (all: readonly Float32Array[]): Float32Array =>
	Float32Array.from(all[0] ?? [], (_, at) => {
		const sum = all.reduce((before, one) => before + (one[at] ?? 0), 0);
		return sum / all.length;
	});

/** Logarithms of probabilities whose sum is 1 again. */
function normalise(logarithms: Float32Array): Float32Array {
	const sum = logarithms.reduce((all, one) => all + Math.exp(one), 0);
	return logarithms.map((one) => one - Math.log(sum));
}
