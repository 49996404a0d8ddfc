import { GINGERBREAD_IDS, PROMO_IDS, readTold, type ToldTile } from '../told/tile';
import { plain } from './changing';
import type { ToldRow } from './db';

/** A told tile's row. */
export const toldRow = (tile: ToldTile): ToldRow => plain({ ...tile });

const ORDER = [...GINGERBREAD_IDS, ...PROMO_IDS];

/** The told tiles in these rows, those of the box first. A row that can't be read is passed over: it can be told again. */
export const readShelf = (rows: readonly unknown[]): readonly ToldTile[] =>
	rows
		.flatMap((row) => readTold(row) ?? [])
		.sort((a, b) => ORDER.indexOf(a.id) - ORDER.indexOf(b.id));
