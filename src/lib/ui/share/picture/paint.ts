import { flushSync, mount, unmount } from 'svelte';
import { columnWidth, layoutPicture } from '../../../drawing/board/picture-layout';
import type { PictureFacts, PictureLayout, PictureShape } from '../../../drawing/board/picture';
import { pictureWords } from '../../../words/en/picture';
import { standaloneSvg } from './standalone-svg';
import PictureArt from './PictureArt.svelte';
import { wrapEvenly, truncate, SIZES, type PictureText } from './picture-text';

/** Most lines of the headline, the details and the caption. */
const MOST_LINES = { headline: 5, details: 5, caption: 3 } as const;

/**
 * Paints the picture of a game as a PNG: the board as the app draws it in the light scheme, with the scores and the
 * QR code of the game. Throws if the browser can't.
 */
export async function paintPicture(facts: PictureFacts, shape: PictureShape): Promise<Blob> {
	const canvas = document.createElement('canvas');
	const context = canvas.getContext('2d', { alpha: false });
	if (!context) throw new Error('There is nothing to paint on.');
	await facesFor(facts);
	const { written, layout } = compose(facts, shape, context);
	canvas.width = layout.width;
	canvas.height = layout.height;
	const host = document.createElement('div');
	document.body.append(host);
	const art = mount(PictureArt, { target: host, props: { facts, layout, written } });
	flushSync();
	try {
		await paint(context, drawingIn(host));
	} finally {
		void unmount(art);
		host.remove();
	}
	return asPng(canvas);
}

function drawingIn(host: Element): SVGSVGElement {
	const drawing = host.querySelector('svg');
	if (!drawing) throw new Error('The picture is not on the page.');
	return drawing;
}

/** A font by its token, in the syntax of a canvas. */
function faceOf(token: '--sans' | '--serif', weight: number, size: number): string {
	const family = getComputedStyle(document.documentElement).getPropertyValue(token);
	return `${String(weight)} ${String(size)}px ${family}`;
}
/** Loads the app's fonts for these texts: a canvas doesn't wait for them. Fallback fonts may be missing. */
async function facesFor({ headline, details, caption, scores }: PictureFacts): Promise<void> {
	const all = [headline, details, caption, ...scores.map(({ name }) => name), '0123456789'].join(
		' '
	);
	const faces = [faceOf('--serif', 700, 10), faceOf('--sans', 600, 10), faceOf('--sans', 700, 10)];
	const own = faces.map((face) => face.split(',')[0] ?? face);
	await Promise.all(own.map((face) => document.fonts.load(face, all).catch(() => [])));
}

/**
 * The texts broken into lines, and where everything is. The width of the lines depends on where the card is, and that depends on
 * the number of lines.
 */
function compose(
	facts: PictureFacts,
	shape: PictureShape,
	context: CanvasRenderingContext2D
): { readonly written: PictureText; readonly layout: PictureLayout } {
	const column = columnWidth(facts, shape);
	const first = layoutPicture(facts, linesOf(write(facts, column, column, context)), shape);
	const { head, caption } = first;
	const written = write(facts, head.width / head.zoom, caption.width / caption.zoom, context);
	return { written, layout: layoutPicture(facts, linesOf(written), shape) };
}

const linesOf = ({ headline, details, caption }: PictureText) => ({
	headline: headline.length,
	details: details.length,
	caption: caption.length
});

/** Breaks the texts into lines of this width, and the caption into lines of its own width. */
function write(
	facts: PictureFacts,
	width: number,
	captionWidth: number,
	context: CanvasRenderingContext2D
): PictureText {
	const wrap = (part: keyof typeof MOST_LINES, face: string, room: number): readonly string[] =>
		wrapEvenly(facts[part], room, MOST_LINES[part], (words) => {
			context.font = face;
			return context.measureText(words).width;
		});
	return {
		app: pictureWords.app,
		headline: wrap('headline', faceOf('--serif', 700, SIZES.headline), width),
		details: wrap('details', faceOf('--sans', 600, SIZES.detail), width),
		caption:
			facts.caption === ''
				? []
				: wrap('caption', faceOf('--sans', 600, SIZES.caption), captionWidth)
	};
}

/** Paints the shapes first, as one image, then what needs the page's fonts and files. */
async function paint(context: CanvasRenderingContext2D, drawing: SVGSVGElement): Promise<void> {
	const url = URL.createObjectURL(standaloneSvg(drawing));
	try {
		context.drawImage(await loadImage(url), 0, 0);
	} finally {
		URL.revokeObjectURL(url);
	}
	for (const { href, x, y, width, height } of drawing.querySelectorAll('image')) {
		const [left, top, wide, high] = [x, y, width, height].map(({ baseVal }) => baseVal.value);
		const image = await loadImage(href.baseVal);
		context.drawImage(image, left ?? 0, top ?? 0, wide ?? 0, high ?? 0);
	}
	for (const text of drawing.querySelectorAll('text')) putText(context, text);
}

async function loadImage(url: string): Promise<HTMLImageElement> {
	const image = new Image();
	image.src = url;
	await image.decode();
	return image;
}

const ALIGN: Readonly<Record<string, CanvasTextAlign>> = { middle: 'center', end: 'right' };

/** The smallest scale of a long name before it is truncated. */
const SMALLEST = 0.78;

function putText(context: CanvasRenderingContext2D, text: SVGTextElement): void {
	const { fontWeight, fontSize, fontFamily, fill, textAnchor } = getComputedStyle(text);
	const measure = (part: string): number => context.measureText(part).width;
	const fontAt = (share: number): string =>
		`${fontWeight} ${String(share * parseFloat(fontSize))}px ${fontFamily}`;
	const room = Number(text.dataset['room'] ?? Infinity);
	context.font = fontAt(1);
	context.font = fontAt(Math.max(SMALLEST, Math.min(1, room / measure(text.textContent))));
	context.fillStyle = fill;
	context.textAlign = ALIGN[textAnchor] ?? 'left';
	const [x, y] = ['x', 'y'].map((name) => Number(text.getAttribute(name)));
	context.fillText(truncate(text.textContent, room, measure), x ?? 0, y ?? 0);
}

const asPng = (canvas: HTMLCanvasElement): Promise<Blob> =>
	new Promise((resolve, reject) => {
		canvas.toBlob((blob) => {
			if (blob) resolve(blob);
			else reject(new Error('The picture could not be made.'));
		}, 'image/png');
	});
