import { GINGERBREAD_MARKS } from '../expansions/gingerbread/mark-art';
import { RIVER_2_MARKS } from '../expansions/river-2/mark-art';
import type { MarkShape } from './presentation/art';
import { WINTER_MARKS } from './winter/mark-art';

/** The pictures of all marks. */
export const MARKS: ReadonlyMap<string, MarkShape> = new Map(
	[WINTER_MARKS, GINGERBREAD_MARKS, RIVER_2_MARKS].flatMap((art) => Object.entries(art))
);
