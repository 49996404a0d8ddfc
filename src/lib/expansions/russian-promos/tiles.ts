import type { TileCounts } from '../../engine/contents';
import { tile, type TileType } from '../../engine/tile';

declare module '../../engine/segment' {
	interface SegmentKinds {
		/** Baba Yaga’s hut: the tiles around it complete it, and reduce what it pays. */
		hut: 'centre';
	}
}

/** The tiles of the Russian Promos of 2013, in their reference orientation. */
export const RUSSIAN_TILES: readonly TileType[] = [
	tile('ru-FFFF-hut', {}, 'M=hut F:01234567'),
	tile('ru-RRRR', {}, 'R:N>crossing R:ESW F:07 F:12 F:34 F:56')
];

/** One copy of each. */
export const RUSSIAN_COUNTS: TileCounts = Object.fromEntries(
	RUSSIAN_TILES.map(({ id }) => [id, 1])
);
