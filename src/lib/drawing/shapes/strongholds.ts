import { outline, placePath, type PathsByFill } from '../layers/fills';
import type { Point } from '../geometry/point';

/** A tower of a city wall. `at` is the middle of its foot. A completed city flies a flag on it. */
export function tower(at: Point, half: number): PathsByFill {
	const high = 2.1 * half;
	const peak = high + 2.3 * half;
	const brim = half + 0.9;
	return {
		stone: placePath(
			{ x: at.x - half, y: at.y },
			`v${String(-high)}h${String(2 * half)}v${String(high)}q${String(-half)} 1.5 ${String(-2 * half)} 0z`
		),
		'stone-side': placePath(
			{ x: at.x + half * 0.25, y: at.y + 0.7 },
			`v${String(-high - 0.7)}h${String(half * 0.75)}v${String(high)}q${String(-half * 0.35)} .6 ${String(-half * 0.75)} .7z`
		),
		spire: outline(at, [-brim, 0.3 - high, 0, -peak, brim, 0.3 - high, 0, 1.3 - high]),
		'spire-lit': outline(at, [0.35 - brim, 0.2 - high, 0, 0.4 - peak, -0.2 * half, 0.9 - high]),
		dark: placePath({ x: at.x, y: at.y - high * 0.3 }, 'h.6v-1.8h-1.2v1.8z'),
		flag: placePath({ x: at.x, y: at.y - peak - 3.4 }, 'l4.2 1.3-4.2 1.4v1.4h-.5v-4.1z')
	};
}

/** One of the two low towers of a gate; the road between them stays visible. */
export function bastion(at: Point, half: number): PathsByFill {
	const wide = half + 0.5;
	return {
		stone:
			outline(at, [-half, 1, -half, -2.4, half, -2.4, half, 1]) +
			outline(at, [-wide, -2.2, -wide, -5, wide, -5, wide, -2.2]),
		'stone-side': outline(at, [
			half * 0.3,
			0.8,
			half * 0.3,
			-2.2,
			half - 0.3,
			-2.2,
			half - 0.3,
			0.8
		]),
		dark:
			outline(at, [-wide * 0.55, -5.4, -wide * 0.55, -3.9, -wide * 0.2, -3.9, -wide * 0.2, -5.4]) +
			outline(at, [wide * 0.2, -5.4, wide * 0.2, -3.9, wide * 0.55, -3.9, wide * 0.55, -5.4]),
		flag: placePath({ x: at.x, y: at.y - 9.4 }, 'l4.2 1.3-4.2 1.4v1.8h-.5v-4.5z')
	};
}

/** A city's pennant around a point: a shield with a charge; `size` is its scale, 1 in full size. */
export function pennant(at: Point, size: number): PathsByFill {
	const s = (corners: readonly number[]): string =>
		outline(
			at,
			corners.map((n) => n * size)
		);
	return {
		shield: s([
			-7.4, -8, 7.4, -8, 7.4, -0.6, 7, 2.2, 5.7, 4.6, 3.4, 6.9, 0, 8.8, -3.4, 6.9, -5.7, 4.6, -7,
			2.2, -7.4, -0.6
		]),
		charge: s([
			-1.6, -5.2, 1.6, -5.2, 1.6, -1.7, 4.6, -1.7, 4.6, 1.3, 1.6, 1.3, 1.6, 5.4, -1.6, 5.4, -1.6,
			1.3, -4.6, 1.3, -4.6, -1.7, -1.6, -1.7
		])
	};
}

/** A well, seen a little from above. */
export const well = ({ x, y }: Point): PathsByFill => ({
	shadow: placePath({ x: x - 4, y: y + 2.6 }, 'a5.4 2 0 1 0 10.8 0a5.4 2 0 1 0-10.8 0z'),
	stone: placePath({ x: x - 4.4, y: y - 0.4 }, 'a4.4 2.4 0 0 1 8.8 0v2.8a4.4 2.4 0 0 1-8.8 0z'),
	dark: placePath({ x: x - 3, y: y - 0.4 }, 'a3 1.4 0 0 1 6 0a3 1.4 0 0 1-6 0z'),
	bark: placePath({ x: x - 4.2, y: y - 0.2 }, 'v-6.4h1.1v6.4zm7.3 0v-6.4h1.1v6.4z'),
	'roof-b': placePath({ x: x - 6, y: y - 6.2 }, 'l2.6-4h6.8l2.6 4z'),
	cap: placePath({ x: x - 4.7, y: y - 8.2 }, 'l1.3-2h6.8l1.3 2z')
});
