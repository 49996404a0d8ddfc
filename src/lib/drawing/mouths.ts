import type { TileType } from '../engine/tile';
import { ROAD_HALF, type Arm } from './arm';
import { closedPath, curve, lastOf } from './line';
import { minus, plus, rightOf, times, unit, type Line, type Point } from './point';
import { firstOf } from './line';

/** The stones around the mouth of a tunnel are so much wider than the road, and so deep, in units. */
const STONES = 4.2;
const DEPTH = 9;

/** Where roads run on below a city: straight from mouth to mouth. */
export const dashesOf = (type: TileType, arms: readonly Arm[]): readonly Line[] =>
	type.segments.flatMap((road) => {
		const [a, b] = arms.filter((arm) => arm.tunnel && arm.road === road.index);
		return a && b ? [[lastOf(a.line), lastOf(b.line)]] : [];
	});

/** The mouths of tunnels as path data: an arch of stones, and the dark that it frames. */
export function mouthsOf(arms: readonly Arm[]): { readonly stone: string; readonly dark: string } {
	const mouths = arms.filter(({ tunnel }) => tunnel);
	const arches = (half: number, depth: number): string =>
		closedPath(mouths.map(({ line }) => archAt(line, half, depth)));
	return { stone: arches(ROAD_HALF + STONES, DEPTH), dark: arches(ROAD_HALF - 0.6, DEPTH - 3) };
}

function archAt(line: Line, half: number, depth: number): Line {
	const end = lastOf(line);
	const ahead = unit(minus(end, firstOf(line.slice(-2))));
	const at = (forth: number, aside: number): Point =>
		plus(end, plus(times(ahead, forth), times(rightOf(ahead), aside)));
	const front = -1.5;
	return [
		at(front, -half),
		...curve(
			at(depth * 0.3, -half),
			at(depth * 1.15, -half),
			at(depth * 1.15, half),
			at(depth * 0.3, half)
		),
		at(front, half)
	];
}
