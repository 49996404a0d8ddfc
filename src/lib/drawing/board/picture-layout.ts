import type { Box, PictureFacts, PictureLayout, PictureShape } from './picture';
import {
	CAPTION,
	GAP,
	HEAD,
	LARGEST,
	PAD,
	boardIn,
	codeSize,
	extentOf,
	rowsOf,
	winnersSize,
	type Extent,
	type Lines,
	type Rows
} from './picture-parts';
import { storyOf, storyWidth } from './picture-story';

/** The longest side of a picture, in pixels: messengers scale larger ones down. */
const LONGEST = 1_600;
/** Least width of the texts, in pixels. */
const COLUMN = 460;
/** Least width of the texts below a board, and of the code beside them, in pixels. */
const WIDE = 760;
const BESIDE = 360;
/** If the texts are at least this wide, the winners stand before the headline, else above it. */
const ROOMY = 620;
/** Room between the winners' figures and the headline. */
const SPACE = 22;

/** The width of the headline, in pixels of the text before it is enlarged. */
export const columnWidth = (facts: PictureFacts, shape: PictureShape): number =>
	shape === 'story' ? storyWidth : Math.max(COLUMN, codeSize(facts).size);

/** Sizes of the parts, in pixels. */
interface Parts {
	readonly extent: Extent;
	readonly column: number;
	/** Height of headline and details. */
	readonly head: number;
	readonly winners: Pick<Box, 'width' | 'height'>;
	readonly rows: (columns?: Rows['columns']) => Rows;
	/** The code, a module of it, and the caption. */
	readonly code: number;
	readonly module: number;
	readonly caption: number;
	/** Code and caption. */
	readonly foot: number;
}

function partsOf(facts: PictureFacts, lines: Lines): Parts {
	const { module, size: code } = codeSize(facts);
	const caption = lines.caption * CAPTION;
	return {
		extent: extentOf(facts.tiles),
		column: columnWidth(facts, 'card'),
		head: lines.headline * HEAD.headline + lines.details * HEAD.detail,
		winners: winnersSize(facts),
		rows: (columns) => rowsOf(facts, columns),
		code,
		module,
		caption,
		foot: code > 0 ? code + GAP / 2 + caption : caption
	};
}

/**
 * A card puts the texts beside the board or below it, whichever leaves larger tiles. Without a code they are always beside the
 * board, because the card below would be too empty. A story has them below.
 */
export function layoutPicture(
	facts: PictureFacts,
	lines: Lines,
	shape: PictureShape
): PictureLayout {
	if (shape === 'story') return storyOf(facts, lines);
	const parts = partsOf(facts, lines);
	const beside = besideBoard(parts);
	const below = belowBoard(parts);
	return facts.code && below.board.size > beside.board.size ? below : beside;
}

/** The code with the caption below it, from the corner of their column. */
const footAt = ({ code, module, foot, caption }: Parts, x: number, y: number, width: number) => ({
	code: { x: x + Math.floor((width - code) / 2), y, width: code, height: code, module },
	caption: { x, y: y + foot - caption, width, height: caption, zoom: 1 }
});

/** Where the texts are, and how high they are together. */
interface Texts {
	readonly texts: Pick<PictureLayout, 'brand' | 'winners' | 'head' | 'scores'>;
	readonly high: number;
}

const above = ({ height }: Pick<Box, 'height'>): number => (height > 0 ? height + SPACE : 0);

/** The texts in a column, the winners above the headline. */
function stack({ winners, head, rows }: Parts, x: number, y: number, width: number): Texts {
	const top = y + HEAD.brand;
	const headY = top + above(winners);
	const from = headY + head + HEAD.space;
	const lines = rows(1);
	return {
		texts: {
			brand: { x, y, width, height: HEAD.brand },
			winners: { x, y: top, ...winners },
			head: { x, y: headY, width, height: head, centred: false, zoom: 1 },
			scores: { x, y: from, width, ...lines }
		},
		high: from + lines.height - y
	};
}

/** The same side by side: the winners stand before the headline. */
function inLine({ winners, head, rows }: Parts, x: number, y: number, width: number): Texts {
	const top = y + HEAD.brand;
	const high = Math.max(head, winners.height);
	const indent = winners.width > 0 ? winners.width + SPACE : 0;
	const headY = top + (high - head) / 2;
	const from = top + high + HEAD.space;
	const lines = rows();
	return {
		texts: {
			brand: { x, y, width, height: HEAD.brand },
			winners: { x, y: top + (high - winners.height) / 2, ...winners },
			head: {
				x: x + indent,
				y: headY,
				width: width - indent,
				height: head,
				centred: false,
				zoom: 1
			},
			scores: { x, y: from, width, ...lines }
		},
		high: from + lines.height - y
	};
}

function besideBoard(parts: Parts): PictureLayout {
	const { extent, column, foot } = parts;
	const width = column + 2 * PAD;
	const room = LONGEST - width - GAP;
	const size = Math.floor(Math.min(LARGEST, room / extent.columns, LONGEST / extent.rows));
	const wide = Math.ceil(extent.columns * size);
	const [x, y] = [wide + PAD, GAP + PAD];
	const { high, texts } = (column < ROOMY ? stack : inLine)(parts, x, y, column);
	const least = high + GAP + foot + 2 * PAD + 2 * GAP;
	const height = Math.ceil(Math.max(least, extent.rows * size));
	const end = height - GAP - PAD - foot;
	return {
		width: wide + width + GAP,
		height,
		zoom: 1,
		...texts,
		text: { x, y, width: column, height: end - GAP - y },
		board: boardIn(extent, size, wide, height),
		card: { x: wide, y: GAP, width, height: height - 2 * GAP },
		...footAt(parts, x, end, column)
	};
}

function belowBoard(parts: Parts): PictureLayout {
	const { extent, foot, code } = parts;
	const high = Math.max(inLine(parts, 0, 0, WIDE).high, foot);
	const height = high + 2 * PAD;
	const room = LONGEST - height - GAP;
	const size = Math.floor(Math.min(LARGEST, LONGEST / extent.columns, room / extent.rows));
	const beside = Math.max(BESIDE, code);
	const least = WIDE + GAP + beside + 2 * (GAP + PAD);
	const width = Math.ceil(Math.max(least, extent.columns * size));
	const top = Math.ceil(extent.rows * size);
	const [x, y] = [GAP + PAD, top + PAD];
	const right = width - GAP - PAD - beside;
	const column = right - GAP - x;
	return {
		width,
		height: top + height + GAP,
		zoom: 1,
		...inLine(parts, x, y, column).texts,
		text: { x, y, width: column, height: high },
		board: boardIn(extent, size, width, top),
		card: { x: GAP, y: top, width: width - 2 * GAP, height },
		...footAt(parts, right, y + Math.floor((high - foot) / 2), beside)
	};
}
