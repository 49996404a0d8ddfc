import { decodeQR } from 'qr/decode.js';

/** The pixels of a picture: four bytes each (red, green, blue, alpha), row by row from the top. */
export interface Pixels {
	readonly width: number;
	readonly height: number;
	readonly data: Uint8ClampedArray;
}

/**
 * The text of the QR code in a picture; undefined if none can be read. Never throws. The reader is as large as the
 * rest of a page: import this file only if there is a picture to read.
 * @param patience the time limit, in ms
 */
export function readQrCode(image: Pixels, patience = 1_500): string | undefined {
	try {
		return decodeQR(image, { format: 'RGBA', effort: 4, timeLimit: patience });
	} catch {
		return undefined;
	}
}
