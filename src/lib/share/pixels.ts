import type { Pixels } from './code-in';

/** The longest side at which a picture is searched, in pixels: cameras take far more than a code needs. */
const LONGEST = 2_400;

/** Part of a picture, as shares of its width and height; and how much larger than it is it's looked at. */
interface Look {
	readonly left: number;
	readonly top: number;
	readonly width: number;
	readonly height: number;
	readonly scale: number;
}

/** The whole picture, then the corner where the app paints the code, then both more closely: for pictures that were shrunk. */
const LOOKS: readonly Look[] = [1, 2].flatMap((scale) => [
	{ left: 0, top: 0, width: 1, height: 1, scale },
	{ left: 0.4, top: 0.3, width: 0.6, height: 0.7, scale }
]);

/** The pixels of a picture, look by look, to be searched for a code. */
export function* looksAt(bitmap: ImageBitmap): Generator<Pixels> {
	for (const look of LOOKS) {
		const pixels = pixelsOf(bitmap, look);
		if (pixels) yield pixels;
	}
}

function pixelsOf(bitmap: ImageBitmap, { left, top, scale, ...part }: Look): Pixels | undefined {
	const [x, y] = [left * bitmap.width, top * bitmap.height];
	const [wide, high] = [part.width * bitmap.width, part.height * bitmap.height];
	const by = Math.min(scale, LONGEST / Math.max(wide, high));
	const [width, height] = [wide, high].map((side) => Math.max(1, Math.round(side * by)));
	const canvas = new OffscreenCanvas(width ?? 1, height ?? 1);
	const pen = canvas.getContext('2d', { willReadFrequently: true });
	if (!pen) return undefined;
	pen.imageSmoothingQuality = 'high';
	pen.drawImage(bitmap, x, y, wide, high, 0, 0, canvas.width, canvas.height);
	return pen.getImageData(0, 0, canvas.width, canvas.height);
}
