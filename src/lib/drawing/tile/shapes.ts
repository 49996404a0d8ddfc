import {
	bridgeOn,
	type PathSegment,
	type Segment,
	type SegmentKind,
	type TileType
} from '../../engine/tile';
import { closedPath } from '../geometry/line';
import type { Line, Point } from '../geometry/point';
import type { PackedShapes } from '../../rules/presentation/art';
import { packedShapesOf } from '../../rules/art';

/** The shape of a segment on its tile at rotation 0, in units (0 to 100; x grows east, y grows south). */
export interface SegmentShape {
	readonly index: number;
	readonly kind: SegmentKind;
	readonly shape: Segment['shape'];
	/** All its land as closed SVG path data: for highlighting and taps. */
	readonly area: string;
	/** The same outlines as points. */
	readonly rings: readonly Line[];
	/** Where a figure or a label is placed. */
	readonly stand: Point;
}

/** What must be known of a tile type to touch it, and to put something on it; at rotation 0, in units. */
export interface TileShapes {
	/** By segment index. A monastery's area lies on top of the field's; all others fill the square without overlap. */
	readonly segments: readonly SegmentShape[];
	/** The middle of each pennant. */
	readonly pennants: readonly Point[];
	/** The middle of each sign that is shown on a shield. */
	readonly signs: readonly Point[];
	/** The middle of the printed mark. */
	readonly mark?: Point | undefined;
}

/** How many parts of a unit the table of packed shapes counts in. @internal */
export const SCALE = 5;

const known = new WeakMap<TileType, TileShapes>();
let compute: ((type: TileType) => TileShapes) | undefined;

/** Called when the code that draws tiles is loaded: from now on the shapes of tiles that aren't in the table are computed. */
export function computeOtherShapes(by: (type: TileType) => TileShapes): void {
	compute = by;
}

/**
 * The shapes of a tile type, cached: the same type gives the same object. Throws for a custom tile before
 * `loadCustomShapes` has finished.
 */
export function shapesOf(type: TileType): TileShapes {
	const found = known.get(type) ?? withBridge(type) ?? unpackShapes(type) ?? compute?.(type);
	if (!found) throw new Error(`The shapes of the custom tile ${type.id} haven’t been loaded.`);
	known.set(type, found);
	return found;
}

/** The shapes of a tile below a bridge, and that of the bridge; undefined without one. */
function withBridge(type: TileType): TileShapes | undefined {
	const bridge = bridgeOn(type);
	const below = type.below && shapesOf(type.below);
	return bridge && below && { ...below, segments: [...below.segments, bridgeShape(bridge)] };
}

/** Half the width of a bridge, and how far from its end a figure stands on it, beside what is in the middle; in units. */
export const BRIDGE_HALF = 6;
const BRIDGE_STAND = 26;

/** A line along a bridge, this far beside its middle. */
export const lineAlong = ({ sides: [side = 0] }: PathSegment, by: number): Line =>
	[0, 100].map((at) => (side % 2 === 0 ? { x: 50 + by, y: at } : { x: at, y: 50 + by }));

/** The shape of a bridge: a band straight over the tile. */
export function bridgeShape(bridge: PathSegment): SegmentShape {
	const { index, kind, shape, sides } = bridge;
	const rings = [
		[...lineAlong(bridge, -BRIDGE_HALF), ...lineAlong(bridge, BRIDGE_HALF).toReversed()]
	];
	const stand = sides[0] === 0 ? { x: 50, y: BRIDGE_STAND } : { x: BRIDGE_STAND, y: 50 };
	return { index, kind, shape, rings, area: closedPath(rings), stand };
}

function unpackShapes({ line, mark, segments }: TileType): TileShapes | undefined {
	const packed = packedShapesOf(line, mark);
	const markAt = mark === undefined ? [] : packed?.marks?.[mark];
	if (!packed || !markAt) return undefined;
	const stands = pointsIn(packed.stands);
	return {
		segments: segments.map((segment) => segmentShape(segment, packed, stands)),
		pennants: pointsIn(packed.pennants),
		signs: pointsIn(packed.signs ?? []),
		mark: pointsIn(markAt)[0]
	};
}

/** Outlines are read when they are first asked for: most tiles are never touched. */
function segmentShape(
	{ index, kind, shape }: Segment,
	{ areas }: PackedShapes,
	stands: readonly Point[]
): SegmentShape {
	let rings: readonly Line[] | undefined;
	let area: string | undefined;
	return {
		index,
		kind,
		shape,
		stand: stands[index] ?? { x: 0, y: 0 },
		get rings() {
			return (rings ??= (areas[index] ?? '').split('z').map(ringIn));
		},
		get area() {
			return (area ??= closedPath(this.rings));
		}
	};
}

function ringIn(packed: string): Line {
	const [step, at] = [
		{ x: 0, y: 0 },
		{ x: 0, y: 0 }
	];
	return pairsIn((packed.match(/-?\d+/g) ?? []).map(Number)).map(([x, y]) => ({
		x: (at.x += step.x += x) / SCALE,
		y: (at.y += step.y += y) / SCALE
	}));
}

const pairsIn = (numbers: readonly number[]): readonly (readonly [number, number])[] =>
	numbers.flatMap((x, i) => (i % 2 ? [] : [[x, numbers[i + 1] ?? 0] as const]));

const pointsIn = (numbers: readonly number[]): readonly Point[] =>
	pairsIn(numbers).map(([x, y]) => ({ x: x / SCALE, y: y / SCALE }));
