import type { PictureFacts, PictureLayout } from './picture';
import type { BoardTile } from './scene';

/** The longest side of a picture, in pixels: messengers scale larger ones down. */
const LONGEST = 1_600;
/** The largest size of a tile, in pixels. */
const LARGEST = 170;
/** Table around the tiles, in tiles; around the card and inside it, in pixels. */
const AROUND = 0.45;
const GAP = 34;
const PAD = 40;
/** The quiet zone around a code, in modules. */
export const QUIET_ZONE = 4;
/** Largest width of a code, and sizes of a module, in pixels: smaller modules don't survive being sent around. */
const CODE = 500;
const MODULE = { least: 4, most: 6 } as const;
/** Least width of the texts, and heights of their parts, in pixels. */
const COLUMN = 560;
export const HEAD = { brand: 60, headline: 64, detail: 40, space: 24 } as const;
const ROWS = { few: 82, many: 66, most: 104 } as const;
export const CAPTION = 34;

/** Number of lines of headline, details and caption at the width {@link columnWidth}. */
interface Lines {
	readonly headline: number;
	readonly details: number;
	readonly caption: number;
}

function codeSize({ code }: PictureFacts): { readonly module: number; readonly size: number } {
	if (!code) return { module: 0, size: 0 };
	const modules = code.length + 2 * QUIET_ZONE;
	const module = Math.max(MODULE.least, Math.min(MODULE.most, Math.floor(CODE / modules)));
	return { module, size: module * modules };
}

/** The width of the texts on the card, in pixels. */
export const columnWidth = (facts: PictureFacts): number => Math.max(COLUMN, codeSize(facts).size);

/** The part of the table shown, in tiles. */
interface Extent {
	readonly left: number;
	readonly top: number;
	readonly columns: number;
	readonly rows: number;
}

function extentOf(tiles: readonly BoardTile[]): Extent {
	const xs = tiles.map(({ x }) => x);
	const ys = tiles.map(({ y }) => y);
	const [left, top] = [Math.min(...xs) - AROUND, Math.min(...ys) - AROUND];
	const columns = Math.max(...xs) + 1 + AROUND - left;
	return { left, top, columns, rows: Math.max(...ys) + 1 + AROUND - top };
}

/** Sizes of the parts, in pixels. */
interface Parts {
	readonly extent: Extent;
	readonly column: number;
	readonly players: number;
	/** Height above the scores; least height of the scores; the code, a module of it, and the caption. */
	readonly head: number;
	readonly scores: number;
	readonly code: number;
	readonly module: number;
	readonly caption: number;
	/** Code and caption. */
	readonly foot: number;
}

function partsOf(facts: PictureFacts, lines: Lines): Parts {
	const { module, size: code } = codeSize(facts);
	const players = facts.scores.length;
	const caption = lines.caption * CAPTION;
	return {
		extent: extentOf(facts.tiles),
		column: columnWidth(facts),
		players,
		head: HEAD.brand + lines.headline * HEAD.headline + lines.details * HEAD.detail + HEAD.space,
		scores: players * (players > 4 ? ROWS.many : ROWS.few),
		code,
		module,
		caption,
		foot: code + GAP / 2 + caption
	};
}

/** Puts the card beside the board or below it, whichever leaves larger tiles; without a code beside it: a card below would be too empty. */
export function layoutPicture(facts: PictureFacts, lines: Lines): PictureLayout {
	const parts = partsOf(facts, lines);
	const beside = besideBoard(parts);
	const below = belowBoard(parts);
	return facts.code && below.board.size > beside.board.size ? below : beside;
}

/** The board in the middle of the area of the picture left of or above the card. */
const boardIn = (
	{ left, top, columns, rows }: Extent,
	size: number,
	wide: number,
	high: number
) => ({
	x: Math.round((wide - columns * size) / 2 - left * size),
	y: Math.round((high - rows * size) / 2 - top * size),
	size
});

/** The code with the caption below it, from the corner of their column. */
const footAt = ({ column, code, module, foot, caption }: Parts, x: number, y: number) => ({
	code: { x: x + Math.floor((column - code) / 2), y, width: code, height: code, module },
	caption: { x, y: y + foot - caption, width: column, height: caption }
});

function besideBoard(parts: Parts): PictureLayout {
	const { extent, column, head, scores, foot } = parts;
	const width = column + 2 * PAD;
	const room = LONGEST - width - GAP;
	const size = Math.floor(Math.min(LARGEST, room / extent.columns, LONGEST / extent.rows));
	const least = head + scores + GAP + foot + 2 * PAD + 2 * GAP;
	const height = Math.ceil(Math.max(least, extent.rows * size));
	const wide = Math.ceil(extent.columns * size);
	const [x, y] = [wide + PAD, GAP + PAD];
	const end = height - GAP - PAD - foot;
	return {
		width: wide + width + GAP,
		height,
		board: boardIn(extent, size, wide, height),
		card: { x: wide, y: GAP, width, height: height - 2 * GAP },
		text: { x, y, width: column, height: end - GAP - y },
		row: Math.min(ROWS.most, (end - GAP - y - head) / parts.players),
		...footAt(parts, x, end)
	};
}

function belowBoard(parts: Parts): PictureLayout {
	const { extent, column, head, scores, foot } = parts;
	const high = Math.max(head + scores, foot);
	const height = high + 2 * PAD;
	const room = LONGEST - height - GAP;
	const size = Math.floor(Math.min(LARGEST, LONGEST / extent.columns, room / extent.rows));
	const width = Math.ceil(Math.max(2 * (column + GAP + PAD) + GAP, extent.columns * size));
	const top = Math.ceil(extent.rows * size);
	const [x, y] = [GAP + PAD, top + PAD];
	const right = width - GAP - PAD - column;
	return {
		width,
		height: top + height + GAP,
		board: boardIn(extent, size, width, top),
		card: { x: GAP, y: top, width: width - 2 * GAP, height },
		text: { x, y, width: right - GAP - x, height: high },
		row: Math.min(ROWS.most, (high - head) / parts.players),
		...footAt(parts, right, y)
	};
}
