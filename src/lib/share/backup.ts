import { fail, type Result } from '../engine/result';
import { MOST_BYTES, type FileProblem } from '../record';
import {
	BackupReader,
	makeBackup,
	type Backup,
	type BackupPart,
	type Progress
} from '../record/backup';
import { Breath } from '../record/breath';
import { ENOUGH, unpackInto, type Bytes } from './gzip';
import { Lines, type LinesProblem } from './lines';
import type { Watching } from './watching';

/** The ending of a backup's name. */
export const BACKUP_ENDING = '.tilekeep';
/** The largest backup that is read, in bytes. */
export const MOST_BACKUP = 100_000_000;
/** The most that it may grow to unpacked, in bytes. */
const MOST_UNPACKED = 400_000_000;

/** A name for a backup: the day it was made, by the clock on the wall. */
export function backupName({ made }: Pick<Backup, 'made'>): string {
	const day = new Date(made);
	const two = (n: number): string => String(n).padStart(2, '0');
	return `tilekeep-${String(day.getFullYear())}-${two(day.getMonth() + 1)}-${two(day.getDate())}${BACKUP_ENDING}`;
}

/** A backup as a file, last changed when the backup was made. */
export async function backupFile(backup: Backup, onProgress?: Progress): Promise<File> {
	const stream = encoded(backup, onProgress).pipeThrough(new CompressionStream('gzip'));
	const bytes = await new Response(stream).arrayBuffer();
	const dated = { type: 'application/gzip', lastModified: backup.made };
	return new File([bytes], backupName(backup), dated);
}

/** The lines of a backup, made as they are asked for. */
function encoded(backup: Backup, onProgress?: Progress): ReadableStream<Bytes> {
	const encoder = new TextEncoder();
	const lines = makeBackup(backup);
	const all = backup.games.length + backup.unread.length;
	const breath = new Breath();
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
			await breath.take();
		}
	});
}

/** True for bytes that may be a backup: they are packed. */
export const isBackup = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** How a backup is read. */
export interface BackupReading extends Watching {
	/** Bytes that it may grow to unpacked. */
	readonly most?: number;
	/** Takes its games part by part, as they are read: they are then missing in the backup that is given at the end. */
	readonly onPart?: (part: BackupPart) => void;
}

/** The backup in a file, every game of it judged as a game file is. A giant isn't even read. Never rejects. */
export async function readBackup(
	file: Blob,
	how: BackupReading = {}
): Promise<Result<Backup, FileProblem>> {
	const { size } = file;
	if (size > MOST_BACKUP) return fail({ code: 'too-large', bytes: size, most: MOST_BACKUP });
	const bytes = await file.arrayBuffer().catch(() => undefined);
	if (!bytes) return fail({ code: 'no-access' });
	return unpackBackup(new Uint8Array(bytes), how);
}

/** The backup in its packed bytes. */
export async function unpackBackup(
	bytes: Bytes,
	how: BackupReading = {}
): Promise<Result<Backup, FileProblem>> {
	if (!isBackup(bytes)) return fail({ code: 'not-a-backup' });
	const { most = MOST_UNPACKED } = how;
	const reading = new Reading(how);
	const unpacked = await unpackInto(bytes, 'gzip', most, (piece) => reading.take(piece));
	if (unpacked.ok) return reading.end();
	return fail(unpacked.error === 'damaged' ? { code: 'damaged' } : { code: 'bomb', most });
}

/** How many bytes are unpacked after something is wrong, to see whether that is because all of it is damaged. */
const MOST_AFTER = 10_000_000;
/** Games are handed on when their lines have so many letters together. */
const PART = 250_000;

const PROBLEMS: Readonly<Record<LinesProblem, FileProblem>> = {
	'not-text': { code: 'not-text' },
	'too-long': { code: 'bomb', most: MOST_BYTES },
	'too-blank': { code: 'damaged' }
};

/** A backup being read, piece by piece. */
class Reading {
	#problem: FileProblem | undefined;
	/** Bytes that came since something was wrong. */
	#after = 0;
	/** Letters that were read since games were handed on. */
	#letters = 0;
	readonly #reader = new BackupReader();
	readonly #lines = new Lines(MOST_BYTES);
	readonly #breath = new Breath();

	constructor(private readonly how: BackupReading) {}

	/** Once something is wrong the rest is passed over: whether all of it is damaged shows at the end only. */
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
		return this.#after > MOST_AFTER ? ENOUGH : undefined;
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
			this.how.onPart(this.#reader.handOut());
			this.#letters = 0;
		}
		await this.#breath.take();
	}
}
