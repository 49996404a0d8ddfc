import sharp from 'sharp';
import { fail, ok, type Result } from '../../../src/lib/engine/result';
import type { Pixels } from '../../../src/lib/snap/reading';

/** A photo as it is read, and how much smaller that is than the file. */
interface Decoded {
	readonly photo: Pixels;
	readonly scale: number;
}

/** Most pixels of a file. */
const MOST_PIXELS = 200e6;
/** Larger photos are made smaller while they are decoded: nothing finer is read. */
const LONGEST = 4000;

/** How a photo is decoded. */
interface Decoding {
	/** Its longer side is at most this many pixels. */
	readonly longest?: number;
	/** The photo itself, where it is no file of its own. */
	readonly bytes?: Uint8Array;
}

/**
 * Decodes a photo, upright as its camera was held. The error is a sentence.
 * @param path the file, or what the photo is called
 */
export async function decodePhoto(
	path: string,
	{ longest = LONGEST, bytes }: Decoding = {}
): Promise<Result<Decoded, string>> {
	try {
		const file = sharp(bytes ?? path, { limitInputPixels: MOST_PIXELS });
		const { autoOrient } = await file.metadata();
		const { data, info } = await file
			.autoOrient()
			.resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
			.flatten()
			.toColourspace('srgb')
			.ensureAlpha()
			.raw()
			.toBuffer({ resolveWithObject: true });
		const { width, height } = info;
		const pixels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.length);
		return ok({ photo: { width, height, data: pixels }, scale: width / autoOrient.width });
	} catch (error) {
		const why = error instanceof Error ? error.message : String(error);
		return fail(`${path} cannot be read as a photo: ${why}.`);
	}
}
