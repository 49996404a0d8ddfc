import { isRoad, type PathSegment, type Segment } from '../../engine/tile';
import type { Arm } from '../roads/arm';
import type { Line, Point } from '../geometry/point';

/** Half the width of the water with its banks where it leaves a tile, in units. */
export const STREAM_HALF = 9.5;

/** Water that ends on the tile opens into this: the basin of a spring, or a lake. */
export interface Basin {
	readonly at: Point;
	readonly radius: number;
}

/** Water through a tile: what roads are to travellers, but wider, and under their bridges. */
export interface Stream {
	readonly segment: number;
	/** The course of its middle from side to side, or from the side into the basin. */
	readonly line: Line;
	/** Its banks, as those of a road. */
	readonly arm: Arm;
	readonly basin?: Basin;
	/** Where it forks: the course to the next side on its right, and the one that comes from the next on its left. */
	readonly forks?: { readonly right: Line; readonly left: Line };
	/** True when a road leads over it. */
	readonly bridged: boolean;
}

/** The banks of an arm, and the shore at its end. */
export const edgesOf = ({ right, left, end }: Arm): readonly Line[] => [
	right,
	left,
	...(end.kind === 'round' ? [end.arc] : [])
];

/** True for a path that isn't a road. */
export const isWater = (segment: Segment): segment is PathSegment =>
	segment.shape === 'path' && !isRoad(segment);
