import { encodeQR } from 'qr';

/** A QR code without its quiet zone, row by row from the top: true for dark modules. */
export type QrMatrix = readonly (readonly boolean[])[];

/** The capacity of the largest QR code with the lowest error correction, in bytes (ISO/IEC 18004, version 40-L). @internal */
export const MAX_QR_BYTES = 2_953;

/**
 * The QR code of a link; undefined if the link is too long. Uses the lowest of four error corrections: larger modules help
 * cameras more than correcting 7 %.
 */
export function qrCodeOf(link: string): QrMatrix | undefined {
	if (new TextEncoder().encode(link).length > MAX_QR_BYTES) return undefined;
	const framed = encodeQR(link, 'raw', { ecc: 'low', border: 1 });
	return framed.slice(1, -1).map((row) => row.slice(1, -1));
}
