import type { Segment } from '../engine/tile';

/** The name under which a language may call a monastery otherwise: it closes the features beside it, or bears a sign. */
export function otherMonastery(segment: Segment): string {
	if (segment.shape !== 'centre') return '';
	return segment.sides.length > 0 ? 'walled' : (segment.signs?.[0] ?? '');
}
