import type { PictureFacts, PictureLayout } from './picture';
import {
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
/** How much larger than on a card texts are, and the headline. */
const ZOOM = 1.2;
const HEAD_ZOOM = 1.5;
/** Room between the figures and the headline, and beside that. */
const SPACE = 18;
const BESIDE = 60;
/** Scores stay in one column while the board keeps this share of its size. */
const ENOUGH = 0.85;

const wide = STORY.width - 2 * (GAP + PAD * ZOOM);

/** The width of the headline of a story, in pixels of the text before it is enlarged. */
export const storyWidth = (STORY.width - 2 * BESIDE) / HEAD_ZOOM;

/** The winners on the table above the board, the board as large as possible, and the scores on a card below it. */
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
	const text = { width: wide, height: (rows.height + HEAD.brand) * ZOOM };
	const card = { x: GAP, width: width - 2 * GAP, height: text.height + 1.6 * PAD * ZOOM };
	const y = height - below - card.height;
	const size = Math.floor(Math.min(LARGEST, width / extent.columns, (y - top) / extent.rows));
	const board = boardIn(extent, size, width, y - top);
	const none = { x: 0, y: 0, width: 0, height: 0 };
	const [x, from] = [GAP + PAD * ZOOM, y + 0.8 * PAD * ZOOM];
	const [high, line] = [rows.height * ZOOM, HEAD.brand * ZOOM];
	return {
		...{ width, height, zoom: ZOOM, head, winners },
		board: { ...board, y: board.y + top },
		card: { ...card, y },
		text: { ...text, x, y: from },
		scores: { x, y: from, width: wide, height: high, columns: rows.columns, row: rows.row * ZOOM },
		brand: { x, y: from + high + line / 4, width: wide, height: Math.floor((line * 3) / 4) },
		code: { ...none, module: 0 },
		caption: none
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
			...{ x: BESIDE, y, width: STORY.width - 2 * BESIDE, centred: true, zoom: HEAD_ZOOM },
			height: (headline * HEAD.headline + details * HEAD.detail) * HEAD_ZOOM
		}
	};
}
