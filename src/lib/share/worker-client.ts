import { fail, ok, type Result } from '../engine/result';
import { loadRulesFor, type FileProblem } from '../record';
import type { Backup, BackupPart } from '../record/backup';
import type { WorkerReply, WorkerRequest } from './worker-messages';
import type { Incoming, ImportSource } from './incoming';
import type { ReadOptions } from './backup';

/*
 * The page's side of the worker that reads imports. Without workers the page reads them itself, with pauses, and
 * loads the code for it only then.
 */

/** What was read, or why it was refused; undefined if it was stopped. */
type Read<T> = Promise<Result<T, FileProblem> | undefined>;

/** Like `readIncoming`, without blocking the page; the rules of the game are loaded in the page as well. */
export async function readIncomingInWorker(
	what: Blob | string,
	from: ImportSource,
	options: ReadOptions = {}
): Read<Incoming> {
	const read = await runInWorker<Incoming>({ read: 'incoming', what, from }, options, {
		onReply: (answer) => {
			if (answer.type === 'packed' && typeof what !== 'string')
				return ok({ kind: 'backup', file: what });
			return answer.type === 'read' ? readFrom<Incoming>(answer) : undefined;
		},
		readInPage: async () => {
			const { readIncoming } = await import('./incoming');
			return readIncoming(what, from, { ...options, inPage: true });
		}
	});
	if (read?.ok && read.value.kind === 'game') await loadRulesFor(read.value.record.header);
	return read;
}

/** Like `readBackup`, without blocking the page. */
export function readBackupInWorker(file: Blob, options: ReadOptions = {}): Read<Backup> {
	const parts: BackupPart[] = [];
	return runInWorker({ read: 'backup', file }, options, {
		onReply: (answer) => {
			if (answer.type === 'part') {
				const part = JSON.parse(answer.json) as Omit<BackupPart, 'photos'>;
				parts.push({ ...part, photos: answer.photos });
			}
			if (answer.type !== 'read') return undefined;
			const read = readFrom<Backup>(answer);
			return read.ok ? ok(whole({ ...read.value, photos: answer.photos }, parts)) : read;
		},
		readInPage: async () => {
			const { readBackup } = await import('./backup');
			return readBackup(file, options);
		}
	});
}

/** A result that our own worker has checked and serialized. */
const readFrom = <T>({ json }: { readonly json: string }): Result<T, FileProblem> =>
	JSON.parse(json) as Result<T, FileProblem>;

/** A backup with the parts that were sent before its end. */
function whole(end: Backup, before: readonly BackupPart[]): Backup {
	const parts = [...before, end];
	const tournaments = parts.flatMap((part) => part.tournaments ?? []);
	return {
		...end,
		games: parts.flatMap((part) => part.games),
		unread: parts.flatMap((part) => part.unread),
		evenings: parts.flatMap((part) => part.evenings),
		photos: parts.flatMap((part) => part.photos),
		...(tournaments.length > 0 && { tournaments })
	};
}

interface Handlers<T> {
	/** The final result in a reply; undefined while more is to come. */
	readonly onReply: (answer: WorkerReply) => Result<T, FileProblem> | undefined;
	/** Reads it in the page. */
	readonly readInPage: () => Promise<Result<T, FileProblem>>;
}

async function runInWorker<T>(
	request: WorkerRequest,
	options: ReadOptions,
	handlers: Handlers<T>
): Read<T> {
	const { signal } = options;
	if (signal?.aborted) return undefined;
	const worker = startWorker();
	const read = worker ? await inWorker(worker, request, options, handlers) : 'unable';
	if (signal?.aborted) return undefined;
	if (read !== 'unable') return read;
	const inPage = await handlers.readInPage();
	return signal?.aborted ? undefined : inPage;
}

/** A new worker; undefined if the browser has none. If it can't be loaded, it reports that later. */
function startWorker(): Worker | undefined {
	try {
		return new Worker(new URL('./reader.worker.ts', import.meta.url), { type: 'module' });
	} catch {
		return undefined;
	}
}

/** The result of a worker, which is always terminated; `unable` if it can't be loaded. */
function inWorker<T>(
	worker: Worker,
	request: WorkerRequest,
	{ onProgress, signal }: ReadOptions,
	{ onReply }: Handlers<T>
): Promise<Result<T, FileProblem> | 'unable' | undefined> {
	return new Promise<Result<T, FileProblem> | 'unable' | undefined>((resolve) => {
		let begun = false;
		worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => {
			begun = true;
			if (data.type === 'progress') onProgress?.(data.done, data.all, data.photos);
			const read = data.type === 'unable' ? data.type : onReply(data);
			if (read) resolve(read);
		});
		const giveUp = (event: Event) => {
			event.preventDefault();
			resolve(begun ? fail({ code: 'read-failed' }) : 'unable');
		};
		worker.addEventListener('error', giveUp);
		worker.addEventListener('messageerror', giveUp);
		signal?.addEventListener('abort', () => {
			resolve(undefined);
		});
		worker.postMessage(request);
	}).finally(() => {
		worker.terminate();
	});
}
