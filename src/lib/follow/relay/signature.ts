import { concat } from './seal';
import { SECRET_BYTES } from './secrets';

/** ECDSA on P-256: every browser has it. Some browsers in which the app runs don't have Ed25519. */
const CURVE = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const HASH = { name: 'ECDSA', hash: 'SHA-256' } as const;
const SIGNATURE_BYTES = 64;
const utf8 = new TextEncoder();

/** The pair that a keeper signs with. It can be stored, so that a reloaded page goes on with it. */
export const makePair = (): Promise<CryptoKeyPair> =>
	crypto.subtle.generateKey(CURVE, true, ['sign', 'verify']);

/** A pair as text for the same tab, and back. */
export const pairAsText = async ({ privateKey }: CryptoKeyPair): Promise<string> =>
	JSON.stringify(await crypto.subtle.exportKey('jwk', privateKey));

export async function pairFromText(text: string): Promise<CryptoKeyPair> {
	const jwk = JSON.parse(text) as JsonWebKey;
	const { d: _, ...open } = jwk;
	const [privateKey, publicKey] = await Promise.all([
		crypto.subtle.importKey('jwk', jwk, CURVE, true, ['sign']),
		crypto.subtle.importKey('jwk', { ...open, key_ops: ['verify'] }, CURVE, true, ['verify'])
	]);
	return { privateKey, publicKey };
}

/** The public key that others verify with, as bytes. */
export const publicBytes = async ({ publicKey }: CryptoKeyPair): Promise<Uint8Array<ArrayBuffer>> =>
	new Uint8Array(await crypto.subtle.exportKey('raw', publicKey));

/** The first bytes of the SHA-256 of a public key: a link has no room for all of it. */
export const fingerprintOf = async (
	key: Uint8Array<ArrayBuffer>
): Promise<Uint8Array<ArrayBuffer>> =>
	new Uint8Array(await crypto.subtle.digest('SHA-256', key)).slice(0, SECRET_BYTES);

/** The public key of this fingerprint; undefined for any other. Never throws. */
export async function verifyingKey(
	bytes: Uint8Array<ArrayBuffer>,
	fingerprint: Uint8Array
): Promise<CryptoKey | undefined> {
	if (!sameBytes(await fingerprintOf(bytes), fingerprint)) return undefined;
	return crypto.subtle.importKey('raw', bytes, CURVE, false, ['verify']).catch(() => undefined);
}

const sameBytes = (one: Uint8Array, other: Uint8Array): boolean =>
	one.length === other.length && one.every((byte, index) => byte === other[index]);

/** Bytes with the keeper's signature before them. It signs their purpose, too. */
export async function sign(
	key: CryptoKey,
	purpose: string,
	bytes: Uint8Array<ArrayBuffer>
): Promise<Uint8Array<ArrayBuffer>> {
	const text = concat(utf8.encode(purpose), bytes);
	return concat(new Uint8Array(await crypto.subtle.sign(HASH, key, text)), bytes);
}

/** The bytes after a good signature; undefined if it isn't good. */
export async function verify(
	key: CryptoKey,
	purpose: string,
	all: Uint8Array<ArrayBuffer>
): Promise<Uint8Array<ArrayBuffer> | undefined> {
	const bytes = all.slice(SIGNATURE_BYTES);
	const text = concat(utf8.encode(purpose), bytes);
	const good = await crypto.subtle.verify(HASH, key, all.slice(0, SIGNATURE_BYTES), text);
	return good ? bytes : undefined;
}
