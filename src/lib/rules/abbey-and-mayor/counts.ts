import type { TileCounts } from '../../engine/module';
import { ABBEY_AND_MAYOR_TILES } from './tiles';

/** The twelve tiles that are drawn, once each. */
export const ABBEY_AND_MAYOR_COUNTS: TileCounts = Object.fromEntries(
	ABBEY_AND_MAYOR_TILES.map(({ id }) => [id, 1])
);
