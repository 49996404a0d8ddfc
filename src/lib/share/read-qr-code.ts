import { decodeQR } from 'qr/decode.js';

/** The pixels of a picture: four bytes each (red, green, blue, alpha), row by row from the top. */
export interface Pixels {
	readonly width: number;
	readonly height: number;
	readonly data: Uint8ClampedArray;
}

/**
 * The text of a picture's QR code; undefined if none is read in `patience` ms. Never throws. The reader is large: import it only
 * if needed.
 */
export function readQrCode(image: Pixels, patience = 1_500): string | undefined {
	try {
		return decodeQR(image, { format: 'RGBA', effort: 4, timeLimit: patience });
	} catch {
		return undefined;
	}
}
