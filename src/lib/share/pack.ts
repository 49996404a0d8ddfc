import { fail, type Result } from '../engine/result';
import { ENTRY_VERSION, type FileProblem, type GameRecord } from '../record';
import { readGame, tooLarge } from '../record/parse-file';
import { checkedLength, crc32 } from './encoding';
import type { Bytes } from './gzip';
import { Coder } from './packed/coder';
import { game } from './packed/game';
import { RangeReader, RangeWriter, UnpackError } from './packed/range';
import { asFields, asList } from './packed/codec';

/** The version of packed games that this app writes, and the newest that it reads. See FORMAT.md. @internal */
export const PACK_VERSION = 1;
/** The version of game files with the same content. */
const OF_FILE = 3;

/** Bytes of the CRC at the end. Every version begins with its number and ends with the CRC. */
const CHECK = 4;

/** A whole game in a few bytes, always the same for the same game. Rejects if it is far larger than any real game. */
export const packGame = (record: GameRecord): Promise<Bytes> =>
	Promise.resolve(record).then(packedOf);

function packedOf({ header, entries }: GameRecord): Bytes {
	const writer = new RangeWriter();
	const bare = entries.map(({ at, event }) => ({ at, event }));
	game.code(new Coder(writer), { header, entries: bare });
	return seal(writer.end());
}

function seal(body: Uint8Array): Bytes {
	const bytes = new Uint8Array(1 + body.length + CHECK);
	bytes[0] = PACK_VERSION;
	bytes.set(body, 1);
	new DataView(bytes.buffer).setUint32(bytes.length - CHECK, crc32(bytes.subarray(0, -CHECK)));
	return bytes;
}

/** The undamaged packed game of any version that bytes begin with: its CRC tells where it ends. Undefined if they don't. */
export function intactIn(bytes: Bytes): Bytes | undefined {
	const body = checkedLength(bytes, 2);
	return body === undefined ? undefined : bytes.subarray(0, body + CHECK);
}

/** True for an undamaged packed game of any version. */
function isIntact(bytes: Uint8Array): boolean {
	if (bytes.length <= 1 + CHECK) return false;
	const check = new DataView(bytes.buffer, bytes.byteOffset + bytes.length - CHECK).getUint32(0);
	return check === crc32(bytes.subarray(0, -CHECK));
}

/** The game in packed bytes, checked like a game file. Never rejects. */
export const unpackGame = (bytes: Uint8Array): Promise<Result<GameRecord, FileProblem>> =>
	Promise.resolve(bytes).then(unpack);

function unpack(bytes: Uint8Array): Result<GameRecord, FileProblem> {
	const large = tooLarge(bytes.length);
	if (large) return fail(large);
	if (!isIntact(bytes)) return fail({ code: 'damaged' });
	const [version = 0] = bytes;
	if (version === 0) return fail({ code: 'not-a-game' });
	if (version > PACK_VERSION) return fail({ code: 'newer-version', version });
	return readBody(bytes.subarray(1, -CHECK));
}

function readBody(body: Uint8Array): Result<GameRecord, FileProblem> {
	const reader = new RangeReader(body);
	try {
		const content = asFields(game.code(new Coder(reader)));
		if (!reader.atEnd) return fail({ code: 'damaged' });
		return readGame({
			tilekeep: OF_FILE,
			header: content['header'],
			entries: numberEntries(content['entries'])
		});
	} catch (problem) {
		if (problem instanceof UnpackError) return fail(problem.problem);
		throw problem;
	}
}

const numberEntries = (entries: unknown): readonly unknown[] =>
	asList(entries).map((entry, seq) => ({ seq, v: ENTRY_VERSION, ...asFields(entry) }));
