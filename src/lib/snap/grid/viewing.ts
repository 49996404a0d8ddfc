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

/** Reads cut-outs: `count` of them, one after another in the bytes. */
export type Look = (cutOuts: Uint8Array, count: number) => readonly Evidence[];

/** How far the work has come, in cut-outs. */
export interface Progress {
	readonly done: number;
	readonly all: number;
}

/** What was seen of each cell, and where its tile lies. */
interface Seen {
	readonly homography: Homography;
	/** In the order of the cells; undefined if the photo doesn't show the cell. */
	readonly evidence: readonly (Evidence | undefined)[];
}

/** How many cells are looked at first, to find where the grid lies; if there are few, half of them. */
const FIRST = 24;
/** At most this part of all cells is looked at once more because their tiles lie elsewhere. */
const AGAIN = 1 / 3;
/** A cell is looked at once more if its tile lies farther than this from where it was cut out. In tiles. */
const OFF = 0.05;
/** There are at most this many times as many cut-outs as cells, because time counts. */
const MOST = 2.1;
/**
 * Cells that aren't clear are also looked at a little beside their middle: misreadings differ, what is there doesn't. In tiles.
 */
const BESIDE: readonly Point[] = [
	{ x: 0.04, y: 0.04 },
	{ x: -0.04, y: -0.04 }
];
/** A cell is clear if it has at least this probability. */
const CLEAR = 0.98;
/** How many cut-outs are read at once. */
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
 * Looks at all cells of a grid: first at some, to see how far the corners are off, then at all, and once more at those whose
 * tiles lie elsewhere. Yields its progress after every few cells.
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
 * Looks at some cells, and fits the grid to what was seen. Returns how many cut-outs are done.
 * @param beside how far beside the tile they are looked at; such a look counts together with those before, any other replaces
 * them
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

/** If a tile lies farther off than this, in tiles, the network can't say where it lies. */
const FAR = 0.3;

/** How far an offset can be trusted: fully if the tile is clearly read and not far off. */
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

/** The cells that don't clearly show what lies there, the least clear first. */
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

/** True if the middle of a cell is in the photo. */
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

/** A cell that is empty with a higher probability than this is empty wherever its grid lies. */
const SURELY = 0.999;

/** Some places, far from each other: first the one in the middle of the list, then always the one farthest from all before. */
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
