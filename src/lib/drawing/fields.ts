import { ALL_SIDES, type Half, type Side } from '../engine/spot';
import type { FieldSegment, TileType } from '../engine/tile';
import { firstOf, lastOf, reversed } from './line';
import {
	cornerOf,
	cross,
	distance,
	dot,
	inwards,
	middleOf,
	minus,
	plus,
	rightOf,
	sideAfter,
	times,
	type Line,
	type Point
} from './point';
import { betweenGates, ROAD_HALF, type Arm } from './arm';
import type { Wall } from './walls';

/** A part of a field's border: the field lies on its right. */
interface Border {
	readonly line: Line;
	/** Half-edges of the tile that it runs along. */
	readonly halves: readonly Half[];
}
/** A field's outline, clockwise, and the half-edges of the tile that it has. */
interface Loop {
	readonly ring: Line;
	readonly halves: readonly Half[];
}

const border = (line: Line, halves: readonly Half[] = []): Border => ({ line, halves });
const SAME = 0.01;

/**
 * The outline of each field, by segment index: walks along the tile's sides, around roads and along walls, always with
 * the field on the right. Throws when the land falls into other fields than the tile's type says.
 */
export function fieldRings(
	type: TileType,
	walls: readonly Wall[],
	arms: readonly Arm[]
): ReadonlyMap<number, Line> {
	const loops = loopsOf([
		...ALL_SIDES.flatMap((side) => sideBorders(type, side)),
		...arms.flatMap(armBorders),
		...walls.flatMap((wall) => betweenGates(wall, arms)).map((line) => border(line))
	]);
	const fields = type.segments.filter((segment) => segment.kind === 'field');
	const rings = new Map(loops.map((loop) => [fieldOf(loop, fields, type), loop.ring] as const));
	if (rings.size !== fields.length) throw new Error(`A field of tile ${type.id} has no land.`);
	return rings;
}

function fieldOf({ halves }: Loop, fields: readonly FieldSegment[], type: TileType): number {
	const wanted = [...halves].sort().join('');
	const field = fields.find((known) => [...known.halves].sort().join('') === wanted);
	if (!field) throw new Error(`Tile ${type.id} has no field on half-edges ${wanted}.`);
	return field.index;
}

function sideBorders(type: TileType, side: Side): Border[] {
	if (type.edges[side] === 'city') return [];
	const [from, to] = [cornerOf(side), cornerOf(sideAfter(side, 1))];
	const halves = [2 * side, 2 * side + 1] as [Half, Half];
	if (type.edges[side] === 'field') return [border([from, to], halves)];
	const aside = times(rightOf(inwards(side)), ROAD_HALF);
	return [
		border([from, plus(middleOf(side), aside)], [halves[0]]),
		border([minus(middleOf(side), aside), to], [halves[1]])
	];
}

/** Inwards along the right edge, outwards along the left one; around the end when nothing else stops the road. */
const armBorders = ({ right, left, end }: Arm): Border[] => [
	border(right),
	...(end.kind === 'blunt' ? [border([lastOf(right), lastOf(left)])] : []),
	border(reversed(left))
];

function loopsOf(borders: readonly Border[]): Loop[] {
	const left = new Set(borders);
	const loops: Loop[] = [];
	for (const first of borders) {
		if (!left.has(first)) continue;
		const walk = walkFrom(first, left);
		loops.push({
			ring: walk.flatMap(({ line }) => line.slice(1)),
			halves: walk.flatMap(({ halves }) => halves)
		});
	}
	return loops;
}

/** Follows the borders from the first one until it comes back, and takes them out of those that are left. */
function walkFrom(first: Border, left: Set<Border>): Border[] {
	const walk: Border[] = [];
	let here = first;
	do {
		walk.push(here);
		here = nextAfter(here, left);
		left.delete(here);
	} while (here !== first);
	return walk;
}

/** Of the borders that begin where this one ends, the one that turns most to the right. */
function nextAfter({ line }: Border, left: ReadonlySet<Border>): Border {
	const course = directionAt(reversed(line), -1);
	const [next] = [...left]
		.filter((known) => distance(firstOf(known.line), lastOf(line)) < SAME)
		.sort((a, b) => turn(course, directionAt(b.line, 1)) - turn(course, directionAt(a.line, 1)));
	if (!next) throw new Error('The outline of a field breaks off.');
	return next;
}

const directionAt = (line: Line, sign: 1 | -1): Point =>
	times(minus(line[1] ?? firstOf(line), firstOf(line)), sign);
/** The angle from one direction to another, clockwise, from minus to plus half a turn. */
const turn = (a: Point, b: Point): number => Math.atan2(cross(a, b), dot(a, b));
