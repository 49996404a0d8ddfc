import type { PlayerColour } from '../../engine/colours';
import type { Point } from '../geometry/point';
import type { BoardFigure, BoardTile, MismatchedSide } from './scene';

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
	readonly mismatches: readonly MismatchedSide[];
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
export const QUIET_ZONE = 4;
/** How wide a code may be, and its modules: of fewer pixels not enough is left once the picture is sent around. */
const CODE = 500;
const MODULE = { least: 4, most: 6 } as const;
/** The least width of what is written, and heights of its parts. */
const COLUMN = 560;
export const HEAD = { brand: 60, headline: 64, detail: 40, space: 24 } as const;
const ROWS = { few: 82, many: 66, most: 104 } as const;
export const CAPTION = 34;

/** How many lines the headline, the details and the caption take, for the widths that {@link columnWidth} says. */
export interface Lines {
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

/** The width of what is written on the card, in pixels. */
export const columnWidth = (facts: PictureFacts): number => Math.max(COLUMN, codeSize(facts).size);

/** The part of the table that is shown, in tiles. */
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

/** How much room each part takes, in pixels. */
interface Parts {
	readonly extent: Extent;
	readonly column: number;
	readonly players: number;
	/** What stands above the scores; the scores at their lowest; the code, a module of it, and the caption. */
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

/**
 * Puts everything in its place: the card beside the board or below it, whichever leaves the tiles larger. Without a code
 * there's too little to fill a card below.
 */
export function layoutPicture(facts: PictureFacts, lines: Lines): PictureLayout {
	const parts = partsOf(facts, lines);
	const beside = besideBoard(parts);
	const below = belowBoard(parts);
	return facts.code && below.board.size > beside.board.size ? below : beside;
}

/** The board in the middle of a part of the picture that begins in its corner. */
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

/** The code and the caption below it, where the column for them begins. */
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
