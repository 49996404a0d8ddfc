const IV_BYTES = 12;
const utf8 = new TextEncoder();

/** A key to seal with, from a secret of 16 bytes (AES-GCM). */
export const sealingKey = (secret: Uint8Array<ArrayBuffer>): Promise<CryptoKey> =>
	crypto.subtle.importKey('raw', secret, 'AES-GCM', false, ['encrypt', 'decrypt']);

const aes = (iv: Uint8Array<ArrayBuffer>, place: string): AesGcmParams => ({
	name: 'AES-GCM',
	iv,
	additionalData: utf8.encode(place)
});

/** Seals bytes for a place, such as a line of a room: they can't be unsealed for another place. */
export async function seal(
	key: CryptoKey,
	place: string,
	bytes: Uint8Array<ArrayBuffer>
): Promise<Uint8Array<ArrayBuffer>> {
	const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
	const sealed = await crypto.subtle.encrypt(aes(iv, place), key, bytes);
	return concat(iv, new Uint8Array(sealed));
}

/** What was sealed for this place; undefined for anything else. Never throws. */
export async function unseal(
	key: CryptoKey,
	place: string,
	sealed: unknown
): Promise<Uint8Array<ArrayBuffer> | undefined> {
	if (!(sealed instanceof Uint8Array)) return undefined;
	const copy = new Uint8Array(sealed);
	try {
		const iv = copy.slice(0, IV_BYTES);
		return new Uint8Array(await crypto.subtle.decrypt(aes(iv, place), key, copy.slice(IV_BYTES)));
	} catch {
		return undefined;
	}
}

/** Joins bytes. */
export const concat = (one: Uint8Array, other: Uint8Array): Uint8Array<ArrayBuffer> => {
	const both = new Uint8Array(one.length + other.length);
	both.set(one);
	both.set(other, one.length);
	return both;
};
