import { mergePaths, outline, placePath, type PathsByFill } from '../layers/fills';
import { plus, times, type Point } from '../geometry/point';
import { oval, tree } from './plants';

/** The hedge, as shares of the radius: where it runs, half its width, and half the opening on each of four sides, in radians. */
const HEDGE = 0.94;
const BUSH = 0.125;
const OPENING = 0.2;
const BUSHES_A_QUARTER = 7;
/** The beds, as shares of the radius: where they begin and end, and half the path between two of them. */
const INNER = 0.3;
const OUTER = 0.74;
const PATH = 0.09;

/** A garden with four beds, paths that meet in the middle, and a hedge around it; `radius` in units. */
export function garden(at: Point, radius: number): PathsByFill {
	const quarters = [0, 1, 2, 3].map((n) => (n * Math.PI) / 2);
	return mergePaths([
		{ gravel: placePath(at, oval(radius, radius)) },
		...quarters.map((from) => bed(at, radius, from)),
		...quarters.flatMap((from) => hedge(at, radius, from)),
		tree(at, 0.17 * radius)
	]);
}

const towards = (angle: number, by: number): Point => ({
	x: by * Math.cos(angle),
	y: by * Math.sin(angle)
});

/** A bed in the quarter clockwise from an angle, with flowers in two rows. */
function bed(at: Point, radius: number, from: number): PathsByFill {
	const arc = (by: number): Point[] => {
		const path = Math.asin(PATH / by);
		const span = Math.PI / 2 - 2 * path;
		return Array.from({ length: 7 }, (_, n) => towards(from + path + (span * n) / 6, by * radius));
	};
	const ring = [...arc(OUTER), ...arc(INNER).reverse()];
	const row = (by: number, many: number): Point[] =>
		Array.from({ length: many }, (_, n) =>
			plus(at, towards(from + (Math.PI / 2) * ((n + 1) / (many + 1)), by * radius))
		);
	const dots = (points: readonly Point[]): string =>
		points.map((point) => placePath(point, oval(0.055 * radius, 0.055 * radius))).join('');
	return {
		bed: outline(
			at,
			ring.flatMap(({ x, y }) => [x, y])
		),
		bloom: dots(row(0.62, 4)),
		flower: dots(row(0.44, 3))
	};
}

/** The hedge along a quarter: clipped bushes, lit from the north-west. */
function hedge(at: Point, radius: number, from: number): readonly PathsByFill[] {
	const span = Math.PI / 2 - 2 * OPENING;
	const size = BUSH * radius;
	return Array.from({ length: BUSHES_A_QUARTER }, (_, n) => {
		const angle = from + OPENING + (span * n) / (BUSHES_A_QUARTER - 1);
		const middle = plus(at, towards(angle, HEDGE * radius));
		return {
			fir: placePath(middle, oval(size, size)),
			'fir-lit': placePath(
				plus(middle, times({ x: -0.28, y: -0.36 }, size)),
				oval(0.5 * size, 0.42 * size)
			)
		};
	});
}
