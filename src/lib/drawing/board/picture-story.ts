import type { PictureFacts, PictureLayout } from './picture';
import {
	CAPTION,
	GAP,
	HEAD,
	LARGEST,
	PAD,
	boardIn,
	extentOf,
	rowsOf,
	winnersSize,
	type Lines,
	type Rows
} from './picture-parts';

/** A story, in pixels: its size, and what apps cover of it above and below. */
const STORY = { width: 1_080, height: 1_920, above: 100, below: 110 } as const;
/** How much larger the texts, and the headline, are than on a card. */
const ZOOM = 1.2;
const HEAD_ZOOM = 1.5;
/** Room between the figures and the headline, and beside the headline. */
const SPACE = 18;
const BESIDE = 60;
/** Room between the caption and the card. */
const ABOVE_CARD = 24;
/** Scores stay in one column while the board keeps this share of its size. */
const ENOUGH = 0.85;

/** Room beside the texts on the card, and the height of its last line. */
const SIDE = 48;
const LINE = HEAD.brand * ZOOM;
const wide = STORY.width - 2 * (GAP + SIDE);

/** The width of the headline of a story, in pixels of the text before it is enlarged. */
export const storyWidth = (STORY.width - 2 * BESIDE) / HEAD_ZOOM;

/** The winners on the table above the board, the board as large as possible, the caption below it, and the scores on a card. */
export function storyOf(facts: PictureFacts, lines: Lines): PictureLayout {
	const one = storyWith(facts, lines, rowsOf(facts, 1));
	const two = storyWith(facts, lines, rowsOf(facts, 2));
	return one.board.size >= ENOUGH * two.board.size ? one : two;
}

function storyWith(facts: PictureFacts, lines: Lines, rows: Rows): PictureLayout {
	const { width, height, below } = STORY;
	const extent = extentOf(facts.tiles);
	const { winners, head } = headOf(facts, lines);
	const top = head.y + head.height;
	const high = Math.ceil(rows.height * ZOOM);
	const text = { width: wide, height: high + LINE };
	const card = { x: GAP, width: width - 2 * GAP, height: text.height + 2 * PAD };
	const y = height - below - card.height;
	const caption = captionOf(lines, y);
	const room = caption.y - top;
	const size = Math.floor(Math.min(LARGEST, width / extent.columns, room / extent.rows));
	const board = boardIn(extent, size, width, room);
	const none = { x: 0, y: 0, width: 0, height: 0 };
	const [x, from] = [GAP + SIDE, y + PAD];
	return {
		width,
		height,
		zoom: ZOOM,
		head,
		winners,
		board: { ...board, y: board.y + top },
		card: { ...card, y },
		text: { ...text, x, y: from },
		scores: { x, y: from, width: wide, height: high, columns: rows.columns, row: rows.row * ZOOM },
		brand: { x, y: from + high + LINE / 4, width: wide, height: (LINE * 3) / 4 },
		code: { ...none, module: 0 },
		caption
	};
}

/** The caption in the middle, above the card at this height. */
function captionOf({ caption }: Lines, y: number): PictureLayout['caption'] {
	const height = caption * CAPTION * HEAD_ZOOM;
	return {
		x: BESIDE,
		width: STORY.width - 2 * BESIDE,
		height,
		zoom: HEAD_ZOOM,
		y: y - (height > 0 ? height + ABOVE_CARD : 0)
	};
}

/** The winners' figures, and the headline below them, in the middle. */
function headOf(
	facts: PictureFacts,
	{ headline, details }: Lines
): Pick<PictureLayout, 'winners' | 'head'> {
	const figures = winnersSize(facts);
	const [wide, high] = [figures.width * HEAD_ZOOM, figures.height * HEAD_ZOOM];
	const y = STORY.above + (high > 0 ? high + SPACE : 0);
	return {
		winners: { x: (STORY.width - wide) / 2, y: STORY.above, width: wide, height: high },
		head: {
			x: BESIDE,
			y,
			width: STORY.width - 2 * BESIDE,
			centred: true,
			zoom: HEAD_ZOOM,
			height: (headline * HEAD.headline + details * HEAD.detail) * HEAD_ZOOM
		}
	};
}
