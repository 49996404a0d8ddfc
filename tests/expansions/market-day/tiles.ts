import type { TileCounts } from '../../engine/contents';
import { tile, tileId, type TileType } from '../../engine/tile';

/** The sign of a stall. */
export const STALL = 'stall';
/** The tile whose stall is at a city. */
export const STALL_AT_CITY = tileId('md-CFRR-stall');

/** The two tiles of Market Day, in their reference orientation. */
export const MARKET_TILES: readonly TileType[] = [
	tile('md-FRFR-stall', {}, 'R:EW!stall F:0127 F:3456'),
	tile(STALL_AT_CITY, {}, 'C:N R:SW!stall F:2347 F:56')
];

/** Each of them once. */
export const MARKET_COUNTS: TileCounts = Object.fromEntries(MARKET_TILES.map(({ id }) => [id, 1]));
