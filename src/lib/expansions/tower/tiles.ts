import type { TileCounts } from '../../engine/contents';
import type { Rulings } from '../../engine/rulings';
import { tile, type TileType } from '../../engine/tile';

/** The picture of a foundation. Roads may end at it, and it belongs to no feature. */
const FOUNDATION = 'foundation';

/** True for a tile with a foundation. */
export const hasFoundation = ({ mark }: TileType): boolean => mark === FOUNDATION;

const foundation = (id: string, line: string): TileType =>
	tile(`to-${id}`, { mark: FOUNDATION }, line);

/** The tiles of The Tower in its two editions, in their reference orientation. */
export const TOWER_TILES: readonly TileType[] = [
	foundation('CCCC', 'C:NEW+ C:S F@S'),
	foundation('CCCR', 'C:NES R:W>city0 F:6 F:7'),
	foundation('CCFF', 'C:NE F:4567'),
	foundation('CCFF-two', 'C:N C:E F:4567'),
	foundation('CCRF', 'C:NE,SW R:S>city0 F:4 F:5 F:67'),
	foundation('CFFF', 'C:N F:234567'),
	foundation('CFRF', 'C:N R:S>mark F:234 F:567'),
	foundation('CFRR', 'C:N R:SW F:2347 F:56'),
	foundation('CRCR-bridge', 'C:NS<1 R:EW F:2 F:3 F:6 F:7'),
	foundation('CRCR', 'C:N C:S R:EW F:27 F:36'),
	foundation('CRFR', 'C:N R:EW F:2 F:3456 F:7'),
	foundation('FFFF', 'F:01234567'),
	foundation('FFFF-garden', 'F:01234567 M=garden'),
	foundation('FFFF-monastery', 'M F:01234567'),
	foundation('FFRR', 'R:S>mark R:W>mark F:012347 F:56'),
	foundation('FFRR-garden', 'R:S>mark R:W>mark F:012347 F:56 M=garden'),
	foundation('FRRR', 'R:E>mark R:S>mark R:W>mark F:0127 F:34 F:56'),
	foundation('RRRR', 'R:NW R:ES F:07 F:1256 F:34'),
	foundation('RRRR-four', 'R:N>mark R:E>mark R:S>mark R:W>mark F:07 F:12 F:34 F:56')
];

/** The tiles of 2006 that have a garden in the second edition, and those in their place. */
const FIRST: readonly string[] = ['to-FFFF', 'to-FFRR'];
const LATER: readonly string[] = ['to-FFFF-garden', 'to-FFRR-garden'];

/** The eighteen tiles of an edition. */
export function towerCounts({ towerTiles }: Rulings): TileCounts {
	const others = towerTiles === 'later' ? FIRST : LATER;
	const copies = (id: string): number => (id === 'to-CFFF' ? 2 : 1);
	return Object.fromEntries(
		TOWER_TILES.filter(({ id }) => !others.includes(id)).map(({ id }) => [id, copies(id)])
	);
}
