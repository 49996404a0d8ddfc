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
