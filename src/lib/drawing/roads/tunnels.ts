import type { Side } from '../../engine/spot';
import type { PathSegment, TileType } from '../../engine/tile';
import { armAlong, type Arm } from './arm';
import { gateArm, turnsTo } from './gates';
import { inwards, middleOf, plus, times } from '../geometry/point';
import type { Wall } from '../cities/walls';

/** Distance from the side of a tunnel's mouth that doesn't divide the field around it, in units. */
const MOUTH = 16;

/** The arms of roads that pass under a city: one from each side up to the tunnel's mouth. */
export const tunnelArms = (
	type: TileType,
	roads: readonly PathSegment[],
	walls: readonly Wall[]
): readonly Arm[] =>
	roads.flatMap((road) => road.sides.map((side) => tunnelArm(type, road, side, walls)));

/** The arm goes up to the wall where the road divides the field, else to a mouth within the field. */
function tunnelArm(type: TileType, road: PathSegment, side: Side, walls: readonly Wall[]): Arm {
	const [left, right] = fieldsBeside(type, side);
	const wall = walls.find(
		(known) => known.city === road.under && turnsTo(known, side) < known.span
	);
	if (left !== right && wall)
		return { ...gateArm({ road: road.index, side, wall }, 0.5), tunnel: true };
	const start = middleOf(side);
	const line = [start, plus(start, times(inwards(side), MOUTH))];
	return { ...armAlong(road.index, line, 'blunt'), tunnel: true };
}

/** The fields on the first and the second half-edge of a side, as segment indices. */
function fieldsBeside(
	{ oriented }: TileType,
	side: Side
): [number | undefined, number | undefined] {
	const { fields } = oriented[0];
	return [fields[2 * side], fields[2 * side + 1]];
}
