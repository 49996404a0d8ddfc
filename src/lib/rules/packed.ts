import { ABBEY_AND_MAYOR_PACKED } from './abbey-and-mayor/packed';
import { BASE_PACKED } from './base/packed';
import { GINGERBREAD_PACKED } from './gingerbread/packed';
import type { PackedPart } from './presentation/packed';
import { WINTER_PACKED } from './winter/packed';

/** What every box adds to the packed format. */
export const PACKED: readonly PackedPart[] = [
	BASE_PACKED,
	WINTER_PACKED,
	ABBEY_AND_MAYOR_PACKED,
	GINGERBREAD_PACKED
];
