import type { TileCounts } from '../../engine/contents';
import type { Rulings } from '../../engine/rulings';
import { TRADER_TILES } from './tiles';

/** Two tiles of the later editions have a garden; they replace these of the first one. */
const GARDEN = '-garden';
const REPLACED: ReadonlySet<string> = new Set(
	TRADER_TILES.flatMap(({ id }) => (id.endsWith(GARDEN) ? [id.slice(0, -GARDEN.length)] : []))
);

/** True when the tiles are those of 2015 and later. */
const traderTilesAreLater = (rulings: Rulings): boolean => rulings['traderTiles'] === 'later';

/** One copy of each of the 24 tiles of the edition played. */
export const traderCounts = (rulings: Rulings): TileCounts => {
	const later = traderTilesAreLater(rulings);
	return Object.fromEntries(
		TRADER_TILES.filter(({ id }) => (later ? !REPLACED.has(id) : !id.endsWith(GARDEN))).map(
			({ id }) => [id, 1]
		)
	);
};
