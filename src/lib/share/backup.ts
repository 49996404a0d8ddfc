import { fail, type Result } from '../engine/result';
import { loadAllRules, type FileProblem } from '../record';
import { MAX_BYTES } from '../record/parse-file';
import { photoLine } from '../record/photo-line';
import {
	BackupReader,
	makeBackup,
	type Backup,
	type BackupPart,
	type Progress
} from '../record/backup';
import { PageYielder } from '../record/page-yielder';
import { ENOUGH, decompressInto, type Bytes, LineSplitter, type LineProblem } from './gzip';
import { localDay } from './local-time';

/** How to report progress while something is read, and how to stop it. */
export interface ReadOptions {
	/** Called with how much is done, and how much there is to do: games of a backup, searches of a picture. Never goes back. */
	readonly onProgress?: Progress | undefined;
	/** Aborted to stop reading. */
	readonly signal?: AbortSignal | undefined;
	/** True if a page reads it itself: then searches are shorter, so that the page stays responsive. */
	readonly inPage?: boolean | undefined;
}

/** The file extension of a backup. */
export const BACKUP_ENDING = '.tilekeep';
/** The largest backup that is read, in bytes: one with thousands of photos. @internal */
export const MAX_BACKUP_BYTES = 2_000_000_000;
/**
 * The largest size that a backup may decompress to, in bytes: this much for games, and the size of the file times the factor for
 * photos, which don't compress.
 */
const MAX_UNPACKED_BYTES = 400_000_000;
const UNPACKED_PHOTOS = 1.5;
/** How many bytes of a new backup are in the page's memory at a time. */
const IN_MEMORY = 4_000_000;

/** A file name for a backup: the day it was made, in local time. @internal */
export const backupName = ({ made }: Pick<Backup, 'made'>): string =>
	`tilekeep-${localDay(made)}${BACKUP_ENDING}`;

/**
 * A backup as a file, with the time of the backup as its modification time. Photos are read one after the other. Rejects if the
 * browser can't read one any more.
 */
export async function backupFile(backup: Backup, onProgress?: Progress): Promise<File> {
	const stream = encode(backup, onProgress).pipeThrough(new CompressionStream('gzip'));
	const parts = await collect(stream);
	const dated = { type: 'application/gzip', lastModified: backup.made };
	return new File([...parts], backupName(backup), dated);
}

/** The content of a stream, in parts that the browser may put on the disk. */
async function collect(stream: ReadableStream<Bytes>): Promise<readonly Blob[]> {
	const parts: Blob[] = [];
	let pieces: Bytes[] = [];
	let size = 0;
	const flush = (): void => {
		parts.push(new Blob(pieces));
		pieces = [];
		size = 0;
	};
	const reader = stream.getReader();
	for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
		pieces.push(piece.value);
		size += piece.value.length;
		if (size >= IN_MEMORY) flush();
	}
	flush();
	return parts;
}

/** The lines of a backup, made on demand. */
async function* linesOf(backup: Backup): AsyncGenerator<string> {
	yield* makeBackup(backup);
	for (const photo of backup.photos) yield await photoLine(photo);
}

function encode(backup: Backup, onProgress?: Progress): ReadableStream<Bytes> {
	const encoder = new TextEncoder();
	const lines = linesOf(backup);
	const { evenings, photos, tournaments = [] } = backup;
	const quick = evenings.length + tournaments.length;
	const games = backup.games.length + backup.unread.length;
	const yielder = new PageYielder();
	let done = 0;
	return new ReadableStream({
		async pull(controller) {
			const line = await lines.next();
			if (line.done) {
				controller.close();
				return;
			}
			controller.enqueue(encoder.encode(`${line.value}\n`));
			// Evenings and tournaments are quick, and don't count.
			const counted = done <= games ? done : Math.max(games, done - quick);
			onProgress?.(counted, games + photos.length, photos.length);
			done++;
			await yielder.take();
		}
	});
}

