import { fail, ok, type Result } from '../../engine/result';
import { toBase64Url } from '../../share/encoding';
import { ByteReader, crc8 } from '../bytes';
import { findLetters, type CodeProblem } from '../code';
import { derive, SECRET_BYTES } from './secrets';

/** What a link to a room of the relay says. It stands behind the `#`: only its token is ever told to the relay. */
export interface RelayLink {
	/** Whether its holder may enter turns, if the keeper lets them. */
	readonly plays: boolean;
	/** The token that lets into the room, to read. */
	readonly token: Uint8Array<ArrayBuffer>;
	/** The secret from which the keys are derived; for those who only watch, the one to read with. */
	readonly secret: Uint8Array<ArrayBuffer>;
	/** The beginning of the hash of the keeper's public key. */
	readonly keeper: Uint8Array<ArrayBuffer>;
}

const VERSION = 1;
/** The first four bits: codes that connect directly begin with others. */
const MAGIC = 0xe0;

/** The secret to read with. Those who may enter turns can derive it from theirs. */
export const watchSecret = (play: Uint8Array): Promise<Uint8Array<ArrayBuffer>> =>
	derive('watch', play);

/** The secret that opens what the keeper writes, for either holder of a link. */
export const readSecretOf = ({ plays, secret }: RelayLink): Promise<Uint8Array<ArrayBuffer>> =>
	plays ? watchSecret(secret) : Promise.resolve(secret);

/** @param page the address of the page that opens it */
export function relayLinkText({ plays, token, secret, keeper }: RelayLink, page: string): string {
	const body = Uint8Array.of(
		MAGIC | (VERSION << 1) | (plays ? 1 : 0),
		...token,
		...secret,
		...keeper
	);
	return `${page}#${toBase64Url(Uint8Array.of(...body, crc8(body)))}`;
}

/** The link to a room in a text, even if it was changed on its way. Never throws. */
export const findRelayLink = (text: string): Result<RelayLink, CodeProblem> =>
	findLetters(text, decode);

/** True if a text contains a link to a room, even a damaged one. */
export function isRelayLink(text: string): boolean {
	const found = findRelayLink(text);
	return found.ok || found.error !== 'no-code';
}

function decode(bytes: Uint8Array): Result<RelayLink, CodeProblem> {
	const [first = 0] = bytes;
	if ((first & 0xf0) !== MAGIC) return fail('no-code');
	const body = bytes.subarray(0, -1);
	if (crc8(body) !== bytes.at(-1)) return fail('damaged');
	if (((first >> 1) & 0b111) !== VERSION) return fail('other-version');
	const reader = new ByteReader(body.subarray(1));
	const [token, secret, keeper] = [take(reader), take(reader), take(reader)];
	if (reader.broken || !reader.atEnd) return fail('damaged');
	return ok({ plays: (first & 1) === 1, token, secret, keeper });
}

const take = (reader: ByteReader): Uint8Array<ArrayBuffer> =>
	new Uint8Array(reader.take(SECRET_BYTES));
