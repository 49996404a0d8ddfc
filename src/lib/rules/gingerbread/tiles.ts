import type { TileCounts } from '../../engine/module';
import { tileId, type TileId } from '../../engine/tile';

/** The neutral figure. */
export const GINGERBREAD_MAN = 'gingerbread-man';

/** The mark printed on his tiles. */
export const GINGERBREAD_MARK = 'gingerbread' as const;

/** His six tiles. No source shows them, so players describe them. @internal */
export const GINGERBREAD_TILES: readonly TileId[] = [1, 2, 3, 4, 5, 6].map((number) =>
	tileId(`gingerbread-${String(number)}`)
);

/** Each of the six once. */
export const GINGERBREAD_COUNTS: TileCounts = Object.fromEntries(
	GINGERBREAD_TILES.map((id) => [id, 1])
);
