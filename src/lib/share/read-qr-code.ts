import { decodeQR } from 'qr/decode.js';

/** A picture's pixels: four bytes to each (red, green, blue, opacity), row by row from the top. */
export interface Pixels {
	readonly width: number;
	readonly height: number;
	readonly data: Uint8ClampedArray;
}

/**
 * What the QR code in a picture says; undefined where none can be read. Never throws. The reader weighs as much as the
 * rest of a page: import this file only when there is a picture to read.
 * @param patience for how long it is searched, in ms
 */
export function readQrCode(image: Pixels, patience = 1_500): string | undefined {
	try {
		return decodeQR(image, { format: 'RGBA', effort: 4, timeLimit: patience });
	} catch {
		return undefined;
	}
}
