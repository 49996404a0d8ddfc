import type { TileType } from '../../engine/tile';
import { ROAD_HALF, type Arm } from './arm';
import { firstOf, lastOf } from '../geometry/courses';
import { closedPath } from '../geometry/line';
import { minus, plus, rightOf, times, unit, type Line, type Point } from '../geometry/point';

/** How much wider than the road the stones around a tunnel's mouth are, and their depth, in units. */
const STONES = 3;
const DEPTH = 5.4;

/** The hidden courses of roads below a city: straight from mouth to mouth. */
export const tunnelDashes = (type: TileType, arms: readonly Arm[]): readonly Line[] =>
	type.segments.flatMap((road) => {
		const [a, b] = arms.filter((arm) => arm.tunnel && arm.road === road.index);
		return a && b ? [[lastOf(a.line), lastOf(b.line)]] : [];
	});

/** The mouths of tunnels as SVG path data, seen from above: a frame of stones, and the dark opening. */
export function tunnelMouths(arms: readonly Arm[]): {
	readonly stone: string;
	readonly dark: string;
} {
	const mouths = arms.filter(({ tunnel }) => tunnel);
	const frames = (half: number, from: number, to: number): string =>
		closedPath(mouths.map(({ line }) => frameAt(line, half, from, to)));
	return {
		stone: frames(ROAD_HALF + STONES, -4, DEPTH),
		dark: frames(ROAD_HALF, -4.6, DEPTH - 3.4)
	};
}

/** A rectangle across the end of a road, from a distance before its end to one behind it. */
function frameAt(line: Line, half: number, from: number, to: number): Line {
	const end = lastOf(line);
	const ahead = unit(minus(end, firstOf(line.slice(-2))));
	const at = (forth: number, aside: number): Point =>
		plus(end, plus(times(ahead, forth), times(rightOf(ahead), aside)));
	return [at(from, -half), at(to, -half), at(to, half), at(from, half)];
}
