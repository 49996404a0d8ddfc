import { readdirSync, readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import * as v from 'valibot';
import { ledgerOf } from '../../src/lib/engine/game';
import type { Settlement } from '../../src/lib/engine/ledger';
import { replayRecord, type Entry, type GameRecord } from '../../src/lib/record';
import { UNRECORDED_RULINGS } from '../../src/lib/rules/catalogue';

/*
 * What earlier versions of the app wrote, made once by their own code (`npm run keep`). Files may be added for a new
 * version; none is ever changed.
 */
export const FOLDER = 'tests/formats/kept';

/** Versions of the app with kept files, the earliest first. */
export const VERSIONS: readonly string[] = readdirSync(FOLDER).sort();

/** Bytes of a kept file. */
export const bytesOf = (version: string, file: string): Uint8Array<ArrayBuffer> =>
	new Uint8Array(readFileSync(`${FOLDER}/${version}/${file}`));

const jsonOf = (version: string, file: string): unknown =>
	JSON.parse(readFileSync(`${FOLDER}/${version}/${file}`, 'utf8'));

/** Kept files of a version with this ending. */
export const filesOf = (version: string, ending: string): readonly string[] =>
	readdirSync(`${FOLDER}/${version}`).filter((name) => name.endsWith(ending));

const resultSchema = v.strictObject({
	file: v.string(),
	phase: v.string(),
	scores: v.array(v.number()),
	/** Tiles on the table, and figures on them. */
	tiles: v.number(),
	figures: v.number(),
	/** Each settlement of the ledger in order, as `player:points …`; empty where nobody got any. */
	payments: v.array(v.string())
});
type KeptResult = v.InferOutput<typeof resultSchema>;

const paymentText = ({ awards }: Settlement): string =>
	awards.map(({ player, points }) => `${String(player)}:${String(points)}`).join(' ');

/** What a game came to. Throws where it can't be played to its end. */
export function resultOf(record: GameRecord, file: string): KeptResult {
	const { game, stop } = replayRecord(record);
	if (stop) throw new Error(`${file} stops at ${stop.event.type}.`);
	return {
		file,
		phase: game.phase,
		scores: [...game.scores],
		tiles: game.board.order.length,
		figures: [...game.pieces].length,
		payments: ledgerOf(game).map(paymentText)
	};
}

/** What the version itself made of each of its game files. */
export const resultsOf = (version: string): readonly KeptResult[] =>
	v.parse(v.array(resultSchema), jsonOf(version, 'results.json'));

/** Links that the version gave to its game files, by file; none before there were links. */
export const linksOf = (version: string): readonly (readonly [file: string, link: string])[] =>
	filesOf(version, 'links.json').flatMap((file) =>
		Object.entries(v.parse(v.record(v.string(), v.string()), jsonOf(version, file)))
	);

const backupSchema = v.strictObject({
	made: v.number(),
	games: v.array(v.string()),
	told: v.array(v.unknown()),
	people: v.array(v.unknown()),
	unread: v.array(v.string()),
	/** Backups before version 2 have none; the pictures of photos are data URLs. */
	evenings: v.optional(v.array(v.unknown()), []),
	photos: v.optional(v.array(v.unknown()), []),
	/** From version 3. */
	tournaments: v.exactOptional(v.array(v.unknown())),
	boxes: v.exactOptional(v.array(v.unknown()))
});

/** What was put into the version's backup: games by id, in order. */
export const backupContent = (version: string) =>
	v.parse(backupSchema, jsonOf(version, 'device.json'));

/** The record in a game file's text, with the defaults for what came later, and without what only other versions read. */
export function recordIn(text: string): GameRecord {
	const { header, entries } = JSON.parse(text) as GameRecord;
	const rulings = { ...UNRECORDED_RULINGS, ...header.rulings };
	// Files of version 1 know no expansions.
	const unsaid = { expansions: [] };
	return { header: { ...unsaid, ...header, rulings }, entries: entries.map(withoutReadable) };
}

const withoutReadable = ({ seq, at, v: version, event }: Entry): Entry => ({
	seq,
	at,
	v: version,
	event
});

/** The pixels of a kept picture: a square PNG with a palette and unfiltered rows, as `smallPng` makes them. */
export function pixelsIn(png: Uint8Array) {
	const bytes = Buffer.from(png);
	const size = bytes.readUInt32BE(16);
	const palette = chunkIn(bytes, 'PLTE');
	const rows = inflateSync(chunkIn(bytes, 'IDAT'));
	const data = new Uint8ClampedArray(4 * size * size).fill(255);
	for (let at = 0; at < size * size; at++) {
		// Each row begins with the number of its filter.
		const colour = 3 * (rows[at + Math.floor(at / size) + 1] ?? 0);
		data.set(palette.subarray(colour, colour + 3), 4 * at);
	}
	return { width: size, height: size, data };
}

function chunkIn(png: Buffer, type: string): Buffer {
	const at = png.indexOf(type) + 4;
	return png.subarray(at, at + png.readUInt32BE(at - 8));
}
