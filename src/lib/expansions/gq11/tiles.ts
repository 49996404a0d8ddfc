import type { TileCounts } from '../../engine/contents';
import { tile, tileId, type TileType } from '../../engine/tile';
import { isRiverPlayed } from '../../rules/river/declared';

/** The sign of the pigs on a field. */
export const PIGS = 'pigs';
/** Its tile that is drawn with a river. */
export const RIVER_TILE = tileId('gq-CSCS');

/** The tiles of Games Quarterly 11, in their reference orientation; its spring stays in the box. */
export const GQ11_TILES: readonly TileType[] = [
	tile(RIVER_TILE, {}, 'C:N C:S R=river:EW F:27 F:36'),
	tile(
		'gq-RRRR-monastery',
		{},
		'R:N>monastery R:E>monastery R:S>monastery R:W>monastery M F:07 F:12 F:34 F:56'
	),
	tile('gq-FFFF-pigherd', {}, 'F:01234567!pigs'),
	tile('gq-CFCR', {}, 'C:NS R:W>city0 F:23 F:6 F:7'),
	tile('gq-CRCR', {}, 'C:NS R:E>city0 R:W>city0 F:2 F:3 F:6 F:7'),
	tile('gq-CRCR-road', {}, 'C:N C:S R:EW F:27 F:36'),
	tile('gq-CRRR', {}, 'C:N R:E>city0 R:SW F:2 F:347 F:56'),
	tile('gq-CCFF', {}, 'C:NE,SW F:45 F:67'),
	tile('gq-CCFR', {}, 'C:NE R:W>city0 F:456 F:7'),
	tile('gq-CCRR', {}, 'C:NE R:S>city0 R:W>city0 F:4 F:56 F:7'),
	tile('gq-CCCR', {}, 'C:NE C:S R:W>city0 F:6 F:7')
];

/** One copy of each tile. The one with a river is drawn only if a river is played. */
export const gq11Counts = (_: unknown, played: readonly string[]): TileCounts =>
	Object.fromEntries(
		GQ11_TILES.filter(({ id }) => id !== RIVER_TILE || isRiverPlayed(played)).map(({ id }) => [
			id,
			1
		])
	);
