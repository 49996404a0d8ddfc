import { outline, placePath, mergePaths, type PathsByFill } from '../layers/fills';
import type { Point } from '../geometry/point';
import { bush, oval, tree } from './plants';

/** An arched opening with the middle of its sill at a point. */
const arch = ({ x, y }: Point, half: number, high: number): string => {
	const [w, h] = [String(2 * half), String(high - half)];
	return placePath({ x: x - half, y }, `v-${h}a${String(half)} ${String(half)} 0 0 1 ${w} 0v${h}z`);
};
const archesAt = (
	at: Point,
	xs: readonly number[],
	y: number,
	half: number,
	high: number
): string => xs.map((x) => arch({ x: at.x + x, y: at.y + y }, half, high)).join('');

/** A church with nave and tower; `size` is its scale, 1 in full size. */
export function monastery(at: Point, size: number): PathsByFill {
	const s = (corners: readonly number[]): string =>
		outline(
			at,
			corners.map((n) => n * size)
		);
	const arches = (xs: readonly number[], y: number, half: number, high: number): string =>
		archesAt(
			at,
			xs.map((x) => x * size),
			y * size,
			half * size,
			high * size
		);
	const garden = [-14, -9.6, 8, 12.4, 16.8].map((x) =>
		bush({ x: at.x + x * size, y: at.y + (17.2 - 0.016 * x * x) * size }, 2.1 * size)
	);
	const house: PathsByFill = {
		shadow: placePath({ x: at.x + 4 * size, y: at.y + 12.4 * size }, oval(18 * size, 3.4 * size)),
		facade:
			s([-3.4, 12, -3.4, 1.8, 14.2, 1.8, 14.2, 12]) + s([-13, 12.6, -13, -6, -3.2, -6, -3.2, 12.6]),
		side:
			s([-5.4, 12.6, -5.4, -6, -3.2, -6, -3.2, 12.6]) +
			s([-3.4, 3.6, -3.4, 1.8, 14.2, 1.8, 14.2, 3.6]),
		'roof-a': s([-3.6, 2.2, -3.6, -7.4, 12.4, -7.4, 15.6, 2.2]),
		cap: s([-3.6, -3, -3.6, -7.4, 12.4, -7.4, 13.9, -3]),
		spire: s([-14.2, -5.6, -8.1, -19, -2, -5.6, -8.1, -4.4]),
		'spire-lit': s([-13.6, -5.6, -8.1, -18.4, -9.4, -4.9]),
		dark:
			s([
				-8.7, -22.6, -7.5, -22.6, -7.5, -21.4, -6.3, -21.4, -6.3, -20.2, -7.5, -20.2, -7.5, -17.6,
				-8.7, -17.6, -8.7, -20.2, -9.9, -20.2, -9.9, -21.4, -8.7, -21.4
			]) + arches([-8.2], 12.6, 2, 6.4),
		window: arches([-8.2], 1.8, 1.2, 4.6) + arches([0.4, 5.4, 10.4], 10, 1.2, 4.4)
	};
	return mergePaths([house, ...garden]);
}

/** The hedge around a monastery that fills its tile: distance from the centre, and between its bushes, in units. */
const HEDGE = 44.5;
const BUSHES = 5.6;

function hedgeAround({ x, y }: Point): PathsByFill {
	const along = Array.from({ length: 16 }, (_, n) => n * BUSHES - 7.5 * BUSHES);
	const bushes = along.flatMap((by) => [
		{ x: x + by, y: y - HEDGE },
		{ x: x + by, y: y + HEDGE },
		{ x: x - HEDGE, y: y + by },
		{ x: x + HEDGE, y: y + by }
	]);
	return mergePaths(
		bushes.map((at) => ({
			leaf: placePath(at, oval(3.4, 3.4)),
			'leaf-lit': placePath({ x: at.x - 0.9, y: at.y - 1 }, oval(1.8, 1.8))
		}))
	);
}

/** A monastery that fills its tile: four wings around a garden, and a church. */
export function cloister(at: Point): PathsByFill {
	const from = (corners: readonly number[]): string => outline(at, corners);
	const bays = [-26, -19.5, -13, -6.5, 0, 6.5, 13, 19.5, 26];
	const wings: PathsByFill = {
		shadow: from([-33, 35, 37, 35, 37, 38.5, -33, 38.5]),
		facade:
			from([-12, -14, -12, -23, 33, -23, 33, -14]) +
			from([-34, 36, -34, 24, 34, 24, 34, 36]) +
			from([-34, -8, -34, -26, -16, -26, -16, -8]),
		side:
			from([-12, -21.4, -12, -23, 33, -23, 33, -21.4]) +
			from([-34, 26, -34, 24, 34, 24, 34, 26]) +
			from([-20, -8, -20, -26, -16, -26, -16, -8]),
		'roof-a': from([-36, 24.6, -33, 13, 33, 13, 36, 24.6]),
		'roof-b': from([-16, -22.6, -16, -33, 31, -33, 35, -22.6]),
		cap:
			from([-34.6, 18.6, -33, 13, 33, 13, 34.6, 18.6]) +
			from([-16, -28, -16, -33, 31, -33, 32.9, -28]),
		spire: from([-36, -25.6, -25, -44, -14, -25.6, -25, -24]),
		'spire-lit': from([-35, -25.6, -25, -43, -27, -24.4]),
		dark:
			from([
				-26, -48.5, -24, -48.5, -24, -46.5, -22, -46.5, -22, -44.7, -24, -44.7, -24, -41, -26, -41,
				-26, -44.7, -28, -44.7, -28, -46.5, -26, -46.5
			]) + archesAt(at, [-25], -8, 3, 8),
		window:
			archesAt(at, [-25], -17, 1.6, 5) +
			archesAt(at, [-6, 2, 10, 18, 26], -16, 1.3, 4) +
			archesAt(at, bays, 36, 2, 7.6)
	};
	const trees = [-20, -9, 2, 13, 24].map((x, n) =>
		tree({ x: at.x + x, y: at.y + 3 + 3 * (n % 2) }, 3.6)
	);
	return mergePaths([hedgeAround(at), wings, ...trees]);
}
