import type { PathSegment } from '../../engine/tile';
import { closedPath, pathOf } from '../geometry/line';
import type { Line } from '../geometry/point';
import type { SegmentShape } from '../tile/shapes';

/** Half the width of a bridge, with its parapets on the edges, and how far from its middle its rows of stones are; in units. */
const HALF = 6;
const PAVED = 2.4;
const STAND = 26;

/** A bridge over a tile as it is drawn: SVG path data. */
interface DrawnBridge {
	readonly road: number;
	readonly deck: string;
	readonly parapets: string;
	/** Its paving stones, once it is completed. */
	readonly paving: string;
}

/** A line along a bridge, beside its middle. */
const along = ({ sides: [side = 0] }: PathSegment, by: number): Line =>
	[0, 100].map((at) => (side % 2 === 0 ? { x: 50 + by, y: at } : { x: at, y: 50 + by }));

const outline = (bridge: PathSegment): Line => [
	...along(bridge, -HALF),
	...along(bridge, HALF).toReversed()
];

/** The shape of a bridge: a band straight over the tile. A figure stands near one of its ends, beside what is in the middle. */
export function bridgeShape(bridge: PathSegment): SegmentShape {
	const { index, kind, shape } = bridge;
	const rings = [outline(bridge)];
	const stand = bridge.sides[0] === 0 ? { x: 50, y: STAND } : { x: STAND, y: 50 };
	return { index, kind, shape, rings, area: closedPath(rings), stand };
}

export const drawnBridge = (bridge: PathSegment): DrawnBridge => ({
	road: bridge.index,
	deck: pathOf(along(bridge, 0)),
	parapets: [-HALF, HALF].map((by) => pathOf(along(bridge, by))).join(''),
	paving: [-PAVED, 0, PAVED].map((by) => pathOf(along(bridge, by))).join('')
});
