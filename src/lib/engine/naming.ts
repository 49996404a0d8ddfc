import type { Segment, SegmentKind } from './segment';

/** By what a feature is called. */
export interface FeatureName {
	readonly kind: SegmentKind;
	/** What it is besides, where it may be called otherwise than its kind: see {@link sortOf}. */
	readonly sort?: string | undefined;
}

/**
 * What a segment that the tiles around it complete is besides its kind: `walled` where it closes the features beside it, or else
 * the sign on it; undefined for any other.
 */
export function sortOf(segment: Segment): string | undefined {
	if (segment.shape !== 'centre') return undefined;
	return segment.sides.length > 0 ? 'walled' : segment.signs?.[0];
}
