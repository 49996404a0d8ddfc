import type { TileCounts } from '../../engine/module';
import type { Rulings } from '../../engine/rulings';
import { kingTilesAreLater } from './rulings';
import { KING_TILES } from './tiles';

/** One copy of each of the five tiles of the edition played. */
export const kingCounts = (rulings: Rulings): TileCounts => {
	const other = kingTilesAreLater(rulings) ? 'kr-CFFR' : 'kr-CFFR-garden';
	return Object.fromEntries(KING_TILES.filter(({ id }) => id !== other).map(({ id }) => [id, 1]));
};
