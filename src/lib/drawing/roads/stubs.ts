import type { Side } from '../../engine/spot';
import type { PathSegment } from '../../engine/tile';
import { armAlong, ROAD_HALF, type Arm } from './arm';
import type { Grounds } from '../tile/grounds';
import { hubArms } from './hub';
import { offsetLine, intersection } from '../geometry/courses';
import { distance, inwards, middleOf, plus, times, type Line, type Point } from '../geometry/point';
import type { Wall } from '../cities/walls';
import { edgesOf, type Stream } from '../water/banks';

/** Length of a road that ends at houses: alone on its tile, beside other roads, and the least length. */
const ALONE = 50;
const CROWDED = 30;
const SHORTEST = 10;
/** How far such a road ends before an obstacle, in units. */
const CLEAR = 13;

/** The shortest course of a road that ends at houses. */
export const stubCourse = ({ sides: [side = 0] }: PathSegment): Line => [
	middleOf(side),
	plus(middleOf(side), times(inwards(side), SHORTEST + CLEAR))
];

/** What such roads keep clear of. */
interface Surroundings {
	readonly walls: readonly Wall[];
	readonly grounds: Grounds | undefined;
	readonly streams: readonly Stream[];
}

/** Adds the arms of roads that end at houses, each as long as possible, to those of the other roads. */
export function stubs(
	roads: readonly PathSegment[],
	arms: readonly Arm[],
	{ walls, grounds, streams }: Surroundings,
	hub: Point
): readonly Arm[] {
	const reach = roads.length === 1 && arms.length === 0 && !grounds ? ALONE : CROWDED;
	const banks = streams.flatMap(({ arm }) => edgesOf(arm));
	return roads.reduce<readonly Arm[]>((all, { index, sides: [side = 0] }) => {
		const clear = clearFrom(side, [...fencesOf(walls, all), ...banks], grounds);
		const free = reach === ALONE && clear > ALONE;
		return [...all, free ? alone(index, side, hub) : stub(index, side, Math.min(reach, clear))];
	}, arms);
}

function alone(road: number, side: Side, hub: Point): Arm {
	const only = { index: road, shape: 'path', kind: 'road', sides: [side] } as const;
	const [arm] = hubArms([only], hub);
	if (!arm) throw new Error('A road has no arm.');
	return arm;
}

function clearFrom(side: Side, fences: readonly Line[], grounds: Grounds | undefined): number {
	const start = middleOf(side);
	const shifts = [-ROAD_HALF, 0, ROAD_HALF];
	const rays = shifts.map((by) => offsetLine([start, plus(start, times(inwards(side), 100))], by));
	const found = rays.flatMap((ray) =>
		fences.flatMap((fence) => {
			const met = intersection(ray, fence);
			return met ? [distance(met.at, ray[0] ?? start)] : [];
		})
	);
	const toCourt = grounds ? distance(start, grounds.at) - grounds.radius : Infinity;
	return Math.min(...found.filter((away) => away > 1), toCourt) - CLEAR;
}

function stub(road: number, side: Side, clear: number): Arm {
	const start = middleOf(side);
	const end = plus(start, times(inwards(side), Math.max(SHORTEST, clear)));
	return armAlong(road, [start, end], 'blunt');
}

/** Walls and the edges of roads: obstacles for what is placed later. */
export const fencesOf = (walls: readonly Wall[], arms: readonly Arm[]): readonly Line[] => [
	...walls.map(({ line }) => line),
	...arms.flatMap(edgesOf)
];
