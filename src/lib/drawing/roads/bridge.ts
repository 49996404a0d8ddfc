import type { PathSegment } from '../../engine/tile';
import { pathOf } from '../geometry/line';
import { BRIDGE_HALF, lineAlong } from '../tile/shapes';

/** How far from the middle of a bridge its outer rows of stones are, in units. */
const PAVED = 2.4;

/** A bridge over a tile as it is drawn: SVG path data. */
interface DrawnBridge {
	readonly road: number;
	/** The centre line of its deck. */
	readonly deck: string;
	readonly parapets: string;
	/** Its paving stones, once it is completed. */
	readonly paving: string;
}

/** The drawing of a bridge. */
export const drawnBridge = (bridge: PathSegment): DrawnBridge => ({
	road: bridge.index,
	deck: pathOf(lineAlong(bridge, 0)),
	parapets: rowsOf(bridge, [-BRIDGE_HALF, BRIDGE_HALF]),
	paving: rowsOf(bridge, [-PAVED, 0, PAVED])
});

const rowsOf = (bridge: PathSegment, rows: readonly number[]): string =>
	rows.map((by) => pathOf(lineAlong(bridge, by))).join('');
