import type { Half, Side } from './spot';

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
}
export interface CitySegment extends SegmentBase {
	readonly kind: 'city';
	readonly sides: readonly Side[];
	readonly pennants: number;
}
export interface MonasterySegment extends SegmentBase {
	readonly kind: 'monastery';
}
export interface FieldSegment extends SegmentBase {
	readonly kind: 'field';
	/** Half-edges that it reaches, at rotation 0. */
	readonly halves: readonly Half[];
	/** Cities of this tile whose wall it meets, as segment indices; derived from the edges, never typed. */
	readonly cities: readonly number[];
}
export type Segment = RoadSegment | CitySegment | MonasterySegment | FieldSegment;
