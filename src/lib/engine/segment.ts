import type { Corner, Half, Side } from './spot';

/** @internal */
export const SEGMENT_KINDS = ['road', 'city', 'monastery', 'field'] as const;
export type SegmentKind = (typeof SEGMENT_KINDS)[number];

/** What stops a road on its own tile. */
export const ROAD_ENDS = ['crossing', 'city', 'monastery', 'village'] as const;
export type RoadEnd = (typeof ROAD_ENDS)[number];

interface SegmentBase {
	/** Position in the tile's list of segments. */
	readonly index: number;
}
export interface RoadSegment extends SegmentBase {
	readonly kind: 'road';
	/** Sides where it leaves the tile, at rotation 0. */
	readonly sides: readonly Side[];
	/** Present exactly when it leaves the tile on one side only: what stops it. */
	readonly end?: RoadEnd;
	/** The city whose gate it ends at, as a segment index. */
	readonly gate?: number;
	/** The segment that it passes under, as an index. */
	readonly under?: number;
}
export interface CitySegment extends SegmentBase {
	readonly kind: 'city';
	readonly sides: readonly Side[];
	readonly pennants: number;
	/** Corners of the tile, beside those of its sides, which its wall reaches at rotation 0. */
	readonly corners?: readonly Corner[];
	/** The segment that it passes under, as an index. */
	readonly under?: number;
}
export interface MonasterySegment extends SegmentBase {
	readonly kind: 'monastery';
	/** Sides to which its own ground reaches: whatever lies there ends at them. Mostly none. */
	readonly sides: readonly Side[];
	/** The city in which it stands, as a segment index; absent when it stands in a field. */
	readonly inside?: number;
}
export interface FieldSegment extends SegmentBase {
	readonly kind: 'field';
	/** Half-edges that it reaches, at rotation 0; none for a field enclosed by the walls of its own tile. */
	readonly halves: readonly Half[];
	/** For an enclosed field: the side beside which it lies, at rotation 0. */
	readonly near?: Side;
	/** Cities of this tile whose wall it meets, as segment indices; derived from the edges, never typed. */
	readonly cities: readonly number[];
}
export type Segment = RoadSegment | CitySegment | MonasterySegment | FieldSegment;
