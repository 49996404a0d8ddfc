import { type Transaction, liveQuery, type Subscription } from 'dexie';
import { fail, ok, type Result } from '../engine/result';
import type { Database } from './db';
import { problemOf } from './errors';
import type { Unsubscribe, StoreResult } from './games';
import { PageLifecycle } from './page-lifecycle';
import type { StoreProblem } from './problem';
import { Stopping } from './stopping';
import { visibleTime } from './visible-time';

/** The work of a transaction. `again` is true on the second try: the first may have been stored before the connection broke. */
type Work<T> = (again: boolean) => Promise<T>;

/** Called with true if something has waited for the database for too long, and with false once nothing has. */
type OnSilence = (silent: boolean) => void;

/** The database counts as silent after this many ms without an answer. */
const SILENT_MS = 3000;

/**
 * Access to the database: one transaction at a time, failures as values. Reconnects; leaves no transaction open in the
 * back/forward cache.
 */
export class Connection {
	/** Set while a broken connection is being reopened: everybody who lost it waits for the same promise. */
	#reopening: Promise<unknown> | undefined;
	/** Number of transactions that have waited for too long. */
	#overdue = 0;

	constructor(
		readonly db: Database,
		private readonly page = new PageLifecycle(),
		private readonly onSilence?: OnSilence
	) {}

	/**
	 * Writes all or nothing. Retries once if the connection broke.
	 * @param signal stops it with the problem `stopped`, unless all of it is being stored already
	 */
	write<T>(work: Work<T>, signal?: AbortSignal): StoreResult<T> {
		return this.#watched(() => this.writeUnwatched(work, signal));
	}

	/** Like {@link write}, for callers that have a time limit of their own. */
	writeUnwatched<T>(work: Work<T>, signal?: AbortSignal): StoreResult<T> {
		const stopping = new Stopping(signal);
		return stopping.settle(
			this.#do((again) => this.#transact('rw', () => work(again), stopping), stopping)
		);
	}

	/** Reads a consistent state of the database. Retries once if the connection broke. */
	read<T>(work: () => Promise<T>): StoreResult<T> {
		return this.#watched(() => this.#do(() => this.#transact('r', work)));
	}

	/** Reads now, and again whenever any tab changed what was read. */
	live<T>(
		work: () => Promise<T>,
		next: (value: T) => void,
		onProblem?: (problem: StoreProblem) => void
	): Unsubscribe {
		return live({
			read: () => this.#watched(() => this.#attempt(() => this.#transact('r', work))),
			reopen: () => this.#reopen().catch(() => undefined),
			next,
			onProblem
		});
	}

	/** Reports when something takes so long that users must be told. */
	async #watched<T>(work: () => Promise<T>): Promise<T> {
		const patience = visibleTime(SILENT_MS);
		let late = 0;
		void patience.over.then(() => {
			this.#count((late = 1));
		});
		try {
			return await work();
		} finally {
			patience.stop();
			if (late > 0) this.#count(-1);
		}
	}

	#count(more: 1 | -1): void {
		this.#overdue += more;
		this.onSilence?.(this.#overdue > 0);
	}

	async #transact<T>(
		mode: 'r' | 'rw',
		work: () => Promise<T>,
		stopping = new Stopping()
	): Promise<T> {
		let begun: Transaction | undefined;
		try {
			// Dexie follows a transaction through `await` only if the function itself is `async`.
			return await this.db.transaction(mode, this.db.tables, async (transaction) => {
				stopping.begun(transaction);
				this.page.begun((begun = transaction));
				return await work();
			});
		} finally {
			stopping.ended();
			if (begun) this.page.ended(begun);
		}
	}

	async #do<T>(
		work: (again: boolean) => PromiseLike<T>,
		stopping = new Stopping()
	): StoreResult<T> {
		const first = await this.#attempt(() => work(false));
		if (first.ok || first.error.code !== 'lost' || stopping.stopped) return first;
		return this.#attempt(async () => {
			await this.#reopen();
			return work(true);
		});
	}

	async #attempt<T>(work: () => PromiseLike<T>): StoreResult<T> {
		try {
			if (this.page.back) await this.page.back;
			return ok(await work());
		} catch (error) {
			const problem = problemOf(error);
			return fail(this.db.outdated ? { ...problem, code: 'outdated' } : problem);
		}
	}

	#reopen(): Promise<unknown> {
		if (this.db.outdated) return Promise.resolve();
		this.#reopening ??= this.#openAnew().finally(() => {
			this.#reopening = undefined;
		});
		return this.#reopening;
	}

	async #openAnew(): Promise<void> {
		if (this.page.back) await this.page.back;
		this.db.close({ disableAutoOpen: false });
		await this.db.open();
	}
}

interface Watched<T> {
	readonly read: () => Promise<Result<T, StoreProblem>>;
	/** Reopens the connection. Never rejects. */
	readonly reopen: () => Promise<unknown>;
	readonly next: (value: T) => void;
	readonly onProblem?: ((problem: StoreProblem) => void) | undefined;
}

/** Reads now, and again whenever any tab changed what was read. Retries once over a new connection if the old one broke. */
function live<T>({ read, reopen, next, onProblem }: Watched<T>): Unsubscribe {
	let subscription: Subscription | undefined;
	let stopped = false;
	/** True if the last read failed too: the connection broke again after it was reopened. */
	let again = false;
	const listen = (): void => {
		subscription?.unsubscribe();
		if (!stopped) subscription = liveQuery(async () => await read()).subscribe(notify);
	};
	const notify = (result: Result<T, StoreProblem>): void => {
		const lost = !result.ok && result.error.code === 'lost' && !again;
		again = lost;
		if (lost) void reopen().then(listen);
		else if (result.ok) next(result.value);
		else onProblem?.(result.error);
	};
	listen();
	return () => {
		stopped = true;
		subscription?.unsubscribe();
	};
}
