import { product, type Homography } from '../../snap/grid/homography';
import { solve } from '../../snap/grid/solve';
import { changeOf, factorsAt, middleOf, UNKNOWNS, type Middle } from './change';
import type { GreyPyramid } from './grey';
import {
	correlation,
	levelFor,
	normalise,
	samplePatch,
	type PatchSize,
	type Sampling
} from './patch';
import type { Template } from './templates';

/** A view, and how well known tiles agree with their templates in it. */
export interface Match {
	readonly view: Homography;
	/** The mean of the tiles' squared correlations with their templates, from 0 to 1. A negative correlation counts as 0. */
	readonly similarity: number;
}

/** Known tiles that are to be matched in a picture. */
export interface Matching {
	readonly templates: readonly Template[];
	readonly picture: GreyPyramid;
	readonly size: PatchSize;
	/** The level of the pyramid for each template, by its place in the list; see {@link levelFor}. */
	readonly levels: readonly number[];
}

/** Prepares the matching of tiles in a picture. The view says roughly where they lie. */
export const matchingOf = (
	templates: readonly Template[],
	picture: GreyPyramid,
	view: Homography,
	size: PatchSize
): Matching => ({
	templates,
	picture,
	size,
	levels: templates.map(({ spot }) => levelFor(picture, view, spot, size))
});

const rooms: Readonly<Record<PatchSize, Float32Array>> = {
	4: new Float32Array(4 * 4),
	8: new Float32Array(8 * 8),
	16: new Float32Array(16 * 16)
};

/** How well all tiles agree with a view. Each is compared by itself, so that a hand spoils only the tiles that it covers. */
export function similarityOf(
	{ templates, picture, size, levels }: Matching,
	view: Homography
): number {
	const room = rooms[size];
	const sum = templates.reduce((before, { spot, patches }, place) => {
		samplePatch({ picture, view, size, level: levels[place] ?? 0 }, spot, room);
		normalise(room);
		return before + Math.max(0, correlation(room, patches[size])) ** 2;
	}, 0);
	return sum / templates.length;
}

const MOST_ROUNDS = 8;
/** The rounds end when the similarity grows by less than this. */
const GAIN = 1e-4;

/**
 * Finds the view near `start` in which the tiles agree best (Gauss-Newton, a homography). How far it differs from `start` depends
 * on what the tiles say, and on how bumps are likely to change a view: see {@link LIKELY}.
 */
export function refine(matching: Matching, start: Homography): Match {
	const middle = middleOf(matching.templates);
	const held = likelihood(matching, middle);
	let best: Match = { view: start, similarity: similarityOf(matching, start) };
	let numbers = new Float64Array(UNKNOWNS);
	for (let round = 0; round < MOST_ROUNDS; round++) {
		const step = stepFrom(matching, middle, best.view, held, numbers);
		const further = numbers.map((number, index) => number + (step[index] ?? 0));
		const view = product(start, changeOf(middle, further));
		const similarity = similarityOf(matching, view);
		const gain = similarity - best.similarity;
		if (gain > 0) [best, numbers] = [{ view, similarity }, further];
		if (!(gain > GAIN)) break;
	}
	return best;
}

/**
 * How far a bump is likely to change a view, as standard deviations: growth, turn (radians) and stretch, whatever the reach, and
 * perspective, which counts by the square of the reach. A few tiles show how a board was moved and turned, but hardly how it was
 * stretched, or how its perspective changed. A camera 10 tiles away that is tilted by 5 degrees moves a point 2 tiles beside its
 * middle by 0.035 tile.
 */
const LIKELY = { growth: 0.05, turn: 0.1, stretch: 0.02, perspective: 0.005 } as const;
/** How far tiles are pushed on the table in the meantime: a standard deviation, in tiles. */
const PUSHED = 0.025;
/** The sum of the squares of a tile's slopes, per sample. */
const SLOPES = 49;

