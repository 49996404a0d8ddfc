import type { PictureFacts, PictureLayout, PictureShape } from './picture';
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
const CODE = 360;
const MODULE = { least: 4, most: 5 } as const;
/** Least width of the texts, and heights of their parts, in pixels. */
const COLUMN = 460;
/** Least width of the texts below a board, with two columns of scores, and of the code beside them, in pixels. */
const WIDE = 760;
const BESIDE = 360;
export const HEAD = { brand: 60, headline: 64, detail: 40, space: 24 } as const;
const ROWS = { few: 78, many: 66 } as const;
/** Height of a winner's line, which has the figure with its crown; many winners share the room of two. */
const WINNER = 136;
const CROWDED = 96;
/** A story, in pixels: its size, what apps cover of it above and below, and how much larger its texts are. */
const STORY = { width: 1_080, height: 1_920, above: 100, below: 110, zoom: 1.2 } as const;
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

/** The width of the texts on the card, in pixels of the texts before they are enlarged. */
export const columnWidth = (facts: PictureFacts, shape: PictureShape): number =>
	shape === 'story'
		? (STORY.width - 2 * GAP) / STORY.zoom - 2 * PAD
		: Math.max(COLUMN, codeSize(facts).size);

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
	/** Height above the scores; height of the scores by their columns, and of their lines; the code, a module of it, and the caption. */
	readonly head: number;
	readonly scores: Readonly<Record<PictureLayout['columns'], number>>;
	readonly row: number;
	readonly winnerRow: number;
	readonly code: number;
	readonly module: number;
	readonly caption: number;
	/** Code and caption. */
	readonly foot: number;
}

function partsOf(facts: PictureFacts, lines: Lines, shape: PictureShape): Parts {
	const { module, size: code } = codeSize(facts);
	const caption = lines.caption * CAPTION;
	return {
		extent: extentOf(facts.tiles),
		column: columnWidth(facts, shape),
		head: HEAD.brand + lines.headline * HEAD.headline + lines.details * HEAD.detail + HEAD.space,
		...rowsOf(facts),
		code,
		module,
		caption,
		foot: code > 0 ? code + GAP / 2 + caption : caption
	};
}

function rowsOf({ scores }: PictureFacts): Pick<Parts, 'scores' | 'row' | 'winnerRow'> {
	const winners = scores.filter(({ won }) => won).length;
	const row = scores.length > 4 ? ROWS.many : ROWS.few;
	const winnerRow = winners > 2 ? CROWDED : WINNER;
	const high = (columns: number): number =>
		Math.ceil(winners / columns) * winnerRow + Math.ceil((scores.length - winners) / columns) * row;
	return { row, winnerRow, scores: { 1: high(1), 2: high(2) } };
}

/**
 * A card puts the texts beside the board or below it, whichever leaves larger tiles; without a code beside it: below it would
 * be too empty. A story has them below.
 */
export function layoutPicture(
	facts: PictureFacts,
	lines: Lines,
	shape: PictureShape
): PictureLayout {
	const parts = partsOf(facts, lines, shape);
	if (shape === 'story') return storyOf(parts);
	const beside = besideBoard(parts);
	const below = belowBoard(parts);
	return facts.code && below.board.size > beside.board.size ? below : beside;
}

/** The board above, and all texts on a card below it; nothing of either is covered by the app that shows it. */
function storyOf({ extent, head, scores, row, winnerRow, column }: Parts): PictureLayout {
	const { width, height, above, below, zoom } = STORY;
	const text = { width: column * zoom, height: (head + scores[2]) * zoom };
	const card = { x: GAP, width: width - 2 * GAP, height: text.height + 2 * PAD * zoom };
	const y = height - below - card.height;
	const size = Math.floor(Math.min(LARGEST, width / extent.columns, (y - above) / extent.rows));
	const board = boardIn(extent, size, width, y - above);
	const none = { x: 0, y: 0, width: 0, height: 0 };
	return {
		...{ width, height, zoom, columns: 2, row: row * zoom, winnerRow: winnerRow * zoom },
		board: { ...board, y: board.y + above },
		card: { ...card, y },
		text: { ...text, x: GAP + PAD * zoom, y: y + PAD * zoom },
		code: { ...none, module: 0 },
		caption: none
	};
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
const footAt = ({ code, module, foot, caption }: Parts, x: number, y: number, width: number) => ({
	code: { x: x + Math.floor((width - code) / 2), y, width: code, height: code, module },
	caption: { x, y: y + foot - caption, width, height: caption }
});

function besideBoard(parts: Parts): PictureLayout {
	const { extent, column, head, scores, row, winnerRow, foot } = parts;
	const width = column + 2 * PAD;
	const room = LONGEST - width - GAP;
	const size = Math.floor(Math.min(LARGEST, room / extent.columns, LONGEST / extent.rows));
	const least = head + scores[1] + GAP + foot + 2 * PAD + 2 * GAP;
	const height = Math.ceil(Math.max(least, extent.rows * size));
	const wide = Math.ceil(extent.columns * size);
	const [x, y] = [wide + PAD, GAP + PAD];
	const end = height - GAP - PAD - foot;
	return {
		...{ width: wide + width + GAP, height, zoom: 1, columns: 1, row, winnerRow },
		board: boardIn(extent, size, wide, height),
		card: { x: wide, y: GAP, width, height: height - 2 * GAP },
		text: { x, y, width: column, height: end - GAP - y },
		...footAt(parts, x, end, column)
	};
}

function belowBoard(parts: Parts): PictureLayout {
	const { extent, head, scores, row, winnerRow, foot, code } = parts;
	const high = Math.max(head + scores[2], foot);
	const height = high + 2 * PAD;
	const room = LONGEST - height - GAP;
	const size = Math.floor(Math.min(LARGEST, LONGEST / extent.columns, room / extent.rows));
	const beside = Math.max(BESIDE, code);
	const least = WIDE + GAP + beside + 2 * (GAP + PAD);
	const width = Math.ceil(Math.max(least, extent.columns * size));
	const top = Math.ceil(extent.rows * size);
	const [x, y] = [GAP + PAD, top + PAD];
	const right = width - GAP - PAD - beside;
	return {
		...{ width, height: top + height + GAP, zoom: 1, columns: 2, row, winnerRow },
		board: boardIn(extent, size, width, top),
		card: { x: GAP, y: top, width: width - 2 * GAP, height },
		text: { x, y, width: right - GAP - x, height: high },
		...footAt(parts, right, y + Math.floor((high - foot) / 2), beside)
	};
}
