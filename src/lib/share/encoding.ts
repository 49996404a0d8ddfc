/** Bytes in base64url (RFC 4648, section 5), without padding. */
export const toBase64Url = (bytes: Uint8Array): string =>
	btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
		.replaceAll('+', '-')
		.replaceAll('/', '_')
		.replace(/=+$/, '');

/** The bytes of a base64url text; undefined if it isn't one. */
export function fromBase64Url(letters: string): Uint8Array<ArrayBuffer> | undefined {
	if (!/^[\w-]*$/.test(letters) || letters.length % 4 === 1) return undefined;
	const binary = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
	return Uint8Array.from(binary, (byte) => byte.charCodeAt(0));
}

/** The table for one byte (CRC-32 as in PNG, ISO 3309). */
const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
	let rest = byte;
	for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? 0xedb88320 ^ (rest >>> 1) : rest >>> 1;
	return rest;
});

/** Adds a byte to a CRC-32 that begins as {@link NO_BYTES} and ends inverted. */
const withByte = (check: number, byte: number): number =>
	(TABLE[(check ^ byte) & 0xff] ?? 0) ^ (check >>> 8);
const NO_BYTES = 0xffffffff;

/** The CRC-32 of some bytes. */
export function crc32(bytes: Uint8Array): number {
	let check = NO_BYTES;
	for (const byte of bytes) check = withByte(check, byte);
	return ~check >>> 0;
}

/**
 * The smallest number of bytes, `least` or more, that are followed by their own CRC-32, the highest byte first; undefined if
 * there is none.
 */
export function checkedLength(bytes: Uint8Array, least: number): number | undefined {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	let check = NO_BYTES;
	for (let length = 1; length + 4 <= bytes.length; length++) {
		check = withByte(check, bytes[length - 1] ?? 0);
		if (length >= least && ~check >>> 0 === view.getUint32(length)) return length;
	}
	return undefined;
}
