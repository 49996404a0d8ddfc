import { words } from '../../words';

/* The standings as a picture to post: a tall one, as phones show it. */

/** What is on the picture, as texts. */
interface StandingsPicture {
	readonly title: string;
	/** Below the title: after which round. */
	readonly subtitle: string;
	/** Heads of the columns after the name. */
	readonly heads: readonly string[];
	/** Best first. */
	readonly rows: readonly {
		readonly rank: number;
		readonly name: string;
		readonly cells: readonly string[];
	}[];
	/** What is left out, as a text; '' if nothing is. */
	readonly more: string;
}

/** The most lines of a picture. */
export const MOST_LINES = 20;
const WIDTH = 1080;
const EDGE = 64;
const LINE = 64;
const TOP = 250;
const COLUMN = 130;
const PAPER = '#f6eddb';
const INK = '#2e251c';
const SOFT = '#63543f';
const RULE = '#dac8a6';
const WOOD = '#8a5a34';

type Context = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;

/** Paints the standings as a PNG. Rejects if the browser can't. */
export async function paintStandings(facts: StandingsPicture): Promise<Blob> {
	await document.fonts.ready;
	const lines = facts.rows.length + (facts.more === '' ? 0 : 1);
	const canvas = document.createElement('canvas');
	canvas.width = WIDTH;
	canvas.height = Math.max(WIDTH, TOP + LINE * (lines + 1) + 2 * EDGE);
	const context = canvas.getContext('2d');
	if (!context) throw new Error('This browser paints no pictures.');
	paint(context, canvas.height, facts);
	return new Promise((resolve, reject) => {
		canvas.toBlob((blob) => {
			if (blob) resolve(blob);
			else reject(new Error('This browser makes no pictures.'));
		}, 'image/png');
	});
}

function paint(context: Context, height: number, facts: StandingsPicture): void {
	context.fillStyle = PAPER;
	context.fillRect(0, 0, WIDTH, height);
	context.fillStyle = WOOD;
	context.fillRect(0, 0, WIDTH, 16);
	write(context, facts.title, EDGE, 120, fontOf(60, 'serif'), INK);
	write(context, facts.subtitle, EDGE, 178, fontOf(34, 'sans'), SOFT);
	facts.heads.forEach((head, at) => {
		cell(context, head, at, facts.heads.length, TOP, SOFT, 28);
	});
	facts.rows.forEach((row, at) => {
		paintRow(context, row, TOP + LINE * (at + 1), facts.heads.length);
	});
	const last = TOP + LINE * (facts.rows.length + 1);
	write(context, facts.more, EDGE + 70, last, fontOf(30, 'sans'), SOFT);
	write(context, words.common.app, EDGE, height - 48, fontOf(34, 'serif'), WOOD);
}

function paintRow(
	context: Context,
	{ rank, name, cells }: StandingsPicture['rows'][number],
	y: number,
	columns: number
): void {
	context.fillStyle = RULE;
	context.fillRect(EDGE, y - LINE + 20, WIDTH - 2 * EDGE, 2);
	context.textAlign = 'right';
	write(context, String(rank), EDGE + 50, y, fontOf(36, 'serif'), WOOD);
	context.textAlign = 'left';
	const room = WIDTH - 2 * EDGE - 70 - COLUMN * columns;
	write(context, name, EDGE + 70, y, fontOf(36, 'sans', rank <= 3), INK, room);
	cells.forEach((text, at) => {
		cell(context, text, at, columns, y, INK, 34);
	});
}

/** Writes a text in a column, counted from the left, at the right edge of it. */
function cell(
	context: Context,
	text: string,
	at: number,
	columns: number,
	y: number,
	colour: string,
	size: number
): void {
	context.textAlign = 'right';
	const x = WIDTH - EDGE - COLUMN * (columns - 1 - at);
	write(context, text, x, y, fontOf(size, 'sans', at === 0), colour, COLUMN - 12);
	context.textAlign = 'left';
}

function write(
	context: Context,
	text: string,
	x: number,
	y: number,
	font: string,
	colour: string,
	room = WIDTH - 2 * EDGE
): void {
	context.font = font;
	context.fillStyle = colour;
	context.fillText(text, x, y, room);
}

const fontOf = (size: number, face: 'serif' | 'sans', bold = face === 'serif'): string => {
	const family = getComputedStyle(document.documentElement).getPropertyValue(`--${face}`);
	return `${bold ? '700' : '400'} ${String(size)}px ${family}`;
};
