import type { TileCounts } from '../../engine/contents';
import { BASE_COUNTS } from '../base/counts';
import { WINTER_TILES } from './tiles';

/** The 84 tiles of the Winter printings from 2012 on: the usual 72, and each animal tile once. */
export const WINTER_COUNTS: TileCounts = {
	...BASE_COUNTS,
	...Object.fromEntries(WINTER_TILES.map(({ id }) => [id, 1]))
};
