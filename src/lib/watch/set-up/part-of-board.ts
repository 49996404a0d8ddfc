import { alignmentOf, tileCells, toGrid } from '../../snap/alignment';
import type { TileSupply } from '../../snap/decision/states';
import { findGrid } from '../../snap/grid/find-grid';
import { homographyOfGrid, product, type Homography } from '../../snap/grid/homography';
import { runToEnd } from '../../snap/grid/viewing';
import { readingOf, seeTable, type Reader } from '../../snap/read-table';
import type { Pixels } from '../../snap/reading';
import type { KnownTable } from '../watching';

/** If fewer tiles than this were laid, a part of them doesn't show where it belongs. */
const LEAST = 6;

/**
 * The map of spots to the pixels of a picture that shows a part of the board: its tiles are read like those of a photo, and
 * show where they belong. Undefined if that isn't sure.
 */
export function placeByPart(
	picture: Pixels,
	table: KnownTable,
	reader: Reader
): Homography | undefined {
	if (table.laid.length < LEAST) return undefined;
	const grid = findGrid(picture, reader.look);
	if (!grid) return undefined;
	const tiles = allTiles(table);
	const photo = { photo: picture, grid, tiles, figures: new Map() };
	const seen = runToEnd(seeTable(photo, reader));
	const types = new Map(tiles.map(({ type }) => [type.id, type]));
	const alignment = alignmentOf(tileCells(readingOf(seen).cells, types), table.laid);
	return alignment && product(homographyOfGrid(seen.grid), toGrid(alignment));
}

/** The tiles of the game: those that lie there, and those that are left. */
function allTiles({ laid, left }: KnownTable): readonly TileSupply[] {
	const tiles = new Map(left.map((one) => [one.type.id, one]));
	for (const { type } of laid)
		tiles.set(type.id, { type, count: (tiles.get(type.id)?.count ?? 0) + 1 });
	return [...tiles.values()];
}
