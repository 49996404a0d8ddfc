import { nice, ticks } from 'd3-array';

/** Usual font size on a chart, in pixels; users may set a larger one. */
export const LETTER = 12;
/** Width of a digit as a share of the font size, a little generous. */
const DIGIT = 0.62;

/** Share of an axis that belongs to its last stops, when they are set apart. */
const SET_APART = 0.25;

/** Positions of stops from left to right: even steps; the last `apart` of them divide the last quarter among them. */
export function stopsBetween(
	[left, right]: readonly [number, number],
	count: number,
	apart = 0
): readonly number[] {
	const before = count - apart;
	const border = apart > 0 && before > 0 ? right - SET_APART * (right - left) : right;
	if (count === 1) return [(left + right) / 2];
	return Array.from({ length: count }, (_, stop) =>
		stop < before
			? left + ((border - left) * stop) / Math.max(1, before - 1)
			: border + ((right - border) * (stop - before + 1)) / apart
	);
}

/** About how many ticks there are on an axis whose ends are rounded. */
const ROUND_TICKS = 10;

/** Measures of a plot, in pixels. */
export interface Frame {
	/** The x of each value, from left to right. */
	readonly stops: readonly number[];
	/** The y of a number of points. */
	readonly y: (points: number) => number;
	readonly left: number;
	readonly right: number;
	readonly top: number;
	readonly bottom: number;
	/** Font size. */
	readonly letter: number;
}

/** A label on an axis. */
export interface Mark {
	/** In pixels. */
	readonly at: number;
	readonly text: string;
}

/** Range of points, rounded outwards to round numbers; it always includes zero. */
export function pointsRange(points: readonly number[]): readonly [least: number, most: number] {
	const least = points.reduce((a, b) => Math.min(a, b), 0);
	const most = points.reduce((a, b) => Math.max(a, b), 0);
	if (least === most) return [0, 10];
	return nice(least, most, ROUND_TICKS);
}

/** Round whole numbers within bounds, about `count` of them. */
export const roundValues = (
	bounds: readonly [from: number, to: number],
	count: number
): readonly number[] => ticks(...bounds, Math.max(1, count)).filter((one) => Number.isInteger(one));

/** The stops with round turn numbers, or otherwise the first one with a number; about as many as there is room for. */
export function turnMarks(
	turns: readonly (number | 'final')[],
	room: number
): readonly { readonly stop: number; readonly turn: number }[] {
	const numbers = turns.flatMap((turn) => (turn === 'final' || turn === 0 ? [] : [turn]));
	const [first = 1, last = first] = [numbers[0], numbers.at(-1)];
	const round = roundValues([first, last], Math.min(room, 10)).filter((one) => turns.includes(one));
	const named = round.length > 0 ? round : numbers.slice(0, 1);
	return named.map((turn) => ({ stop: turns.indexOf(turn), turn }));
}

/** Positions on an axis: `from` lies at `start`, `to` at `end`, and all others in proportion. */
export const linearScale =
	([from, to]: readonly [number, number], [start, end]: readonly [number, number]) =>
	(value: number): number =>
		start + ((value - from) / (to - from)) * (end - start);

/** Approximate width of a text, in pixels. */
export const widthOf = (text: string, letter: number): number => text.length * letter * DIGIT;

/** The labels that fit side by side without touching; earlier ones win. */
export function withoutOverlaps(marks: readonly Mark[], letter: number): readonly Mark[] {
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
 * Positions for labels near the wanted heights, at least `gap` apart and within bounds, in the same order, moved as little
 * as possible.
 */
export function spreadLabels(
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

/**
 * Where an upright label of a length can stand without touching what is taken, as the position of its lower end, as low as
 * possible. Undefined if there is no room for it.
 */
export function roomFor(
	length: number,
	taken: readonly (readonly [top: number, bottom: number])[],
	[top, bottom]: readonly [number, number]
): number | undefined {
	const ends = [bottom, ...taken.map(([above]) => above)].sort((a, b) => b - a);
	return ends.find(
		(end) =>
			end <= bottom &&
			end - length >= top &&
			taken.every(([from, to]) => to <= end - length || from >= end)
	);
}

/** Index of the position nearest to `at`. */
export function nearestIndex(at: number, positions: readonly number[]): number {
	let best = 0;
	for (const [index, one] of positions.entries())
		if (Math.abs(one - at) < Math.abs((positions[best] ?? 0) - at)) best = index;
	return best;
}
