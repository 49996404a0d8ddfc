import type { Pixels } from './read-qr-code';

/** The longest side at which a picture is searched, in pixels: cameras take far more than a code needs. */
const LONGEST = 2_400;

/** Part of a picture, as shares of its width and height; and how much larger than it is it's looked at. */
interface SearchArea {
	readonly left: number;
	readonly top: number;
	readonly width: number;
	readonly height: number;
	readonly scale: number;
}

/** The whole picture, then the corner where the app paints the code, then both more closely: for pictures that were shrunk. */
export const SEARCH_AREAS: readonly SearchArea[] = [1, 2].flatMap((scale) => [
	{ left: 0, top: 0, width: 1, height: 1, scale },
	{ left: 0.4, top: 0.3, width: 0.6, height: 0.7, scale }
]);

/** True where a picture can be drawn without being shown: not in the workers of every browser. */
export const hasOffscreenCanvas = (): boolean => 'OffscreenCanvas' in globalThis;

/** The pixels of a look at a picture, to be searched for a code; undefined where the browser draws none. */
export function pixelsOf(
	bitmap: ImageBitmap,
	{ left, top, scale, ...part }: SearchArea
): Pixels | undefined {
	const [x, y] = [left * bitmap.width, top * bitmap.height];
	const [wide, high] = [part.width * bitmap.width, part.height * bitmap.height];
	const by = Math.min(scale, LONGEST / Math.max(wide, high));
	const [width, height] = [wide, high].map((side) => Math.max(1, Math.round(side * by)));
	const pen = contextOf(width ?? 1, height ?? 1);
	if (!pen) return undefined;
	pen.imageSmoothingQuality = 'high';
	pen.drawImage(bitmap, x, y, wide, high, 0, 0, pen.canvas.width, pen.canvas.height);
	return pen.getImageData(0, 0, pen.canvas.width, pen.canvas.height);
}

type Pen = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;
const TO_BE_READ: CanvasRenderingContext2DSettings = { willReadFrequently: true };

/** What draws pixels that are to be read; undefined where the browser gives none. */
function contextOf(width: number, height: number): Pen | undefined {
	if (hasOffscreenCanvas())
		return new OffscreenCanvas(width, height).getContext('2d', TO_BE_READ) ?? undefined;
	const canvas = document.createElement('canvas');
	canvas.width = width;
	canvas.height = height;
	return canvas.getContext('2d', TO_BE_READ) ?? undefined;
}
