import type { PathSegment, TileType } from '../../engine/tile';
import { parapetsAlong, type Arm } from './arm';
import { gateArm, wallFrom } from './gates';
import { coursesBeyond } from './tunnels';
import { minus, plus, times, unit, type Line } from '../geometry/point';
import { firstOf, lastOf } from '../geometry/courses';
import type { Wall } from '../cities/walls';

/** How far the deck of a viaduct lies on the road before the walls, in units. */
const RAMP = 9;

/** The city below a road; undefined for a road above none. */
const cityBelow = ({ segments }: TileType, { index }: PathSegment): number | undefined =>
	segments.find(({ kind, ...one }) => kind === 'city' && 'under' in one && one.under === index)
		?.index;

/** True for a road that passes over a city. */
export const isRaised = (type: TileType, road: PathSegment): boolean =>
	cityBelow(type, road) !== undefined;

/** The arms of roads that pass over a city: one from each side up to its wall. */
export const viaductArms = (
	type: TileType,
	roads: readonly PathSegment[],
	walls: readonly Wall[]
): readonly Arm[] =>
	roads.flatMap((road) =>
		road.sides.flatMap((side): readonly Arm[] => {
			const wall = wallFrom(side, cityBelow(type, road), walls);
			return wall ? [{ ...gateArm({ road: road.index, side, wall }, 0.5), beyond: 'above' }] : [];
		})
	);

/** A road above a city, as it's drawn. */
interface Viaduct {
	readonly road: number;
	/** The centre line of its deck. */
	readonly deck: Line;
	readonly parapets: readonly Line[];
}

/** The roads of a tile above its cities. */
export const viaductsOf = (type: TileType, arms: readonly Arm[]): readonly Viaduct[] =>
	coursesBeyond(type, arms, 'above').map((span) => {
		const [a, b] = [firstOf(span), lastOf(span)];
		const ramp = times(unit(minus(a, b)), RAMP);
		const road = arms.find(({ line }) => lastOf(line) === a)?.road ?? 0;
		return { road, deck: [plus(a, ramp), a, b, minus(b, ramp)], parapets: parapetsAlong(span) };
	});
