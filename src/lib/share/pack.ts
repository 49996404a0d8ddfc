import { fail, ok, type Result } from '../engine/result';
import { ENTRY_VERSION, recordWithoutClock, type FileProblem, type GameRecord } from '../record';
import { readLookOnly } from '../record/look-only';
import { readGame, tooLarge } from '../record/parse-file';
import { needsReadable, readableEntries } from '../record/readable';
import { onceLoaded } from '../rules/load-along';
import { checkedLength, crc32 } from './encoding';
import type { Bytes } from './gzip';
import { Coder } from './packed/coder';
import { gameCodec } from './packed/game';
import { loadPackedNames, type PackedNames } from './packed/names';
import { RangeReader, RangeWriter, UnpackError } from './packed/range';
import { codeTold, type ToldGame } from './packed/readable';
import { asFields, asList, type Codec } from './packed/codec';

/** The version of packed games that this app writes, and the newest that it reads. See FORMAT.md. @internal */
export const PACK_VERSION = 2;
/** The version of games of the first expansions, which every app reads: it has no part that can be read without them. */
const WITHOUT_READABLE = 1;
/** The version of game files with the same content. */
const OF_FILE = 3;

/** Bytes of the CRC at the end. Every version begins with its number and ends with the CRC. */
const CHECK = 4;

/** What games are packed with: the names by number, and the codec that knows them. */
interface Format {
	readonly names: PackedNames;
	readonly game: Codec;
}

/** Loads the format. Rejects if it isn't on the device and there is no network. */
const loadFormat = onceLoaded(async (): Promise<Format> => {
	const names = await loadPackedNames();
	return { names, game: gameCodec(names) };
});

/**
 * A whole game in a few bytes, always the same for the same game. Rejects if it is far larger than any real game, or if the
 * numbers of names can't be loaded.
 */
export const packGame = async (record: GameRecord): Promise<Bytes> =>
	packedOf(record, await loadFormat());

function packedOf(whole: GameRecord, { names, game }: Format): Bytes {
	// What a chess clock did concerns nobody who gets a link.
	const record = recordWithoutClock(whole);
	const { header, entries } = record;
	const writer = new RangeWriter();
	const coder = new Coder(writer);
	const told = needsReadable(record);
	if (told) codeTold(coder, names, toldOf(record));
	game.code(coder, { header, entries: entries.map(({ at, event }) => ({ at, event })) });
	return seal(writer.end(), told ? PACK_VERSION : WITHOUT_READABLE);
}

/** What apps that don't know a game's rules can read of it. */
const toldOf = (record: GameRecord): ToldGame => ({
	header: record.header,
	entries: readableEntries(record).map(({ readable, event }) => ({
		readable: readable ?? { scores: [] },
		tile: 'tile' in event ? event.tile : undefined
	}))
});

function seal(body: Uint8Array, version: number): Bytes {
	const bytes = new Uint8Array(1 + body.length + CHECK);
	bytes[0] = version;
	bytes.set(body, 1);
	new DataView(bytes.buffer).setUint32(bytes.length - CHECK, crc32(bytes.subarray(0, -CHECK)));
	return bytes;
}

/**
 * The undamaged packed game of any version at the beginning of some bytes: its CRC tells where it ends. Undefined if there is
 * none.
 */
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

/** The game in packed bytes, checked like a game file. Rejects only if the numbers of names can't be loaded. */
export const unpackGame = async (bytes: Uint8Array): Promise<Result<GameRecord, FileProblem>> =>
	unpack(bytes, await loadFormat());

function unpack(bytes: Uint8Array, format: Format): Result<GameRecord, FileProblem> {
	const large = tooLarge(bytes.length);
	if (large) return fail(large);
	if (!isIntact(bytes)) return fail({ code: 'damaged' });
	const [version = 0] = bytes;
	if (version === 0) return fail({ code: 'not-a-game' });
	if (version > PACK_VERSION) return fail({ code: 'newer-version', version });
	const reader = new RangeReader(bytes.subarray(1, -CHECK));
	const coder = new Coder(reader);
	if (version === WITHOUT_READABLE) return readRest(coder, reader, format);
	const told = attempt(() => ok(codeTold(coder, format.names)));
	if (!told.ok) return told;
	const read = readRest(coder, reader, format);
	const known = read.ok ? undefined : readLookOnly(told.value);
	return known ? fail({ code: 'look-only', game: known }) : read;
}

/** Reads the game, which follows what was told of it. */
const readRest = (
	coder: Coder,
	reader: RangeReader,
	{ game }: Format
): Result<GameRecord, FileProblem> =>
	attempt(() => {
		const content = asFields(game.code(coder));
		if (!reader.atEnd) return fail({ code: 'damaged' });
		return readGame({
			tilekeep: OF_FILE,
			header: content['header'],
			entries: numberEntries(content['entries'])
		});
	});

/** The result of reading, or why the bytes can't be read. */
function attempt<T>(read: () => Result<T, FileProblem>): Result<T, FileProblem> {
	try {
		return read();
	} catch (problem) {
		if (problem instanceof UnpackError) return fail(problem.problem);
		throw problem;
	}
}

const numberEntries = (entries: unknown): readonly unknown[] =>
	asList(entries).map((entry, seq) => ({ seq, v: ENTRY_VERSION, ...asFields(entry) }));
