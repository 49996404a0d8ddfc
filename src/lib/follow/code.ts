import { fail, ok, type Result } from '../engine/result';
import { fromBase64Url, toBase64Url, crc32 } from '../share/encoding';
import { endedLettersIn } from '../share/letters';
import { ByteReader, crc8, fingerprintBytes, fingerprintText, tokenBytes } from './bytes';
import { addressBytes, readCandidate, type Candidate } from './candidate';

/** What one browser must know of another to connect to it, without a server. */
export interface Endpoint {
	/** Name and password of ICE (RFC 8839, section 5.4). */
	readonly ufrag: string;
	readonly pwd: string;
	/** SHA-256 of the certificate: 32 bytes in hexadecimal with colons between. */
	readonly fingerprint: string;
	/** Where it may be reached in the local network, the best first. */
	readonly candidates: readonly Candidate[];
}

/** What a code says: the keeper's offers a game, the follower's answers that offer. */
export interface FollowCode {
	readonly kind: 'offer' | 'answer';
	/** Of which game: 16 bits of its id, see {@link gameTag}. */
	readonly game: number;
	/** Which offer: a random number of 16 bits. */
	readonly offer: number;
	readonly endpoint: Endpoint;
}

/** Why a text isn't a code: there is none in it, it was cut or mistyped, or another version of the app made it. */
export type CodeProblem = 'no-code' | 'damaged' | 'other-version';

/** A code stays this short, in bytes, so that its link fits into a QR code of version 7. Addresses that don't fit are left out. @internal */
export const MAX_CODE_BYTES = 80;

/** The version of the code and of what is said over the connection. */
const VERSION = 1;
/** The first four bits of every code. */
const MAGIC = 0xf0;

const tagOf = (text: string): number => crc32(new TextEncoder().encode(text)) & 0xffff;

/** The tag that a code for a second device has instead of that of a game. */
export const SECOND_DEVICE = tagOf('second device');

/** 16 bits of a game's id: enough to tell the games of one table apart. No game has the tag of a second device. */
export function gameTag(id: string): number {
	const tag = tagOf(id);
	return tag === SECOND_DEVICE ? tag ^ 1 : tag;
}

/** A code as bytes: kind and version, game, offer, ICE name and password, fingerprint, addresses, and a check. @internal */
export function encodeCode({ kind, game, offer, endpoint }: FollowCode): Uint8Array {
	const bytes = [
		MAGIC | (VERSION << 1) | (kind === 'answer' ? 1 : 0),
		game >> 8,
		game & 0xff,
		offer >> 8,
		offer & 0xff,
		...tokenBytes(endpoint.ufrag),
		...tokenBytes(endpoint.pwd),
		...fingerprintBytes(endpoint.fingerprint)
	];
	for (const candidate of endpoint.candidates) {
		const more = addressBytes(candidate);
		if (bytes.length + more.length < MAX_CODE_BYTES) bytes.push(...more);
	}
	return Uint8Array.from([...bytes, crc8(Uint8Array.from(bytes))]);
}

/** Reads a code's bytes. Never throws. @internal */
export function decodeCode(bytes: Uint8Array): Result<FollowCode, CodeProblem> {
	const [first = 0] = bytes;
	if (bytes.length < 2 || (first & 0xf0) !== MAGIC) return fail('no-code');
	const body = bytes.subarray(0, -1);
	if (crc8(body) !== bytes.at(-1)) return fail('damaged');
	if (((first >> 1) & 0b111) !== VERSION) return fail('other-version');
	const read = readBody(new ByteReader(body));
	return read ? ok(read) : fail('damaged');
}

function readBody(reader: ByteReader): FollowCode | undefined {
	const kind = (reader.byte() & 1) === 1 ? 'answer' : 'offer';
	const [game, offer] = [reader.word(), reader.word()];
	const [ufrag, pwd] = [reader.token(4), reader.token(22)];
	const fingerprint = fingerprintText(reader.take(32));
	const candidates: Candidate[] = [];
	while (!reader.atEnd && !reader.broken) {
		const candidate = readCandidate(reader);
		if (candidate) candidates.push(candidate);
	}
	if (reader.broken) return undefined;
	return { kind, game, offer, endpoint: { ufrag, pwd, fingerprint, candidates } };
}

/** A code as text. */
export const textOfCode = (code: FollowCode): string => toBase64Url(encodeCode(code));

/** The link with a code. Browsers don't send what follows the `#` to the server. @param page the address of the page that opens it */
export const linkOfCode = (code: FollowCode, page: string): string => `${page}#${textOfCode(code)}`;

/** The code in a link, behind its `#`, or in a message around it, even if it was changed on its way. Never throws. */
export const findCode = (text: string): Result<FollowCode, CodeProblem> =>
	findLetters(text, decodeCode);

/**
 * What the letters of a link in a text stand for. All letters that may be a link are tried until some can be read; if none can,
 * returns what is wrong with the likeliest.
 * @param decode reads bytes
 */
export function findLetters<T>(
	text: string,
	decode: (bytes: Uint8Array) => Result<T, CodeProblem>
): Result<T, CodeProblem> {
	let likeliest: Result<T, CodeProblem> | undefined;
	for (const letters of endedLettersIn(text.slice(0, MAX_TEXT), MAX_LETTERS)) {
		const read = decode(fromBase64Url(letters) ?? new Uint8Array());
		if (read.ok) return read;
		likeliest ??= read;
	}
	return likeliest ?? fail('no-code');
}

/** More letters than any link that connects devices has. */
const MAX_LETTERS = 200;
/** Longest message that is searched, in characters. */
const MAX_TEXT = 10_000;

/** True if a text contains a code of this kind. */
export function isCode(text: string, kind: FollowCode['kind']): boolean {
	const found = findCode(text);
	return found.ok && found.value.kind === kind;
}
