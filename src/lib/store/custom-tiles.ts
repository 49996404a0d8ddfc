import { BOX_TILE_IDS, PROMO_IDS, readCustomTile, type CustomTile } from '../custom-tiles/tile';
import { plain } from './game-rows';
import type { CustomTileRow } from './db';

export const customTileRow = (tile: CustomTile): CustomTileRow => plain({ ...tile });

const ORDER = [...BOX_TILE_IDS, ...PROMO_IDS];

/** The custom tiles in these rows, those of a box first. Skips rows that can't be read. */
export const readCustomTiles = (rows: readonly unknown[]): readonly CustomTile[] =>
	rows
		.flatMap((row) => readCustomTile(row) ?? [])
		.sort((a, b) => ORDER.indexOf(a.id) - ORDER.indexOf(b.id));
