import { scaleLinear } from 'd3-scale';

/** How large letters are that stand on a chart, in pixels: people set their browsers to larger ones. */
export const LETTER = 12;
/** A digit's share of the letters' size, a little generous. */
const DIGIT = 0.62;

/** A mark on an axis, and what is written there. */
export interface Mark {
	/** In pixels. */
	readonly at: number;
	readonly text: string;
}

/** The points from the fewest to the most, both on a round number; zero is always among them. */
export function pointsWithin(points: readonly number[]): readonly [least: number, most: number] {
	const least = points.reduce((a, b) => Math.min(a, b), 0);
	const most = points.reduce((a, b) => Math.max(a, b), 0);
	if (least === most) return [0, 10];
	const [from = least, to = most] = scaleLinear([least, most], [0, 1]).nice().domain();
	return [from, to];
}

/** Round whole numbers within bounds, about so many. */
export const roundWithin = (
	bounds: readonly [from: number, to: number],
	count: number
): readonly number[] =>
	scaleLinear(bounds, [0, 1])
		.ticks(Math.max(1, count))
		.filter((one) => Number.isInteger(one));

/** How wide a text is, about. */
export const widthOf = (text: string, letter: number): number => text.length * letter * DIGIT;

/** Those of some marks that can be written side by side without touching; the first ones win. */
export function withoutTouching(marks: readonly Mark[], letter: number): readonly Mark[] {
	const kept: Mark[] = [];
	for (const mark of marks) {
		const touches = kept.some(({ at, text }) => {
			const room = (widthOf(text, letter) + widthOf(mark.text, letter)) / 2 + letter / 2;
			return Math.abs(at - mark.at) < room;
		});
		if (!touches) kept.push(mark);
	}
	return kept;
}

/**
 * Where labels stand that would like to stand at some heights, each at least `gap` from the next and all within bounds, in
 * the same order. They give way as little as they can.
 */
export function spread(
	wanted: readonly number[],
	gap: number,
	[top, bottom]: readonly [number, number]
): readonly number[] {
	const order = [...wanted.keys()].sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0) || a - b);
	const placed: number[] = [];
	for (const index of order)
		placed.push(Math.max(wanted[index] ?? 0, (placed.at(-1) ?? -Infinity) + gap, top));
	for (let n = placed.length - 1, floor = bottom; n >= 0; n--, floor -= gap)
		placed[n] = Math.max(Math.min(placed[n] ?? 0, floor), top + n * gap);
	return wanted.map((_, index) => placed[order.indexOf(index)] ?? 0);
}

/** The index of what stands nearest to a position. */
export function nearestTo(at: number, positions: readonly number[]): number {
	let best = 0;
	for (const [index, one] of positions.entries())
		if (Math.abs(one - at) < Math.abs((positions[best] ?? 0) - at)) best = index;
	return best;
}
