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

/** The CRC-32 of some bytes. */
export function crc32(bytes: Uint8Array): number {
	let check = 0xffffffff;
	for (const byte of bytes) check = (TABLE[(check ^ byte) & 0xff] ?? 0) ^ (check >>> 8);
	return ~check >>> 0;
}
