import { EXPANSIONS } from '../expansions';
import { BASE_PACKED } from './base/packed';
import { GARDENS_PACKED } from './gardens/packed';
import type { PackedPart } from './presentation/packed';
import { WINTER_PACKED } from './winter/packed';

/** What every box and expansion adds to the packed format. */
export const PACKED: readonly PackedPart[] = [
	BASE_PACKED,
	WINTER_PACKED,
	GARDENS_PACKED,
	...EXPANSIONS.map(({ packed }) => packed)
];
