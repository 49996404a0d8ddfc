import type { TileCounts } from '../../engine/contents';
import type { Rulings } from '../../engine/rulings';
import { tile, type TileType } from '../../engine/tile';

/** The sign that makes a monastery a shrine. */
export const SHRINE = 'shrine';

/** The tile that only one of the boxes has. */
const SIXTH = 'cult-CRFR';

/** The tiles of Shrines, in their reference orientation. */
export const SHRINE_TILES: readonly TileType[] = [
	tile('cult-CFFF', {}, 'C:N M!shrine F:234567'),
	tile('cult-CFRF', {}, 'C:N R:S>monastery M!shrine F:234567'),
	tile(SIXTH, {}, 'C:N R:E>monastery R:W>monastery M!shrine F:27 F:3456'),
	tile('cult-FFFF', {}, 'M!shrine F:01234567'),
	tile('cult-FFFR', {}, 'R:W>monastery M!shrine F:01234567'),
	tile('cult-FRFR', {}, 'R:E>monastery R:W>monastery M!shrine F:0127 F:3456')
];

/** The tiles of a box, each once. */
export function shrineCounts(rulings: Rulings): TileCounts {
	const tiles =
		rulings['shrineTiles'] === 'six' ? SHRINE_TILES : SHRINE_TILES.filter(({ id }) => id !== SIXTH);
	return Object.fromEntries(tiles.map(({ id }) => [id, 1]));
}
