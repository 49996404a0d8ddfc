import { fail, type Result } from '../engine/result';
import { MAX_BYTES, type FileProblem } from '../record';
import {
	BackupReader,
	makeBackup,
	type Backup,
	type BackupPart,
	type Progress
} from '../record/backup';
import { PageYielder } from '../record/page-yielder';
import { ENOUGH, decompressInto, type Bytes } from './gzip';
import { LineSplitter, type LineProblem } from './line-splitter';
import type { ReadOptions } from './read-options';

/** The file extension of a backup. */
export const BACKUP_ENDING = '.tilekeep';
/** The largest backup that is read, in bytes. @internal */
export const MAX_BACKUP_BYTES = 100_000_000;
/** The largest size that it may decompress to, in bytes. */
const MAX_UNPACKED_BYTES = 400_000_000;

/** A file name for a backup: the day it was made, in local time. @internal */
export function backupName({ made }: Pick<Backup, 'made'>): string {
	const day = new Date(made);
	const two = (n: number): string => String(n).padStart(2, '0');
	return `tilekeep-${String(day.getFullYear())}-${two(day.getMonth() + 1)}-${two(day.getDate())}${BACKUP_ENDING}`;
}

/** A backup as a file, with the time of the backup as its modification time. */
export async function backupFile(backup: Backup, onProgress?: Progress): Promise<File> {
	const stream = encoded(backup, onProgress).pipeThrough(new CompressionStream('gzip'));
	const bytes = await new Response(stream).arrayBuffer();
	const dated = { type: 'application/gzip', lastModified: backup.made };
	return new File([bytes], backupName(backup), dated);
}

/** The lines of a backup, made on demand. */
function encoded(backup: Backup, onProgress?: Progress): ReadableStream<Bytes> {
	const encoder = new TextEncoder();
	const lines = makeBackup(backup);
	const all = backup.games.length + backup.unread.length;
	const yielder = new PageYielder();
	let done = 0;
	return new ReadableStream({
		async pull(controller) {
			const line = lines.next();
			if (line.done) {
				controller.close();
				return;
			}
			controller.enqueue(encoder.encode(`${line.value}\n`));
			onProgress?.(done++, all);
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
	/** Receives the games in parts as they are read. They are then missing in the final result. */
	readonly onPart?: (part: BackupPart) => void;
}

/** The backup in a file, each game checked like a game file; a file that is too large isn't read at all. Never rejects. */
export async function readBackup(
	file: Blob,
	how: BackupReadOptions = {}
): Promise<Result<Backup, FileProblem>> {
	const { size } = file;
	if (size > MAX_BACKUP_BYTES)
		return fail({ code: 'too-large', bytes: size, most: MAX_BACKUP_BYTES });
	const bytes = await file.arrayBuffer().catch(() => undefined);
	if (!bytes) return fail({ code: 'no-access' });
	return unpackBackup(new Uint8Array(bytes), how);
}

/** The backup in its compressed bytes. */
async function unpackBackup(
	bytes: Bytes,
	how: BackupReadOptions = {}
): Promise<Result<Backup, FileProblem>> {
	if (!isBackup(bytes)) return fail({ code: 'not-a-backup' });
	const { most = MAX_UNPACKED_BYTES } = how;
	const reading = new Reading(how);
	const unpacked = await decompressInto(bytes, 'gzip', most, (piece) => reading.take(piece));
	if (unpacked.ok) return reading.end();
	return fail(unpacked.error === 'damaged' ? { code: 'damaged' } : { code: 'bomb', most });
}

/** How many more bytes are decompressed after an error, to find out whether the whole file is damaged. */
const MAX_BYTES_AFTER = 10_000_000;
/** Games are passed on when their lines have this many characters together. */
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
	/** Characters read since games were last passed on. */
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
		this.how.onProgress?.(this.#reader.read, this.#reader.all);
		this.#letters += line.length;
		if (this.how.onPart && this.#letters >= PART) {
			this.how.onPart(this.#reader.drain());
			this.#letters = 0;
		}
		await this.#breath.take();
	}
}
