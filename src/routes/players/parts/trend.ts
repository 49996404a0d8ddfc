import type { Frame } from '$lib/ui/chart/axes';
import { line } from 'd3-shape';

/** Number of games in the moving average. */
export const AVERAGE_WINDOW = 10;

/** Returns the mean of numbers; 0 if there are none. */
export const averageOf = (numbers: readonly number[]): number =>
	numbers.length === 0 ? 0 : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** Returns, for each number, the mean of it and the numbers before it: of at most `many` numbers. */
export const movingAverage = (numbers: readonly number[], many: number): readonly number[] =>
	numbers.map((_, index) => averageOf(numbers.slice(Math.max(0, index + 1 - many), index + 1)));

/** Returns a line through a number for each game, as SVG path data. */
export const lineThrough = (numbers: readonly number[], { stops, y }: Frame): string =>
	line<number>((_, stop) => stops[stop] ?? 0, y)([...numbers]) ?? '';

/** A game as a dot. */
interface Dot {
	/** Its place among the games. */
	readonly stop: number;
	readonly points: number;
}

/** Returns dots with a radius in pixels as one path, because there can be a thousand. */
export function dotsPath(dots: readonly Dot[], { stops, y }: Frame, radius: number): string {
	const r = String(radius);
	const halfTurn = (by: number): string => `a${r} ${r} 0 1 1 ${String(by)} 0`;
	return dots
		.map(({ stop, points }) => [(stops[stop] ?? 0) - radius, y(points)].join(' '))
		.map((from) => `M${from}${halfTurn(2 * radius)}${halfTurn(-2 * radius)}`)
		.join('');
}
