import type { TileCounts } from '../../engine/contents';
import { tile, tileId, type TileId, type TileType } from '../../engine/tile';
import { DESCRIBED_IDS, type GingerbreadTiles } from './rulings';

/** The neutral figure. */
export const GINGERBREAD_MAN = 'gingerbread-man';

/** The mark printed on his tiles. */
export const GINGERBREAD_MARK = 'gingerbread' as const;

const marked = (id: string, line: string): TileType =>
	tile(`gingerbread-${id}`, { mark: GINGERBREAD_MARK }, line);

/** His six tiles, in their reference orientation, from the one public scan that we know of. None has a pennant. */
export const GINGERBREAD_TILES: readonly TileType[] = [
	marked('CCFR', 'C:NE R:W>city0 F:456 F:7'),
	marked('CCCR', 'C:N C:ES R:W>city1 F:6 F:7'),
	marked('CCCC-four-cities', 'C:N C:E C:S C:W F'),
	marked('CCCF', 'C:NS C:E F:67 F@E'),
	marked('CCCC-three-cities', 'C:NE C:S C:W F'),
	marked('CCCC', 'C:NESW')
];

/** The same tiles in older games, in which the players described them. @internal */
export const DESCRIBED_TILES: readonly TileId[] = DESCRIBED_IDS.map(tileId);

const COUNTS: Readonly<Record<GingerbreadTiles, readonly TileId[]>> = {
	known: GINGERBREAD_TILES.map(({ id }) => id),
	described: DESCRIBED_TILES
};

/** Each of the six once. */
export const gingerbreadCounts = (tiles: GingerbreadTiles): TileCounts =>
	Object.fromEntries(COUNTS[tiles].map((id) => [id, 1]));
