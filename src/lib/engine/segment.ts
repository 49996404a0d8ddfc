import type { Corner, Half, Side } from './spot';

/**
 * The kinds of segments, as players call them, by their shape: what lies on sides and leads through (path), what fills
 * sides (area), what the eight tiles around complete (centre), or the land between (field). Players build others of these,
 * which no tile shows (built). A module adds its own kinds by declaring more of this interface.
 */
export interface SegmentKinds {
	road: 'path';
	city: 'area';
	monastery: 'centre';
	field: 'field';
}
export type SegmentKind = keyof SegmentKinds;
export type SegmentShape = Segment['shape'];
/** The kinds of one shape. */
export type KindOfShape<S extends SegmentShape> = {
	[K in SegmentKind]: SegmentKinds[K] extends S ? K : never;
}[SegmentKind];

/** What stops a road on its own tile. In a mouth, at the tile's mark, it stays open until a link joins it to another. */
export const ROAD_ENDS = ['crossing', 'city', 'monastery', 'village', 'mark', 'mouth'] as const;
export type RoadEnd = (typeof ROAD_ENDS)[number];

interface SegmentBase {
	/** Position in the tile's list of segments. */
	readonly index: number;
	/** What else is printed on it, by the names that its module gives. */
	readonly signs?: readonly string[] | undefined;
}
export interface PathSegment extends SegmentBase {
	readonly shape: 'path';
	readonly kind: KindOfShape<'path'>;
	/** Sides where it leaves the tile, at rotation 0. */
	readonly sides: readonly Side[];
	/** What stops it; present exactly for a road that leaves the tile on one side only. */
	readonly end?: RoadEnd | undefined;
	/** Segment index of the city at whose gate it ends. */
	readonly gate?: number | undefined;
	/** Index of the segment it passes under. */
	readonly under?: number | undefined;
	/** True for a bridge that was laid over the tile: it separates nothing below. */
	readonly over?: true | undefined;
}
export interface AreaSegment extends SegmentBase {
	readonly shape: 'area';
	readonly kind: KindOfShape<'area'>;
	readonly sides: readonly Side[];
	readonly pennants: number;
	/** Corners that its wall reaches at rotation 0, besides those of its sides. */
	readonly corners?: readonly Corner[] | undefined;
	/** A side of another area on which it opens as well, at rotation 0: what continues there joins both. */
	readonly shares?: Side | undefined;
	/** Index of the segment it passes under. */
	readonly under?: number | undefined;
	/** Where a short way leads from its gate, or what its wall touches: separates fields like a road; isn't a segment itself. */
	readonly end?: 'crossing' | 'mark' | undefined;
}
export interface CentreSegment extends SegmentBase {
	readonly shape: 'centre';
	readonly kind: KindOfShape<'centre'>;
	/** Wildcard sides, covered by its own ground: whatever reaches them ends there. Usually none. */
	readonly sides: readonly Side[];
	/** Segment index of the city it stands in; absent in a field. */
	readonly inside?: number | undefined;
}
export interface FieldSegment extends SegmentBase {
	readonly shape: 'field';
	readonly kind: KindOfShape<'field'>;
	/** Half-edges it reaches at rotation 0; none for an enclosed field. */
	readonly halves: readonly Half[];
	/** For an enclosed field behind one wall: the side beside which it lies, at rotation 0. Absent in the middle of the tile. */
	readonly near?: Side | undefined;
	/** Segment indices of the cities it borders on this tile; derived from the edges. */
	readonly cities: readonly number[];
}
export type Segment = PathSegment | AreaSegment | CentreSegment | FieldSegment;

/** True for a road; a path of another kind isn't one. */
export const isRoad = (segment: Segment): segment is PathSegment => segment.kind === 'road';

/** True for a road that breaks off in a mouth. */
export const isMouth = (segment: Segment): boolean =>
	segment.shape === 'path' && segment.end === 'mouth';
