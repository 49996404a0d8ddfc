import type { TileCounts } from '../../engine/contents';
import { tile, type TileType } from '../../engine/tile';

/** What lies on tiles, and players keep. */
export const INGOT = 'ingot';

/** The sign of gold printed on tiles. */
const GOLD = 'ingot';

const withGold = (id: string, line: string): TileType => tile(`gm-${id}`, { mark: GOLD }, line);

/** The tiles of The Gold Mines, the same in all editions, in their reference orientation. */
export const GOLD_TILES: readonly TileType[] = [
	withGold('RRRR', 'R:NW R:ES F:07 F:1256 F:34'),
	withGold('CCRR', 'C:NE R:SW F:47 F:56'),
	withGold('CCRR-monastery', 'C:NE R:SW M F:47 F:56'),
	withGold('CRCR-bridge', 'C:NS<1 R:EW F:2 F:3 F:6 F:7'),
	withGold('RRRR-monastery', 'R:NE R:SW M F:0347 F:12 F:56'),
	withGold('RRRR-bridge', 'R:NS<1 R:EW F:07 F:12 F:34 F:56'),
	withGold('CCFF-monastery', 'C:NE M F:4567'),
	withGold('FFRR-monastery', 'R:SW M F:012347 F:56')
];

/** Each of the eight once. */
export const GOLD_COUNTS: TileCounts = Object.fromEntries(GOLD_TILES.map(({ id }) => [id, 1]));

/** True for a tile on which ingots are put when it is laid. */
export const hasGold = ({ mark }: TileType): boolean => mark === GOLD;
