import type { Corners, Pixels, Point } from '../reading';
import { clearness } from './clearness';
import { homographyOf, homographyOfGrid, type GridSize } from './homography';
import { pyramidOf, type Pyramid } from './pyramid';
import { changesAcross, seamsFit } from './seams';
import type { Look } from './viewing';

/** How many columns and rows a grid seems to have. */
export interface CellCount extends GridSize {
	/** False if another number is nearly as likely. */
	readonly sure: boolean;
}

const MOST = 30;
/** The standard deviation of the sides' ratio, as a logarithm. Corners are tapped inexactly, and photos are cropped. */
const ASPECT_ERROR = 0.06;
/** Ratios that are off by more than this many standard deviations aren't tried. The ratio of a cropped photo may be far off. */
const FARTHEST = 7;
/** How many numbers the network is asked about, and how many cells it sees for each. */
const ASKED = 8;
const CELLS = 9;
/** The weights of the network's mean logarithm, and of the fit of the seams. */
const SEEN = 4;
const SEAMS = 4;
/** A number is sure if it is at least this much likelier than the next one, as a logarithm. */
const SURE = 1;

interface Candidate extends GridSize {
	/** How likely it is, as a logarithm. */
	readonly value: number;
}

/** Counts the cells of a grid whose corners are known: by the ratio of its sides, by where tiles meet, and by what the network sees. */
export function countCells(photo: Pixels, corners: Corners, look: Look): CellCount {
	const pyramid = pyramidOf(photo);
	const tried = likely(photo, corners, pyramid).slice(0, ASKED);
	const [best, next] = best2(
		tried.map((one) => {
			const view = { pyramid, homography: homographyOfGrid({ ...one, corners }) };
			return { ...one, value: one.value + SEEN * clearness(view, someCells(one), look) };
		})
	);
	if (!best) return { columns: 1, rows: 1, sure: false };
	return {
		columns: best.columns,
		rows: best.rows,
		sure: best.value - (next?.value ?? -Infinity) >= SURE
	};
}

const best2 = (all: readonly Candidate[]): readonly Candidate[] =>
	[...all].sort((one, other) => other.value - one.value);

/** All numbers that the ratio of the sides allows, the likeliest first. */
function likely(photo: Pixels, corners: Corners, pyramid: Pyramid): readonly Candidate[] {
	const aspect = Math.log(aspectOf(photo, corners));
	const toPhoto = homographyOf(UNIT, corners);
	const [across, down] = [false, true].map((turned) => changesAcross(pyramid, toPhoto, turned));
	if (!across || !down) return [];
	const [columnsFit, rowsFit] = [across, down].map((changes) =>
		Array.from({ length: MOST + 1 }, (_, parts) => seamsFit(changes, parts))
	);
	return best2(
		allSizes().flatMap(({ columns, rows }) => {
			const off = (Math.log(columns / rows) - aspect) / ASPECT_ERROR;
			if (Math.abs(off) > FARTHEST) return [];
			const seams = (columnsFit?.[columns] ?? 0) + (rowsFit?.[rows] ?? 0);
			return [{ columns, rows, value: SEAMS * seams - 2 * Math.log(1 + (off * off) / 4) }];
		})
	);
}

const UNIT: Corners = [
	{ x: 0, y: 0 },
	{ x: 1, y: 0 },
	{ x: 1, y: 1 },
	{ x: 0, y: 1 }
];

const allSizes = (): readonly GridSize[] =>
	Array.from({ length: MOST * MOST }, (_, index) => ({
		columns: 1 + (index % MOST),
		rows: 1 + Math.floor(index / MOST)
	}));

/** Cells in the middle of a grid, by their centres. */
function someCells({ columns, rows }: GridSize): readonly Point[] {
	const at = (part: number, of: number): number =>
		Math.min(of - 1, Math.floor(((part + 1) / 4) * of)) + 0.5;
	return Array.from({ length: CELLS }, (_, cell) => ({
		x: at(cell % 3, columns),
		y: at(Math.floor(cell / 3), rows)
	}));
}

/** Focal lengths of phones, in lengths of the photo's longer side, from wide to cropped. */
const SHORTEST = 0.55;
const LONGEST = 2.5;
const USUAL = 0.85;

/**
 * How much wider a rectangle is than high, from its four corners in a photo that isn't cropped and has square pixels (Z. Zhang
 * and L. He, Whiteboard scanning and image enhancement, 2007, section 3).
 * @internal
 */
export function aspectOf(
	{ width, height }: Pick<Pixels, 'width' | 'height'>,
	corners: Corners
): number {
	const longer = Math.max(width, height);
	const [p, q, r, s] = corners.map(({ x, y }) => ({
		x: (x - width / 2) / longer,
		y: (y - height / 2) / longer
	}));
	if (!p || !q || !r || !s) throw new Error('A rectangle has four corners.');
	const square = [
		{ x: 0, y: 0 },
		{ x: 1, y: 0 },
		{ x: 1, y: 1 },
		{ x: 0, y: 1 }
	] as const;
	const [a, b, , d, e, , g, h] = homographyOf(square, [p, q, r, s]);
	const focal = focalLength(-(a * b + d * e), g * h);
	return Math.sqrt(((a * a + d * d) / focal ** 2 + g * g) / ((b * b + e * e) / focal ** 2 + h * h));
}

/**
 * The focal length whose square is a quotient, kept within what cameras have. If hardly anything is tilted, the quotient says
 * nothing.
 */
function focalLength(dividend: number, divisor: number): number {
	if (Math.abs(divisor) < 1e-3) return USUAL;
	const square = dividend / divisor;
	return square > 0 ? Math.max(SHORTEST, Math.min(LONGEST, Math.sqrt(square))) : USUAL;
}
