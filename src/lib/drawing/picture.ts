import type { PlayerColour } from '../engine/colours';
import type { Point } from './point';
import type { BoardFigure, BoardTile, Scar } from './scene';

/** A line of the scores on the picture of a game. */
export interface PictureScore {
	/** From 1; who has the same points has the same rank. */
	readonly rank: number;
	readonly name: string;
	readonly colour: PlayerColour;
	readonly points: number;
	readonly won: boolean;
}

/** All that the picture of a game shows, in the words in which it says it. */
export interface PictureFacts {
	readonly land: 'summer' | 'winter';
	readonly tiles: readonly BoardTile[];
	readonly scars: readonly Scar[];
	readonly figures: readonly BoardFigure[];
	/** Who has won, or how far the game is. */
	readonly headline: string;
	/** When it was played. */
	readonly day: string;
	/** What was played. */
	readonly details: string;
	/** From the best to the last. */
	readonly scores: readonly PictureScore[];
	/** The game as a QR code, without its quiet zone: true where it's dark. Undefined where it's too long for one. */
	readonly code: readonly (readonly boolean[])[] | undefined;
	/** What stands below the code. */
	readonly caption: string;
}

/** A rectangle of the picture, in its pixels. */
export interface Box extends Point {
	readonly width: number;
	readonly height: number;
}

/** Where everything on the picture of a game is, in its pixels. */
export interface PictureLayout {
	readonly width: number;
	readonly height: number;
	/** Where the board's origin is, and how many pixels a tile takes. */
	readonly board: Point & { readonly size: number };
	/** The card on which all is written. */
	readonly card: Box;
	/** Headline, details and scores. */
	readonly text: Box;
	/** Height of a line of the scores. */
	readonly row: number;
	/** The code with its quiet zone, and how wide a module is; without a code its width is nothing. */
	readonly code: Box & { readonly module: number };
	/** Where the caption is written, below or beside the code. */
	readonly caption: Box;
}

/** The longest side of a picture: as much as messengers send on. */
const LONGEST = 1_600;
/** The largest tiles: a table of a few isn't blown up. */
const LARGEST = 170;
/** What is seen of the table around the tiles, in tiles; around the card; and the card's own margin. */
const AROUND = 0.45;
export const GAP = 34;
export const PAD = 40;
/** The quiet zone around a code, in modules. */
export const QUIET = 4;
/** How wide a code may be, and its modules: of fewer pixels not enough is left once the picture is sent around. */
const CODE = 500;
const MODULE = { least: 4, most: 6 } as const;
/** The least width of what is written, and heights of its parts. */
const COLUMN = 560;
export const HEAD = { brand: 60, headline: 64, detail: 40, space: 24 } as const;
const ROWS = { few: 82, many: 66, most: 104 } as const;
export const CAPTION = 34;

/** How many lines the headline, the details and the caption take, for the widths that {@link columnOf} says. */
export interface Lines {
	readonly headline: number;
	readonly details: number;
	readonly caption: number;
}

function codeSize({ code }: PictureFacts): { readonly module: number; readonly size: number } {
	if (!code) return { module: 0, size: 0 };
	const modules = code.length + 2 * QUIET;
	const module = Math.max(MODULE.least, Math.min(MODULE.most, Math.floor(CODE / modules)));
	return { module, size: module * modules };
}

/** The width of what is written on the card, in pixels. */
export const columnOf = (facts: PictureFacts): number => Math.max(COLUMN, codeSize(facts).size);

/** The part of the table that is shown, in tiles. */
function extentOf(tiles: readonly BoardTile[]) {
	const xs = tiles.map(({ x }) => x);
	const ys = tiles.map(({ y }) => y);
	const [left, top] = [Math.min(...xs) - AROUND, Math.min(...ys) - AROUND];
	const columns = Math.max(...xs) + 1 + AROUND - left;
	return { left, top, columns, rows: Math.max(...ys) + 1 + AROUND - top };
}

const rowOf = (players: number): number => (players > 4 ? ROWS.many : ROWS.few);

const headHeight = ({ headline, details }: Lines): number =>
	HEAD.brand + headline * HEAD.headline + details * HEAD.detail + HEAD.space;

/** Puts everything in its place: the card beside the board or below it, whichever leaves the tiles larger. */
export function layPicture(facts: PictureFacts, lines: Lines): PictureLayout {
	const beside = besideBoard(facts, lines);
	const below = belowBoard(facts, lines);
	return below.board.size > beside.board.size ? below : beside;
}

/** The origin of a board whose extent lies in the middle of a box. */
function inMiddle(extent: ReturnType<typeof extentOf>, size: number, box: Box) {
	const { left, top, columns, rows } = extent;
	return {
		x: Math.round(box.x + (box.width - columns * size) / 2 - left * size),
		y: Math.round(box.y + (box.height - rows * size) / 2 - top * size),
		size
	};
}

function besideBoard(facts: PictureFacts, lines: Lines): PictureLayout {
	const extent = extentOf(facts.tiles);
	const column = columnOf(facts);
	const { module, size: code } = codeSize(facts);
	const card = column + 2 * PAD;
	const head = headHeight(lines);
	const foot = code + GAP / 2 + lines.caption * CAPTION;
	const players = facts.scores.length;
	const least = head + players * rowOf(players) + GAP + foot + 2 * PAD;
	const room = LONGEST - card - GAP;
	const size = Math.floor(Math.min(LARGEST, room / extent.columns, LONGEST / extent.rows));
	const height = Math.ceil(Math.max(least + 2 * GAP, extent.rows * size));
	const wide = Math.ceil(extent.columns * size);
	const [x, y] = [wide + PAD, GAP + PAD];
	const end = height - GAP - PAD;
	const free = end - y - head - foot - GAP;
	const row = Math.min(ROWS.most, free / players);
	return {
		width: wide + card + GAP,
		height,
		board: inMiddle(extent, size, { x: 0, y: 0, width: wide, height }),
		card: { x: wide, y: GAP, width: card, height: height - 2 * GAP },
		text: { x, y, width: column, height: end - y - foot - GAP },
		row,
		code: { x: x + (column - code) / 2, y: end - foot, width: code, height: code, module },
		caption: { x, y: end - lines.caption * CAPTION, width: column, height: lines.caption * CAPTION }
	};
}

function belowBoard(facts: PictureFacts, lines: Lines): PictureLayout {
	const extent = extentOf(facts.tiles);
	const column = columnOf(facts);
	const { module, size: code } = codeSize(facts);
	const players = facts.scores.length;
	const head = headHeight(lines);
	const foot = code + GAP / 2 + lines.caption * CAPTION;
	const high = Math.max(head + players * rowOf(players), foot);
	const card = high + 2 * PAD;
	const room = LONGEST - card - GAP;
	const size = Math.floor(Math.min(LARGEST, LONGEST / extent.columns, room / extent.rows));
	const width = Math.ceil(Math.max(2 * (column + GAP + PAD) + GAP, extent.columns * size));
	const top = Math.ceil(extent.rows * size);
	const [x, y] = [GAP + PAD, top + PAD];
	const right = width - GAP - PAD - column;
	return {
		width,
		height: top + card + GAP,
		board: inMiddle(extent, size, { x: 0, y: 0, width, height: top }),
		card: { x: GAP, y: top, width: width - 2 * GAP, height: card },
		text: { x, y, width: right - GAP - x, height: high },
		row: Math.min(ROWS.most, (high - head) / players),
		code: { x: right + (column - code) / 2, y, width: code, height: code, module },
		caption: { x: right, y: y + code + GAP / 2, width: column, height: lines.caption * CAPTION }
	};
}
