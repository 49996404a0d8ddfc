import type { Point } from '../geometry/point';
import type { Box, PictureFacts, PictureLayout } from './picture';
import type { BoardTile } from './scene';

/** The largest size of a tile, in pixels. */
export const LARGEST = 170;
/** How much of the table is shown around the tiles, in tiles; the room around the card and inside it, in pixels. */
const AROUND = 0.45;
export const GAP = 34;
export const PAD = 40;
/** The quiet zone around a code, in modules. */
export const QUIET_ZONE = 4;
/** Largest width of a code, and sizes of a module, in pixels: smaller modules don't survive being sent around. */
const CODE = 360;
const MODULE = { least: 4, most: 5 } as const;
/** Heights of the parts of the texts, in pixels. */
export const HEAD = { brand: 60, headline: 64, detail: 40, space: 24 } as const;
/** Height of a line of the caption. */
export const CAPTION = 34;
const ROWS = { few: 78, many: 66 } as const;
/** Up to this many players are in one column. */
const FEW = 3;
/** Height of the winners' figures; three or more are smaller. A figure is this wide, as a share of its height. */
const WINNER = { few: 156, many: 110, wide: 0.6 } as const;

/** Number of lines of headline, details and caption. */
export interface Lines {
	readonly headline: number;
	readonly details: number;
	readonly caption: number;
}

/** The part of the table shown, in tiles. */
export interface Extent {
	readonly left: number;
	readonly top: number;
	readonly columns: number;
	readonly rows: number;
}

/** The part of the table that holds these tiles. */
export function extentOf(tiles: readonly BoardTile[]): Extent {
	const xs = tiles.map(({ x }) => x);
	const ys = tiles.map(({ y }) => y);
	const [left, top] = [Math.min(...xs) - AROUND, Math.min(...ys) - AROUND];
	const columns = Math.max(...xs) + 1 + AROUND - left;
	return { left, top, columns, rows: Math.max(...ys) + 1 + AROUND - top };
}

/** The board in the middle of an area of this size, from its corner. */
export const boardIn = (
	{ left, top, columns, rows }: Extent,
	size: number,
	wide: number,
	high: number
): Point & { readonly size: number } => ({
	x: Math.round((wide - columns * size) / 2 - left * size),
	y: Math.round((high - rows * size) / 2 - top * size),
	size
});

/** The width of the code of a game, and of its modules, in pixels. */
export function codeSize({ code }: PictureFacts): {
	readonly module: number;
	readonly size: number;
} {
	if (!code) return { module: 0, size: 0 };
	const modules = code.length + 2 * QUIET_ZONE;
	const module = Math.max(MODULE.least, Math.min(MODULE.most, Math.floor(CODE / modules)));
	return { module, size: module * modules };
}

/** The size of the winners' figures side by side, in pixels; 0 without winners, and if there was nobody to beat. */
export function winnersSize({ scores }: PictureFacts): Pick<Box, 'width' | 'height'> {
	const winners = scores.length > 1 ? scores.filter(({ won }) => won).length : 0;
	const high = winners > 2 ? WINNER.many : WINNER.few;
	return { width: winners * high * WINNER.wide, height: winners > 0 ? high : 0 };
}

/** The scores in this many columns. */
export interface Rows {
	readonly columns: PictureLayout['scores']['columns'];
	readonly row: number;
	readonly height: number;
}

/** The scores in one column if they are few, or in as many as asked for. */
export function rowsOf(
	{ scores }: PictureFacts,
	columns: Rows['columns'] = scores.length > FEW ? 2 : 1
): Rows {
	const row = scores.length > 2 ? ROWS.many : ROWS.few;
	return { columns, row, height: Math.ceil(scores.length / columns) * row };
}
