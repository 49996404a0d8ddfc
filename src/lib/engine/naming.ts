import type { Segment, SegmentKind } from './segment';

/** What the name of a feature depends on. */
export interface FeatureName {
	readonly kind: SegmentKind;
	/** What it is besides its kind, if it may be called something else than its kind; see {@link sortOf}. */
	readonly sort?: string | undefined;
}

/**
 * What a centre, which the tiles around it complete, is besides its kind: `walled` if it closes the features beside it, or else
 * the sign on it; undefined for any other segment.
 */
export function sortOf(segment: Segment): string | undefined {
	if (segment.shape !== 'centre') return undefined;
	return segment.sides.length > 0 ? 'walled' : segment.signs?.[0];
}