/** True for bytes that may be a backup: they are gzipped. */
export const isBackup = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** How to read a backup. */
interface BackupReadOptions extends ReadOptions {
	/** The largest size that it may decompress to, in bytes. */
	readonly most?: number;
	/** Receives games, evenings and photos in parts as they are read. They are then missing in the final result. */
	readonly onPart?: (part: BackupPart) => void;
}

/**
 * The backup in a file, each game checked like a game file; a file that is too large isn't read at all. Rejects only if the rules
 * of expansions can't be loaded.
 */
export async function readBackup(
	file: Blob,
	how: BackupReadOptions = {}
): Promise<Result<Backup, FileProblem>> {
	const { size } = file;
	if (size > MAX_BACKUP_BYTES)
		return fail({ code: 'too-large', bytes: size, most: MAX_BACKUP_BYTES });
	const begin = await file
		.slice(0, 2)
		.arrayBuffer()
		.catch(() => undefined);
	if (!begin) return fail({ code: 'no-access' });
	await loadAllRules();
	return isBackup(new Uint8Array(begin)) ? unpackBackup(file, how) : fail({ code: 'not-a-backup' });
}

/** The backup in its compressed file. */
async function unpackBackup(
	file: Blob,
	how: BackupReadOptions
): Promise<Result<Backup, FileProblem>> {
	const { most = MAX_UNPACKED_BYTES + UNPACKED_PHOTOS * file.size } = how;
	const reading = new Reading(how);
	const unpacked = await decompressInto(file, 'gzip', most, (piece) => reading.take(piece));
	if (unpacked.ok) return reading.end();
	return fail(unpacked.error === 'too-large' ? { code: 'bomb', most } : { code: unpacked.error });
}

/** How many more bytes are decompressed after an error, to find out whether the whole file is damaged. */
const MAX_BYTES_AFTER = 10_000_000;
/** What was read is passed on when its lines have this many characters together. */
const PART = 250_000;

const PROBLEMS: Readonly<Record<LineProblem, FileProblem>> = {
	'not-text': { code: 'not-text' },
	'too-long': { code: 'bomb', most: MAX_BYTES },
	'too-blank': { code: 'damaged' }
};

/** A backup being read, chunk by chunk. */
class Reading {
	#problem: FileProblem | undefined;
	/** Bytes that came after an error. */
	#after = 0;
	/** Characters read since anything was last passed on. */
	#letters = 0;
	readonly #reader = new BackupReader();
	readonly #lines = new LineSplitter(MAX_BYTES);
	readonly #breath = new PageYielder();

	constructor(private readonly how: BackupReadOptions) {}

	/** After an error the rest is skipped: only the end shows whether the whole file is damaged. */
	async take(piece?: Uint8Array): Promise<typeof ENOUGH | undefined> {
		await this.#breath.take();
		if (this.how.signal?.aborted) return ENOUGH;
		if (!this.#problem) {
			const lines = this.#lines.next(piece);
			if (typeof lines === 'string') this.#problem = PROBLEMS[lines];
			else for (const line of lines) await this.#read(line);
			return undefined;
		}
		this.#after += piece?.length ?? 0;
		return this.#after > MAX_BYTES_AFTER ? ENOUGH : undefined;
	}

	async end(): Promise<Result<Backup, FileProblem>> {
		await this.take();
		return this.#problem ? fail(this.#problem) : this.#reader.end();
	}

	async #read(line: string): Promise<void> {
		if (this.#problem || this.how.signal?.aborted) return;
		this.#problem = this.#reader.next(line);
		const { read, all, photos } = this.#reader;
		this.how.onProgress?.(read, all, photos);
		this.#letters += line.length;
		if (this.how.onPart && this.#letters >= PART) {
			this.how.onPart(this.#reader.drain());
			this.#letters = 0;
		}
		await this.#breath.take();
	}
}
