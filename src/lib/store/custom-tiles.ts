import { BOX_TILE_IDS, PROMO_IDS, readCustomTile, type CustomTile } from '../custom-tiles/tile';
import { plain } from './game-rows';
import type { CustomTileRow } from './db';

/** A told tile's row. */
export const customTileRow = (tile: CustomTile): CustomTileRow => plain({ ...tile });

const ORDER = [...BOX_TILE_IDS, ...PROMO_IDS];

/** The told tiles in these rows, those of the box first. A row that can't be read is passed over: it can be told again. */
export const readCustomTiles = (rows: readonly unknown[]): readonly CustomTile[] =>
	rows
		.flatMap((row) => readCustomTile(row) ?? [])
		.sort((a, b) => ORDER.indexOf(a.id) - ORDER.indexOf(b.id));
