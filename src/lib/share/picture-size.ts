import { countPixels as pixelsOfPng } from './png';

/*
 * The size that a picture declares: checked before memory for that many pixels is allocated.
 */

type Reader = (bytes: Uint8Array, view: DataView) => number | undefined;

const isAt = (bytes: Uint8Array, at: number, letters: string): boolean =>
	Array.from(letters).every((letter, index) => bytes[at + index] === letter.charCodeAt(0));

/** The markers of a JPEG that begin a frame (ITU-T T.81, table B.1): C0 to CF, except DHT, JPG and DAC. */
const isFrame = (marker: number): boolean =>
	marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** A JPEG is a sequence of segments: FF, a marker, and a length that includes itself. */
const inJpeg: Reader = (bytes, view) => {
	if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return undefined;
	for (let at = 2; at + 9 <= bytes.length;) {
		const marker = bytes[at + 1] ?? 0;
		if (bytes[at] !== 0xff || marker === 0xda) return 0;
		if (isFrame(marker)) return view.getUint16(at + 5) * view.getUint16(at + 7);
		// FF may be repeated before a marker.
		at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
	}
	return 0;
};

const inGif: Reader = (bytes, view) =>
	isAt(bytes, 0, 'GIF8') && bytes.length >= 10
		? view.getUint16(6, true) * view.getUint16(8, true)
		: undefined;

const threeBytes = (view: DataView, at: number): number => view.getUint32(at, true) & 0xffffff;

/** A WebP (RFC 9649): lossy, lossless or extended. */
const inWebp: Reader = (bytes, view) => {
	if (!isAt(bytes, 0, 'RIFF') || bytes.length < 32) return undefined;
	if (isAt(bytes, 12, 'VP8X')) return (1 + threeBytes(view, 24)) * (1 + threeBytes(view, 27));
	if (isAt(bytes, 12, 'VP8L')) {
		const sides = view.getUint32(21, true);
		return (1 + (sides & 0x3fff)) * (1 + ((sides >>> 14) & 0x3fff));
	}
	return (view.getUint16(26, true) & 0x3fff) * (view.getUint16(28, true) & 0x3fff);
};

/** How many bytes of an AVIF or HEIC are searched for boxes. */
const BOXES = 100_000;

/** The largest size of the image items (`ispe`, ISO/IEC 23008-12). */
const inBoxes: Reader = (bytes, view) => {
	if (!isAt(bytes, 4, 'ftyp')) return undefined;
	let most = 0;
	for (let at = 8; at + 16 <= Math.min(bytes.length, BOXES); at++)
		if (isAt(bytes, at, 'ispe'))
			most = Math.max(most, view.getUint32(at + 8) * view.getUint32(at + 12));
	return most;
};

/** The number of pixels that a picture declares; 0 if it doesn't. Never throws. */
export function countPixels(bytes: Uint8Array): number {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	for (const read of [inJpeg, inGif, inWebp, inBoxes]) {
		const found = read(bytes, view);
		if (found !== undefined) return found;
	}
	return pixelsOfPng(bytes);
}
