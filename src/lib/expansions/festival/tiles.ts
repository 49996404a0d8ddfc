import { tile, type TileType } from '../../engine/tile';
import type { TileCounts } from '../../engine/contents';

/** The mark of the tiles with a festival. */
export const FESTIVAL_MARK = 'festival';

const festival = (id: string, line: string): TileType =>
	tile(`fe-${id}`, { mark: FESTIVAL_MARK }, line);

/** The tiles of The Festival, the same in all printings, in their reference orientation. */
export const FESTIVAL_TILES: readonly TileType[] = [
	festival('RRRR', 'R:NW R:ES F:07 F:1256 F:34'),
	festival('FFRR-monastery', 'R:S>monastery R:W>monastery M F:012347 F:56'),
	festival('CFFR', 'C:N R:W>city0 F:23456 F:7'),
	festival('CRFF', 'C:N R:E>city0 F:2 F:34567'),
	festival('CFRR', 'C:N R:SW F:2347 F:56'),
	festival('CRCR-crossing', 'C:N>crossing C:S>crossing R:E>crossing R:W>crossing F:2 F:3 F:6 F:7'),
	festival('CCCF', 'C:NS C:E F:67 F@E'),
	festival('CCCC', 'C:NW C:ES F'),
	festival('CRRF', 'C:N R:ES F:2567 F:34'),
	festival('CFRF', 'C:N R:S>city0 F:234 F:567')
];

/** One copy of each. */
export const FESTIVAL_COUNTS: TileCounts = Object.fromEntries(
	FESTIVAL_TILES.map(({ id }) => [id, 1])
);
