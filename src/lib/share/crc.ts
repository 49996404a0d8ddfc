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
