import type { Transaction } from 'dexie';
import { fail } from '../engine/result';
import { TransactionRefused } from './errors';
import type { StoreResult } from './games';

/** Stops a write when a signal says so, even one that the database never answers. */
export class Stopping {
	#running: Transaction | undefined;

	/** @param signal left out if the write can't be stopped */
	constructor(private readonly signal?: AbortSignal) {}

	get stopped(): boolean {
		return this.signal?.aborted === true;
	}

	/** Notes the running transaction. Throws inside it if it is to be stopped already. */
	begun(transaction: Transaction): void {
		if (this.stopped) throw new TransactionRefused('stopped');
		this.#running = transaction;
	}

	ended(): void {
		this.#running = undefined;
	}

	/** The result of the write; `stopped` as soon as it is certain that nothing will be stored. */
	settle<T>(result: StoreResult<T>): StoreResult<T> {
		const { signal } = this;
		if (!signal) return result;
		return new Promise((resolve, reject) => {
			const stop = (): void => {
				if (this.#abort()) resolve(fail({ code: 'stopped' }));
			};
			if (signal.aborted) stop();
			else signal.addEventListener('abort', stop, { once: true });
			result.then(resolve, reject);
		});
	}

	/** Returns false if it is too late: all of it is being stored. */
	#abort(): boolean {
		try {
			// Dexie's own method doesn't report that a transaction is over.
			this.#running?.idbtrans.abort();
			return true;
		} catch {
			return false;
		}
	}
}
