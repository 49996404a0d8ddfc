import type { TileCounts } from '../../engine/contents';
import { tile, type TileType } from '../../engine/tile';

/** The sign of a stall. */
export const STALL = 'stall';

/** The two tiles of Market Day, in their reference orientation. */
export const MARKET_TILES: readonly TileType[] = [
	tile('md-FRFR-stall', {}, 'R:EW!stall F:0127 F:3456'),
	tile('md-CFRR-stall', {}, 'C:N R:SW!stall F:2347 F:56')
];

/** Each of them once. */
export const MARKET_COUNTS: TileCounts = Object.fromEntries(MARKET_TILES.map(({ id }) => [id, 1]));
