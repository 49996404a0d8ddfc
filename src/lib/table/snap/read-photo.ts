import { fail, ok, type Result } from '../../engine/result';
import { countPixels } from '../../share/picture-size';
import type { PhotoProblem } from '../../snap/reading';

/** A photo as it is shown and read: decoded, upright, and not larger than needed. */
export interface SnapPhoto {
	readonly picture: HTMLCanvasElement;
	readonly width: number;
	readonly height: number;
}

/** The longest side of a photo as it is read, in pixels: tiles of a table of twenty by twenty have eighty each. @internal */
export const LONGEST = 1_600;
/** A photo that declares more pixels isn't decoded: at four bytes each they would take the memory of a phone. */
const MAX_PIXELS = 72_000_000;
/** A file of more bytes than this is no photo. */
const MAX_BYTES = 80_000_000;
/** Length of the beginning of a file that says what it is, and how large, in bytes: previews may come first. */
const HEAD = 1_000_000;
/** Brands of a HEIF file with pictures that few browsers decode (ISO/IEC 23008-12). */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'mif1', 'msf1'];

/** A photo from a file, scaled down while it is drawn. Never rejects. */
export async function readPhoto(file: Blob): Promise<Result<SnapPhoto, PhotoProblem>> {
	if (file.size === 0) return fail('empty');
	const head = new Uint8Array(
		await file
			.slice(0, HEAD)
			.arrayBuffer()
			.catch(() => new ArrayBuffer(0))
	);
	if (lettersAt(head, 0, 5) === '%PDF-') return fail('pdf');
	if (file.size > MAX_BYTES || countPixels(head) > MAX_PIXELS) return fail('too-large');
	const picture = await draw(file);
	if (picture) return ok({ picture, width: picture.width, height: picture.height });
	return fail(isHeic(head) ? 'heic' : 'no-picture');
}

const lettersAt = (bytes: Uint8Array, at: number, count: number): string =>
	String.fromCharCode(...bytes.subarray(at, at + count));

const isHeic = (head: Uint8Array): boolean =>
	lettersAt(head, 4, 4) === 'ftyp' && HEIC_BRANDS.includes(lettersAt(head, 8, 4));

/** The picture in a file on a canvas; undefined if the browser can't read it, or has no memory for it. */
function draw(file: Blob): Promise<HTMLCanvasElement | undefined> {
	return FREES_BITMAPS ? drawBitmap(file) : drawElement(file);
}

/** Chromium, which has WebCodecs for pictures, frees a bitmap when it is closed. Others take less memory for an element. */
const FREES_BITMAPS = 'ImageDecoder' in globalThis;

async function drawBitmap(file: Blob): Promise<HTMLCanvasElement | undefined> {
	const bitmap = await createImageBitmap(file).catch(() => undefined);
	const canvas = bitmap && scaleDown(bitmap, bitmap);
	bitmap?.close();
	return canvas;
}

async function drawElement(file: Blob): Promise<HTMLCanvasElement | undefined> {
	const url = URL.createObjectURL(file);
	const image = new Image();
	try {
		await load(image, url);
		const { naturalWidth: width, naturalHeight: height } = image;
		return scaleDown(image, { width, height });
	} catch {
		return undefined;
	} finally {
		// Otherwise its pixels would stay for some time.
		image.src = 'data:,';
		URL.revokeObjectURL(url);
	}
}

/** Loads a picture, without waiting for `decode`, which would hold all of its pixels. Rejects if it isn't a picture. */
function load(image: HTMLImageElement, url: string): Promise<unknown> {
	const loading = new Promise((resolve, reject) => {
		image.addEventListener('load', resolve, { once: true });
		image.addEventListener('error', reject, { once: true });
	});
	image.src = url;
	return loading;
}

function scaleDown(
	image: CanvasImageSource,
	{ width, height }: { readonly width: number; readonly height: number }
): HTMLCanvasElement | undefined {
	const scale = Math.min(1, LONGEST / Math.max(width, height));
	const canvas = canvasOf(Math.round(width * scale), Math.round(height * scale));
	const context = canvas.getContext('2d', { willReadFrequently: true });
	if (!context || canvas.width === 0 || canvas.height === 0) return undefined;
	context.imageSmoothingQuality = 'high';
	context.drawImage(image, 0, 0, canvas.width, canvas.height);
	return canvas;
}

function canvasOf(width: number, height: number): HTMLCanvasElement {
	const canvas = document.createElement('canvas');
	canvas.width = width;
	canvas.height = height;
	return canvas;
}

/** The photo turned clockwise by 90 degrees. */
export function turnPhoto({ picture, width, height }: SnapPhoto): SnapPhoto {
	const turned = canvasOf(height, width);
	const context = turned.getContext('2d', { willReadFrequently: true });
	context?.translate(height, 0);
	context?.rotate(Math.PI / 2);
	context?.drawImage(picture, 0, 0);
	return { picture: turned, width: height, height: width };
}

/** The pixels of a photo; undefined if the device has no memory for them. */
export function pixelsOf({ picture, width, height }: SnapPhoto): ImageData | undefined {
	try {
		return picture.getContext('2d')?.getImageData(0, 0, width, height);
	} catch {
		return undefined;
	}
}
