import { countPixels } from '../../share/picture-size';
import { MAX_PHOTO_BYTES, PHOTO_TYPES, type Photo } from '../../record/evening';

/** Longest sides in pixels: of a photo, sharp on any phone's screen, and of its thumbnail. */
const LONGEST = { picture: 1_600, thumbnail: 400 } as const;
/** Qualities to try, from 0 to 1, until a picture is small enough. */
const QUALITIES = { picture: [0.82, 0.6, 0.4], thumbnail: [0.7] } as const;
/** A picture above this size in bytes is tried again with less quality. */
const LARGE = MAX_PHOTO_BYTES / 2;
/** A picture that declares more pixels isn't decoded: it could take all the memory that the page has. */
const MAX_PIXELS = 250_000_000;

/** A photo as it is kept, before it belongs to a game. */
export type ReducedPhoto = Pick<Photo, 'width' | 'height' | 'picture' | 'thumbnail'>;

/**
 * A photo reduced to what a screen shows, turned the right way up. Nothing of the file itself is kept: neither where nor with
 * which camera it was taken. Undefined if the browser can't read it as a picture.
 */
export async function reducePhoto(file: Blob): Promise<ReducedPhoto | undefined> {
	const bitmap = await decode(file);
	if (!bitmap) return undefined;
	const canvas = draw(bitmap, LONGEST.picture);
	bitmap.close();
	const small = canvas && draw(canvas, LONGEST.thumbnail);
	const picture = canvas && (await encode(canvas, QUALITIES.picture));
	const thumbnail = small && (await encode(small, QUALITIES.thumbnail));
	if (!picture || !thumbnail) return undefined;
	return { width: canvas.width, height: canvas.height, picture, thumbnail };
}

async function decode(file: Blob): Promise<ImageBitmap | undefined> {
	try {
		if (countPixels(new Uint8Array(await file.arrayBuffer())) > MAX_PIXELS) return undefined;
		return await createImageBitmap(file, { imageOrientation: 'from-image' });
	} catch {
		return undefined;
	}
}

/** The picture on a canvas, at most `longest` pixels wide and high; undefined if the device has no memory for it. */
function draw(
	picture: ImageBitmap | HTMLCanvasElement,
	longest: number
): HTMLCanvasElement | undefined {
	const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
	const canvas = document.createElement('canvas');
	canvas.width = Math.max(1, Math.round(picture.width * scale));
	canvas.height = Math.max(1, Math.round(picture.height * scale));
	const context = canvas.getContext('2d');
	if (!context) return undefined;
	// Without this a transparent picture would be black.
	context.fillStyle = '#fff';
	context.fillRect(0, 0, canvas.width, canvas.height);
	context.imageSmoothingQuality = 'high';
	context.drawImage(picture, 0, 0, canvas.width, canvas.height);
	return canvas;
}

/** The canvas as a file in the first format that the browser writes; undefined if it writes none small enough. */
async function encode(
	canvas: HTMLCanvasElement,
	qualities: readonly number[]
): Promise<Blob | undefined> {
	let smallest: Blob | undefined;
	for (const quality of qualities) {
		smallest = await write(canvas, quality);
		if (!smallest || smallest.size <= LARGE) break;
	}
	return smallest && smallest.size <= MAX_PHOTO_BYTES ? smallest : undefined;
}

/** A browser that can't write a format writes PNG instead. */
async function write(canvas: HTMLCanvasElement, quality: number): Promise<Blob | undefined> {
	for (const type of PHOTO_TYPES) {
		const blob = await new Promise<Blob | null>((resolve) => {
			canvas.toBlob(resolve, type, quality);
		});
		if (blob?.type === type) return blob;
	}
	return undefined;
}
