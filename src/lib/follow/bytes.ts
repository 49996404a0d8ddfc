/** The letters of ICE names and passwords (RFC 8839: `ice-char`). Nothing else may get into a session description. */
const ICE_TOKEN = /^[A-Za-z0-9+/]+$/;
const HEX = 0x80;
const BASE64 = 0x40;
const LENGTH = 0x3f;

/**
 * A text of ICE as its length and bytes: hexadecimal and Base64 texts, which browsers use, are written as the bytes that they
 * stand for.
 */
export function tokenBytes(token: string): readonly number[] {
	if (/^(?:[0-9a-f]{2}){4,}$/.test(token)) return [HEX | (token.length / 2), ...fromHex(token)];
	if (token.length % 4 === 0 && ICE_TOKEN.test(token)) {
		const bytes = lettersOf(atob(token));
		return [BASE64 | bytes.length, ...bytes];
	}
	return [token.length & LENGTH, ...lettersOf(token)];
}

const lettersOf = (text: string): readonly number[] =>
	Array.from(text, (letter) => letter.charCodeAt(0));
const textOf = (bytes: Uint8Array): string => String.fromCharCode(...bytes);
const toHex = (bytes: Uint8Array): string =>
	Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The bytes that pairs of hexadecimal digits stand for. */
export const fromHex = (hex: string): readonly number[] =>
	(hex.match(/../g) ?? []).map((pair) => parseInt(pair, 16));

/** A fingerprint as in session descriptions: `AB:CD:…`. */
export const fingerprintText = (bytes: Uint8Array): string =>
	(toHex(bytes).toUpperCase().match(/../g) ?? []).join(':');
export const fingerprintBytes = (text: string): readonly number[] =>
	fromHex(text.replaceAll(':', ''));

/** Reads bytes one after another. Beyond their end it reads zeros, and is {@link broken}. */
export class ByteReader {
	/** True once something was read that isn't there, or isn't what it should be. */
	broken = false;
	#at = 0;

	constructor(private readonly bytes: Uint8Array) {}

	get atEnd(): boolean {
		return this.#at >= this.bytes.length;
	}

	byte(): number {
		return this.take(1)[0] ?? 0;
	}

	/** Two bytes, the higher first. */
	word(): number {
		return this.byte() * 256 + this.byte();
	}

	take(length: number): Uint8Array {
		const taken = this.bytes.subarray(this.#at, this.#at + length);
		this.#at += length;
		if (taken.length < length) this.broken = true;
		return taken;
	}

	hex(length: number): string {
		return toHex(this.take(length));
	}

	/** What {@link tokenBytes} wrote. @param least its least number of characters */
	token(least: number): string {
		const head = this.byte();
		const bytes = this.take(head & LENGTH);
		const text = head & HEX ? toHex(bytes) : head & BASE64 ? btoa(textOf(bytes)) : textOf(bytes);
		if (text.length < least || !ICE_TOKEN.test(text)) this.broken = true;
		return text;
	}
}

/** The CRC-8 of some bytes (polynomial 0x07): it notices every change of a single byte. */
export function crc8(bytes: Uint8Array): number {
	let check = 0;
	for (const byte of bytes) {
		check ^= byte;
		for (let bit = 0; bit < 8; bit++) check = ((check << 1) ^ (check & 0x80 ? 0x07 : 0)) & 0xff;
	}
	return check;
}
