import { encodeQR } from 'qr';

/** A QR code without its quiet zone, row by row from the top: true where a module is dark. */
export type QrMatrix = readonly (readonly boolean[])[];

/**
 * As much as the largest QR code holds with the least correction, in bytes (ISO/IEC 18004, version 40-L).
 * @internal
 */
export const MAX_QR_BYTES = 2_953;

/**
 * The QR code of a link; undefined for one that is too long for any. Of its four degrees of correction it has the least:
 * with small modules a camera fails sooner than the 7 % that are mended.
 */
export function qrCodeOf(link: string): QrMatrix | undefined {
	if (new TextEncoder().encode(link).length > MAX_QR_BYTES) return undefined;
	const framed = encodeQR(link, 'raw', { ecc: 'low', border: 1 });
	return framed.slice(1, -1).map((row) => row.slice(1, -1));
}
