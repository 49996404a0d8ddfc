import type { TileCounts } from '../../engine/contents';
import type { Rulings } from '../../engine/rulings';
import { tile, tileId, type TileType } from '../../engine/tile';

/** The sign of a monastery on which a follower may lie. */
export const MINSTER = 'minster';

/** The tiles of each box, in their reference orientation. */
export const MONASTERY_TILES: readonly TileType[] = [
	tile('mo-FFFF', {}, 'M!minster F:01234567'),
	tile('mo-FFFR', {}, 'R:W>monastery M!minster F:01234567')
];

/** The counts of the base game's tiles with monasteries, if it is played without them. */
const WITHOUT_BASE: TileCounts = { [tileId('base-A')]: 0, [tileId('base-B')]: 0 };

const BOXES: Readonly<Partial<Record<string, number>>> = { one: 1, two: 2, three: 3 };

/** Copies of each tile: those of one box or of several, and none of the base game's monasteries if these stay in the box. */
export function monasteryCounts({ monasteryBoxes, baseMonasteries }: Rulings): TileCounts {
	const boxes = BOXES[monasteryBoxes ?? ''] ?? 1;
	return {
		[tileId('mo-FFFF')]: 4 * boxes,
		[tileId('mo-FFFR')]: 2 * boxes,
		...(baseMonasteries !== 'kept' && WITHOUT_BASE)
	};
}
