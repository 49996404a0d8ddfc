import type { TileCounts } from '../../engine/contents';
import { tile, tileId, type TileType } from '../../engine/tile';

declare module '../../engine/segment' {
	interface SegmentKinds {
		/** A garden: the tiles around it complete it, as they do a monastery. */
		garden: 'centre';
	}
}

/** The tiles with a garden in the base game since 2014. Otherwise each equals the tile of the same name without a garden. */
export const GARDEN_TILES: readonly TileType[] = [
	tile('base-E-garden', {}, 'C:N F:234567 M=garden'),
	tile('base-H-garden', {}, 'C:N C:S F:2367 M=garden'),
	tile('base-I-garden', {}, 'C:N C:E F:4567 M=garden'),
	tile('base-M-garden', {}, 'C:NE+ F:4567 M=garden'),
	tile('base-N-garden', {}, 'C:NE F:4567 M=garden'),
	tile('base-R-garden', {}, 'C:NES F:67 M=garden'),
	tile('base-U-garden', {}, 'R:EW F:0127 F:3456 M=garden'),
	tile('base-V-garden', {}, 'R:SW F:012347 F:56 M=garden')
];

/** The counts of a box in which one copy of some tiles has a garden. */
export function withGardens(counts: TileCounts): TileCounts {
	const planted: Record<string, number> = { ...counts };
	for (const { id } of GARDEN_TILES) {
		const plain = tileId(id.replace(/-garden$/, ''));
		planted[plain] = (planted[plain] ?? 0) - 1;
		planted[id] = 1;
	}
	return planted;
}
