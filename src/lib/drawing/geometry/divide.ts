import { border, type Border } from './borders';
import { firstOf, lastOf } from './courses';
import { distance, minus, plus, times, type Line, type Point } from './point';

/** Largest distance between the points of a border at which it may be cut, in units. */
const STEP = 2.5;

/** A place where an outline may be cut: a border of it and a point of that border. */
interface Notch {
	readonly border: number;
	readonly point: number;
	readonly at: Point;
}
/** The shortest line across an area between two stretches of its outline. */
interface Cut {
	readonly from: Notch;
	readonly to: Notch;
	readonly length: number;
}

/** An outline cut in two, and the line between the parts. */
interface Divided {
	readonly parts: readonly [readonly Border[], readonly Border[]];
	readonly seam: Line;
}

/**
 * Cuts an outline between the half-edges of two fields, as short as possible; undefined when all of it belongs to one field.
 * @param fieldAt the field along a border; undefined for a border inside the tile
 */
export function divide(
	walk: readonly Border[],
	fieldAt: (border: Border) => number | undefined
): Divided | undefined {
	const fine = walk.map(refine);
	const gaps = gapsIn(fine.map(fieldAt));
	const cuts = gaps.flatMap((from, n) =>
		gaps.slice(n + 1).flatMap((to) => {
			const [one, other] = [fieldsBetween(fine, from, to), fieldsBetween(fine, to, from)];
			return one.some((field) => other.includes(field)) ? [] : [shortest(fine, from, to)];
		})
	);
	return cutAt(fine, cuts);

	function fieldsBetween(all: readonly Border[], from: Gap, to: Gap): readonly number[] {
		return around(all, from.end, to.start).flatMap((each) => fieldAt(each) ?? []);
	}
}

/** Cuts a part without half-edges off an outline, as near to the point as possible: where two walls touch behind a third. */
export function cutOff(walk: readonly Border[], near: Point): Divided | undefined {
	const fine = walk.map(refine);
	const free = fine.flatMap(({ halves }, i) => (halves.length === 0 ? [i] : []));
	const cuts = free.flatMap((from) =>
		free.flatMap((to) => {
			const between = around(fine, from + 1, to);
			const enclosed = between.length > 0 && between.length < fine.length - 2;
			if (!enclosed || between.some(({ halves }) => halves.length > 0)) return [];
			const cut = shortest(fine, { start: from, end: from + 1 }, { start: to, end: to + 1 });
			const away = Math.min(...between.map(({ line }) => distance(firstOf(line), near)));
			return cut ? [{ ...cut, length: cut.length + away }] : [];
		})
	);
	return cutAt(fine, cuts);
}

/** A run of borders inside the tile between the borders of two fields: indices from `start` (included) to `end` (excluded). */
interface Gap {
	readonly start: number;
	readonly end: number;
}

function gapsIn(fields: readonly (number | undefined)[]): readonly Gap[] {
	const known = fields.flatMap((field, i) => (field === undefined ? [] : [{ field, i }]));
	return known.flatMap(({ field, i }, n) => {
		const next = known[(n + 1) % known.length];
		return next && next.field !== field ? [{ start: i + 1, end: next.i }] : [];
	});
}

/** The borders from one index (included) to another (excluded), cyclic; both may equal the length. */
function around(walk: readonly Border[], from: number, to: number): readonly Border[] {
	const [a, b] = [from % walk.length, to % walk.length];
	return a <= b ? walk.slice(a, b) : [...walk.slice(a), ...walk.slice(0, b)];
}

/** A border with more points, so that a cut can begin nearly anywhere on it. */
function refine({ line, halves }: Border): Border {
	if (halves.length > 0) return border(line, halves);
	const points = line.flatMap((to, i) => {
		const from = line[i - 1];
		if (!from) return [to];
		const steps = Math.max(1, Math.ceil(distance(from, to) / STEP));
		return Array.from({ length: steps }, (_, n) =>
			plus(from, times(minus(to, from), (n + 1) / steps))
		);
	});
	return border(points);
}

/** The places in a run where the outline may be cut; for an empty run, the point where two borders meet. */
function notches(walk: readonly Border[], { start, end }: Gap): readonly Notch[] {
	const indices =
		start % walk.length === end % walk.length ? [] : indicesIn(walk.length, start, end);
	if (indices.length > 0)
		return indices.flatMap((at) =>
			(walk[at]?.line ?? []).map((point, n) => ({ border: at, point: n, at: point }))
		);
	const next = walk[end % walk.length];
	return next ? [{ border: end % walk.length, point: 0, at: firstOf(next.line) }] : [];
}

function indicesIn(count: number, start: number, end: number): readonly number[] {
	const span = (end - start + count) % count;
	return Array.from({ length: span }, (_, n) => (start + n) % count);
}

function shortest(walk: readonly Border[], a: Gap, b: Gap): Cut | undefined {
	let best: Cut | undefined;
	for (const from of notches(walk, a))
		for (const to of notches(walk, b)) {
			const length = distance(from.at, to.at);
			if (!best || length < best.length) best = { from, to, length };
		}
	return best;
}

function cutAt(walk: readonly Border[], cuts: readonly (Cut | undefined)[]): Divided | undefined {
	const [cut] = cuts.flatMap((each) => each ?? []).sort((a, b) => a.length - b.length);
	if (!cut) return undefined;
	const { from, to } = cut;
	return {
		parts: [along(walk, from, to), along(walk, to, from)],
		seam: [from.at, to.at]
	};
}

/** The outline from one place to another, closed by a straight line back. */
function along(walk: readonly Border[], from: Notch, to: Notch): readonly Border[] {
	const first = walk[from.border];
	const last = walk[to.border];
	if (!first || !last) return [];
	const wraps = from.border === to.border && from.point > to.point;
	const between =
		from.border === to.border && !wraps
			? [border(first.line.slice(from.point, to.point + 1))]
			: [
					border(first.line.slice(from.point), from.point === 0 ? first.halves : []),
					...around(walk, from.border + 1, wraps ? from.border : to.border),
					border(
						last.line.slice(0, to.point + 1),
						to.point === last.line.length - 1 ? last.halves : []
					)
				];
	const own = between.filter(({ line }) => line.length > 1);
	const end = own.at(-1);
	return end ? [...own, border([lastOf(end.line), from.at])] : [];
}
