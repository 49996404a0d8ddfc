import { toBase64Url } from '../../share/encoding';

/** Length of tokens, secrets and fingerprints, in bytes. */
export const SECRET_BYTES = 16;

const utf8 = new TextEncoder();

/** A random secret. */
export const randomSecret = (): Uint8Array<ArrayBuffer> =>
	crypto.getRandomValues(new Uint8Array(SECRET_BYTES));

/** A secret that is derived from another one for a purpose. The other one can't be derived from it. */
export async function derive(
	purpose: string,
	secret: Uint8Array
): Promise<Uint8Array<ArrayBuffer>> {
	const text = Uint8Array.of(...utf8.encode(`tilekeep ${purpose}:`), ...secret);
	return new Uint8Array(await crypto.subtle.digest('SHA-256', text)).slice(0, SECRET_BYTES);
}

/** The token to read, derived from the token to write: those who can write can read. */
export const readTokenOf = (write: Uint8Array): Promise<Uint8Array<ArrayBuffer>> =>
	derive('read', write);

/**
 * The name of the room that a token to read opens. It is derived, so a relay needs no list of tokens that it could lose in a
 * restart.
 */
export const roomOf = async (read: Uint8Array): Promise<string> =>
	toBase64Url(await derive('room', read));
