import { ABBEY_AND_MAYOR_PACKED } from '../expansions/abbey-and-mayor/packed';
import { ABBOT_PACKED } from '../expansions/abbot/packed';
import { BASE_PACKED } from './base/packed';
import { GARDENS_PACKED } from './gardens/packed';
import { GINGERBREAD_PACKED } from '../expansions/gingerbread/packed';
import { INNS_AND_CATHEDRALS_PACKED } from '../expansions/inns-and-cathedrals/packed';
import { KING_AND_ROBBER_PACKED } from '../expansions/king-and-robber/packed';
import type { PackedPart } from './presentation/packed';
import { TRADERS_AND_BUILDERS_PACKED } from '../expansions/traders-and-builders/packed';
import { RIVER_PACKED } from '../expansions/river/packed';
import { RIVER_2_PACKED } from '../expansions/river-2/packed';
import { WINTER_PACKED } from './winter/packed';

/** What every box adds to the packed format. */
export const PACKED: readonly PackedPart[] = [
	BASE_PACKED,
	WINTER_PACKED,
	GARDENS_PACKED,
	ABBEY_AND_MAYOR_PACKED,
	ABBOT_PACKED,
	GINGERBREAD_PACKED,
	INNS_AND_CATHEDRALS_PACKED,
	KING_AND_ROBBER_PACKED,
	RIVER_PACKED,
	RIVER_2_PACKED,
	TRADERS_AND_BUILDERS_PACKED
];
