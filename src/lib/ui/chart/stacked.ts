import type { Points, Source } from '$lib/record';
import { stack, stackOffsetDiverging } from 'd3-shape';
import { LETTER, linearScale, widthOf } from './axes';

/** A part of a bar: the points of one source; in pixels from the left. @internal */
export interface Part {
	readonly source: Source;
	readonly left: number;
	readonly right: number;
	readonly points: number;
	/** True if the points fit into it as text. */
	readonly fits: boolean;
}

/** Bars with a common scale. */
interface Stacked {
	/** Position of zero points, in pixels from the left. */
	readonly zero: number;
	/** The non-empty parts of each bar. */
	readonly bars: readonly (readonly Part[])[];
}

/** Bars of points by source within a width in pixels; negative points go left of zero. */
export function stackBars(
	bars: readonly Points[],
	sources: readonly Source[],
	width: number,
	text: (points: number) => string
): Stacked {
	const series = stack<unknown, Points, Source>()
		.keys(sources)
		.value((points, source) => points[source] ?? 0)
		.offset(stackOffsetDiverging)([...bars]);
	const ends = series.flatMap((one) => one.flatMap(([from, to]) => [from, to]));
	const [least, most] = [Math.min(0, ...ends), Math.max(0, ...ends)];
	const x = linearScale([least, least === most ? 1 : most], [1, width - 1]);
	const partsOf = (points: Points, bar: number): readonly Part[] =>
		series.flatMap((one) => {
			const [from = 0, to = 0] = one[bar] ?? [];
			if (from === to) return [];
			const [left, right] = [x(Math.min(from, to)), x(Math.max(from, to))];
			const paid = points[one.key] ?? 0;
			const fits = widthOf(text(paid), LETTER) + LETTER * 0.7 < right - left;
			return [{ source: one.key, left, right, points: paid, fits }];
		});
	return { zero: x(0), bars: bars.map(partsOf) };
}

/** Sum of a bar's points. */
export const totalOf = (points: Points): number =>
	Object.values(points).reduce((sum, one) => sum + one, 0);
