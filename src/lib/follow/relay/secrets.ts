import { toBase64Url } from '../../share/encoding';

/** Length of tokens, secrets and fingerprints, in bytes. */
export const SECRET_BYTES = 16;

const utf8 = new TextEncoder();

/** A random secret. */
export const randomSecret = (): Uint8Array<ArrayBuffer> =>
	crypto.getRandomValues(new Uint8Array(SECRET_BYTES));

/** A secret that follows from another one for a purpose, and never the other way round. */
export async function derive(
	purpose: string,
	secret: Uint8Array
): Promise<Uint8Array<ArrayBuffer>> {
	const text = Uint8Array.of(...utf8.encode(`tilekeep ${purpose}:`), ...secret);
	return new Uint8Array(await crypto.subtle.digest('SHA-256', text)).slice(0, SECRET_BYTES);
}

/** Who has the token to write can read. */
export const readTokenOf = (write: Uint8Array): Promise<Uint8Array<ArrayBuffer>> =>
	derive('read', write);

/** The name of the room that a token to read opens. So a relay needs no list of tokens, and has forgotten none after a restart. */
export const roomOf = async (read: Uint8Array): Promise<string> =>
	toBase64Url(await derive('room', read));
