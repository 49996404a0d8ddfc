import { fail, type Result } from '../engine/result';
import { MOST_BYTES, type FileProblem } from '../record';
import { BackupReader, makeBackup, type Backup, type Progress } from '../record/backup';
import { Breath } from '../record/breath';
import { unpackInto, type Bytes } from './gzip';
import { Lines } from './lines';

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

/**
 * The backup in a file, every game of it judged as a game file is. A giant isn't even read. Never rejects.
 * @param most bytes that it may grow to unpacked
 */
export async function readBackup(
	file: Blob,
	onProgress?: Progress,
	most = MOST_UNPACKED
): Promise<Result<Backup, FileProblem>> {
	const { size } = file;
	if (size > MOST_BACKUP) return fail({ code: 'too-large', bytes: size, most: MOST_BACKUP });
	const bytes = await file.arrayBuffer().catch(() => undefined);
	if (!bytes) return fail({ code: 'no-access' });
	return unpackBackup(new Uint8Array(bytes), onProgress, most);
}

/** The backup in its packed bytes. */
export async function unpackBackup(
	bytes: Bytes,
	onProgress?: Progress,
	most = MOST_UNPACKED
): Promise<Result<Backup, FileProblem>> {
	if (!isBackup(bytes)) return fail({ code: 'not-a-backup' });
	const reading = new Reading(onProgress);
	const unpacked = await unpackInto(bytes, 'gzip', most, (piece) => reading.take(piece));
	if (unpacked.ok) return reading.end();
	return fail(unpacked.error === 'damaged' ? { code: 'damaged' } : { code: 'bomb', most });
}

/** A backup being read, piece by piece. */
class Reading {
	#problem: FileProblem | undefined;
	readonly #reader = new BackupReader();
	readonly #lines = new Lines(MOST_BYTES);
	readonly #breath = new Breath();

	constructor(private readonly onProgress: Progress | undefined) {}

	/** Once something is wrong the rest is passed over: whether all of it is damaged shows at the end only. */
	async take(piece?: Uint8Array): Promise<void> {
		if (this.#problem) return;
		const lines = this.#lines.next(piece);
		if (typeof lines === 'string')
			this.#problem = lines === 'not-text' ? { code: lines } : { code: 'bomb', most: MOST_BYTES };
		else for (const line of lines) await this.#read(line);
	}

	async end(): Promise<Result<Backup, FileProblem>> {
		await this.take();
		return this.#problem ? fail(this.#problem) : this.#reader.end();
	}

	async #read(line: string): Promise<void> {
		this.#problem ??= this.#reader.next(line);
		this.onProgress?.(this.#reader.read, this.#reader.all);
		await this.#breath.take();
	}
}
