import type { Pixels } from './read-qr-code';

/** The longest side of a picture that is searched, in pixels: cameras take far more than needed. */
const LONGEST = 2_400;

/** A part of a picture, as fractions of its width and height, and by how much it is enlarged. */
interface SearchArea {
	readonly left: number;
	readonly top: number;
	readonly width: number;
	readonly height: number;
	readonly scale: number;
}

/** The whole picture, then the corner with the QR code, then both enlarged: pictures may have been shrunk. */
export const SEARCH_AREAS: readonly SearchArea[] = [1, 2].flatMap((scale) => [
	{ left: 0, top: 0, width: 1, height: 1, scale },
	{ left: 0.4, top: 0.3, width: 0.6, height: 0.7, scale }
]);

/** True if pictures can be drawn off screen: not in the workers of every browser. */
export const hasOffscreenCanvas = (): boolean => 'OffscreenCanvas' in globalThis;

/** The pixels of a part of a picture; undefined if the browser can't draw it. */
export function pixelsOf(
	bitmap: ImageBitmap,
	{ left, top, scale, ...part }: SearchArea
): Pixels | undefined {
	const [x, y] = [left * bitmap.width, top * bitmap.height];
	const [wide, high] = [part.width * bitmap.width, part.height * bitmap.height];
	const by = Math.min(scale, LONGEST / Math.max(wide, high));
	const [width, height] = [wide, high].map((side) => Math.max(1, Math.round(side * by)));
	const context = contextOf(width ?? 1, height ?? 1);
	if (!context) return undefined;
	context.imageSmoothingQuality = 'high';
	context.drawImage(bitmap, x, y, wide, high, 0, 0, context.canvas.width, context.canvas.height);
	return context.getImageData(0, 0, context.canvas.width, context.canvas.height);
}

type Context2D = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;
const TO_BE_READ: CanvasRenderingContext2DSettings = { willReadFrequently: true };

/** A context for drawing pixels that will be read; undefined if the browser has none. */
function contextOf(width: number, height: number): Context2D | undefined {
	if (hasOffscreenCanvas())
		return new OffscreenCanvas(width, height).getContext('2d', TO_BE_READ) ?? undefined;
	const canvas = document.createElement('canvas');
	canvas.width = width;
	canvas.height = height;
	return canvas.getContext('2d', TO_BE_READ) ?? undefined;
}
