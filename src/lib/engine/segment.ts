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
	/** Segment index of the city at whose gate it ends. */
	readonly gate?: number;
	/** Index of the segment it passes under. */
	readonly under?: number;
}
export interface CitySegment extends SegmentBase {
	readonly kind: 'city';
	readonly sides: readonly Side[];
	readonly pennants: number;
	/** Corners its wall reaches at rotation 0, besides those of its sides. */
	readonly corners?: readonly Corner[];
	/** Index of the segment it passes under. */
	readonly under?: number;
}
export interface MonasterySegment extends SegmentBase {
	readonly kind: 'monastery';
	/** Wildcard sides, covered by its own ground: whatever lies there ends. Usually none. */
	readonly sides: readonly Side[];
	/** Segment index of the city it stands in; absent in a field. */
	readonly inside?: number;
}
export interface FieldSegment extends SegmentBase {
	readonly kind: 'field';
	/** Half-edges it reaches at rotation 0; none for an enclosed field. */
	readonly halves: readonly Half[];
	/** For an enclosed field: the side beside which it lies, at rotation 0. */
	readonly near?: Side;
	/** Segment indices of the cities it borders on this tile; derived from the edges. */
	readonly cities: readonly number[];
}
export type Segment = RoadSegment | CitySegment | MonasterySegment | FieldSegment;
