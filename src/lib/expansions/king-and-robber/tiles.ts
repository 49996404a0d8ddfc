import { tile, type TileType } from '../../engine/tile';
import type { TileCounts } from '../../engine/contents';
import type { Rulings } from '../../engine/rulings';

/** The tiles of King & Robber Baron in its two editions, in their reference orientation. */
export const KING_TILES: readonly TileType[] = [
	tile('kr-CFFF-monastery', {}, 'C:N M F:234567'),
	tile('kr-CFFR', {}, 'C:N R:W>city0 F:23456 F:7'),
	tile('kr-CFFR-garden', {}, 'C:N R:W>city0 F:23456 F:7 M=garden'),
	tile('kr-CRRR', {}, 'C:N R:ES R:W>city0 F:256 F:34 F:7'),
	tile('kr-CCRR', {}, 'C:NE,SW R:S>city0 R:W>city0 F:4 F:5 F:6 F:7'),
	tile('kr-CCCC-bridge', {}, 'C:NS C:EW<0 F@N F@S')
];

/** True if the tiles of 2017 are played. */
const kingTilesAreLater = (rulings: Rulings): boolean => rulings['kingTiles'] === 'later';

/** One copy of each of the five tiles of the edition played. */
export const kingCounts = (rulings: Rulings): TileCounts => {
	const other = kingTilesAreLater(rulings) ? 'kr-CFFR' : 'kr-CFFR-garden';
	return Object.fromEntries(KING_TILES.filter(({ id }) => id !== other).map(({ id }) => [id, 1]));
};
