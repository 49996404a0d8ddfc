import type { TileCounts } from '../../engine/contents';
import type { Rulings } from '../../engine/rulings';
import { tile, type TileType } from '../../engine/tile';

/** True if the tiles of later editions are played. */
const hasLaterTiles = (rulings: Rulings): boolean => rulings['magicTiles'] === 'later';

/** The sign printed on the tiles. */
export const MAGIC = 'magic';

const CAPS = 'mw-CCRR-caps';
const CAPS_WITH_GARDEN = 'mw-CCRR-caps-garden';

const marked = (id: string, line: string): TileType => tile(id, { mark: MAGIC }, line);

/** The tiles of Mage & Witch in its editions, in their reference orientation. */
export const MAGIC_TILES: readonly TileType[] = [
	marked('mw-CRRR-crossing', 'C:N R:E>crossing R:S>crossing R:W>crossing F:27 F:34 F:56'),
	marked('mw-CCCR-three-cities', 'C:N C:E C:S R:W>city2 F:6 F:7'),
	marked('mw-CCCR', 'C:NES R:W>city0 F:6 F:7'),
	marked('mw-CFCF', 'C:N C:S F:2367'),
	marked(CAPS, 'C:N C:E R:SW F:47 F:56'),
	marked(CAPS_WITH_GARDEN, 'C:N C:E R:SW F:47 F:56 M=garden'),
	marked('mw-CCRR', 'C:NE R:SW F:47 F:56'),
	marked('mw-CRCR', 'C:NS R:E>city0 R:W>city0 F:2 F:3 F:6 F:7'),
	marked('mw-CRRR-gate', 'C:N R:E>city0 R:SW F:2 F:347 F:56')
];

/** The eight tiles of an edition, each once. */
export function magicCounts(rulings: Rulings): TileCounts {
	const other: string = hasLaterTiles(rulings) ? CAPS : CAPS_WITH_GARDEN;
	return Object.fromEntries(MAGIC_TILES.filter(({ id }) => id !== other).map(({ id }) => [id, 1]));
}
