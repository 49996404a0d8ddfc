import { armRing, type Arm, armBorders } from '../roads/arm';
import type { Border } from '../geometry/borders';
import { intersections, lastOf, reverse, type Intersection } from '../geometry/courses';
import { distance, type Line } from '../geometry/point';
import type { Stream } from './banks';

/** A line of which a band across it covers the middle: what is left on both sides, and where it was cut. */
interface CutLine {
	readonly before: Line;
	readonly after: Line;
	readonly hits: readonly [Hit, Hit];
}

interface Hit extends Intersection {
	readonly edge: Line;
}

/** Cuts a line where the band of an arm covers it; undefined where it doesn't. */
function cutBy(line: Line, { right, left }: Arm): CutLine | undefined {
	const from = (hit: Intersection): number => distance(hit.at, line[hit.piece] ?? hit.at);
	const hits = [right, left]
		.flatMap((edge) => intersections(line, edge).map((hit): Hit => ({ ...hit, edge })))
		.sort((a, b) => a.piece - b.piece || from(a) - from(b));
	// A line through a corner of an edge meets both of its pieces.
	const [first, second] = [hits[0], hits.at(-1)];
	if (!first || !second || first.edge === second.edge) return undefined;
	return {
		before: [...line.slice(0, first.piece + 1), first.at],
		after: [second.at, ...line.slice(second.piece + 1)],
		hits: [first, second]
	};
}

/** The lines that are left of a line outside of the bands of some arms, of which at most one covers it. */
function outside(line: Line, arms: readonly Arm[]): readonly Line[] {
	const [cut] = arms.flatMap((arm) => cutBy(line, arm) ?? []);
	return cut ? [cut.before, cut.after] : [line];
}

/** The borders of fields along roads and water: none on a bridge and below it. */
export const bordersAlong = (arms: readonly Arm[], streams: readonly Stream[]): Border[] => {
	const waters = streams.map(({ arm }) => arm);
	return [
		...arms.flatMap((arm) => armBorders(arm, (line) => outside(line, waters))),
		...waters.flatMap((arm) => armBorders(arm, (line) => outside(line, arms)))
	];
};

/** The outlines of water, on both sides of a bridge over it, and of the basin in which it ends. */
export function streamRings({ arm }: Stream, roads: readonly Arm[]): readonly Line[] {
	if (arm.end.kind === 'round')
		return [[...arm.left, ...reverse(arm.end.arc).slice(1, -1), ...reverse(arm.right)]];
	const parts = roads.flatMap((road) => partsBeside(arm, road));
	return parts.length > 0 ? parts : [armRing(arm)];
}

function partsBeside({ right, left }: Arm, road: Arm): readonly Line[] {
	const [ours, theirs] = [cutBy(right, road), cutBy(left, road)];
	if (!ours || !theirs) return [];
	return [
		[...theirs.before, ...between(theirs.hits[0], ours.hits[0]), ...reverse(ours.before)],
		[...theirs.after, ...reverse(ours.after), ...between(ours.hits[1], theirs.hits[1])]
	];
}

/** The points of an edge between two places on it. */
function between(from: Hit, to: Hit): Line {
	const [low, high] = [Math.min(from.along, to.along), Math.max(from.along, to.along)];
	const inner = from.edge.filter((_, i) => i > low && i < high);
	return from.along < to.along ? inner : reverse(inner);
}

/** The part of a road's middle over water, from bank to bank; none if it doesn't cross any. */
export const spansOver = (arms: readonly Arm[], streams: readonly Stream[]): readonly Line[] =>
	arms.flatMap(({ line }) =>
		streams.flatMap(({ arm }) => {
			const cut = cutBy(line, arm);
			if (!cut) return [];
			const [{ piece: from }, { piece: to }] = cut.hits;
			return [[lastOf(cut.before), ...line.slice(from + 1, to + 1), ...cut.after.slice(0, 1)]];
		})
	);