/** How strongly the eight numbers of {@link factorsAt} are held near what is likely: a matrix, row by row. */
function likelihood({ size }: Matching, { reach }: Middle): readonly Float64Array[] {
	const unit = SLOPES * size ** 2 * PUSHED ** 2;
	const [growth, turn, stretch] = [LIKELY.growth, LIKELY.turn, LIKELY.stretch].map(
		(likely) => unit / (likely * reach) ** 2 / 4
	) as [number, number, number];
	const perspective = unit / (LIKELY.perspective * reach ** 2) ** 2;
	// Counted from 0, the numbers 1 and 5 are equal in a growth, and the numbers 2 and 4 are opposite in a turn.
	return [
		[HELD],
		[0, growth + stretch, 0, 0, 0, growth - stretch],
		[0, 0, turn + stretch, 0, stretch - turn],
		[0, 0, 0, HELD],
		[0, 0, stretch - turn, 0, turn + stretch],
		[0, growth - stretch, 0, 0, 0, growth + stretch],
		[0, 0, 0, 0, 0, 0, perspective],
		[0, 0, 0, 0, 0, 0, 0, perspective]
	].map((row) => Float64Array.from({ length: UNKNOWNS + 1 }, (_, index) => row[index] ?? 0));
}

/** How strongly the numbers of a shift are held near 0: only enough to decide them if the tiles say nothing about them. */
const HELD = 1e-3;
/** Tiles that agree less than this tell nothing. */
const LEAST_AGREEMENT = 0.1;

/** What is added to the change of a view, so that the picture of the tiles comes nearest to their templates. */
function stepFrom(
	matching: Matching,
	middle: Middle,
	view: Homography,
	held: readonly Float64Array[],
	numbers: Float64Array
): Float64Array {
	const equations = held.map((row) => {
		const pull = numbers.reduce((sum, number, index) => sum + number * (row[index] ?? 0), 0);
		return row.with(UNKNOWNS, -pull);
	});
	for (const place of matching.templates.keys()) addTile(equations, matching, middle, view, place);
	return solve(equations).map((number) => (Number.isFinite(number) ? number : 0));
}

function addTile(
	equations: readonly Float64Array[],
	{ templates, picture, size, levels }: Matching,
	middle: Middle,
	view: Homography,
	place: number
): void {
	const template = templates[place];
	if (!template) return;
	const { spot, patches } = template;
	const sampling = { picture, view, size, level: levels[place] ?? 0 };
	const seen = new Float32Array(size * size);
	samplePatch(sampling, spot, seen);
	const contrast = normalise(seen);
	const agreement = correlation(seen, patches[size]);
	if (agreement < LEAST_AGREEMENT) return;
	const slopes = [0, 1].map((direction) => slopesOf(sampling, spot, direction, contrast));
	const [across, down] = slopes as [Float32Array, Float32Array];
	for (let at = 0; at < seen.length; at++) {
		const x = (spot.x + ((at % size) + 0.5) / size - middle.x) / middle.reach;
		const y = (spot.y + (Math.floor(at / size) + 0.5) / size - middle.y) / middle.reach;
		const off = (patches[size][at] ?? 0) - (seen[at] ?? 0);
		addSample(equations, { x, y }, [across[at] ?? 0, down[at] ?? 0], off, agreement ** 2);
	}
}

/** How fast the brightness of a tile changes at each sample, per tile across (0) or down (1), in units of its contrast. */
function slopesOf(
	sampling: Sampling,
	spot: Template['spot'],
	direction: number,
	contrast: number
): Float32Array {
	const { size } = sampling;
	const step = 0.5 / size;
	const by = direction === 0 ? { x: step, y: 0 } : { x: 0, y: step };
	const [after, before] = [new Float32Array(size * size), new Float32Array(size * size)];
	samplePatch(sampling, spot, after, by);
	samplePatch(sampling, spot, before, { x: -by.x, y: -by.y });
	return after.map((value, at) => (value - (before[at] ?? 0)) / (2 * step * contrast));
}

/** Adds what one sample says. A sample that is far off counts less, for example if a figure stands there. */
function addSample(
	equations: readonly Float64Array[],
	at: { readonly x: number; readonly y: number },
	[across, down]: readonly [number, number],
	off: number,
	agreement: number
): void {
	const weight = agreement / (1 + off * off);
	const [alongX, alongY] = factorsAt(at);
	for (let row = 0; row < UNKNOWNS; row++) {
		const equation = equations[row];
		if (!equation) continue;
		const factor = weight * (across * (alongX[row] ?? 0) + down * (alongY[row] ?? 0));
		for (let column = 0; column < UNKNOWNS; column++)
			equation[column] =
				(equation[column] ?? 0) +
				factor * (across * (alongX[column] ?? 0) + down * (alongY[column] ?? 0));
		equation[UNKNOWNS] = (equation[UNKNOWNS] ?? 0) + factor * off;
	}
}
