import {
	EMPTY_DRAFT,
	summaryOf,
	type Draft,
	type Entry,
	type GameId,
	type GameRecord
} from '../record';
import type { GameStore, StoreProblem } from '../store';

const CONFLICT: StoreProblem = { code: 'conflict' };

/**
 * Brings a game's entries and draft into the store, one after the other. What could not be stored is kept and tried
 * again with the next call, so that a full disk or a lost database costs nothing as long as the page is open.
 */
export class Keeper {
	readonly #store: GameStore;
	readonly #id: GameId;
	#stored: number;
	#queue: Promise<unknown> = Promise.resolve();
	/** Grows whenever another tab's log takes the place of ours: what was asked for before must not be stored behind it. */
	#reign = 0;

	/** `stored` is the number of entries that the store has. */
	constructor(store: GameStore, id: GameId, stored: number) {
		this.#store = store;
		this.#id = id;
		this.#stored = stored;
	}

	/** Number of entries that the store has. */
	get stored(): number {
		return this.#stored;
	}

	/** The store has these many entries, by another tab's writing. */
	caughtUp(stored: number): void {
		this.#reign++;
		this.#stored = stored;
	}

	/** Stores every entry that isn't stored yet, then the draft. Never rejects: says what is wrong. */
	keep(record: GameRecord, draft: Draft): Promise<StoreProblem | undefined> {
		const reign = this.#reign;
		const kept = this.#queue
			.then(() => (reign === this.#reign ? this.#keep(record, draft) : CONFLICT))
			.catch((error: unknown): StoreProblem => ({ code: 'unavailable', detail: String(error) }));
		this.#queue = kept;
		return kept;
	}

	async #keep(record: GameRecord, draft: Draft): Promise<StoreProblem | undefined> {
		const missing = record.entries.slice(this.#stored);
		for (const entry of missing) {
			const problem = await this.#append(
				record,
				entry,
				entry === missing.at(-1) ? draft : EMPTY_DRAFT
			);
			if (problem) return problem;
		}
		if (missing.length > 0) return undefined;
		const written = await this.#store.saveDraft(this.#id, draft);
		return written.ok ? undefined : written.error;
	}

	async #append(record: GameRecord, entry: Entry, draft: Draft): Promise<StoreProblem | undefined> {
		const isLast = entry.seq === record.entries.length - 1;
		const upTo = isLast ? record : { ...record, entries: record.entries.slice(0, entry.seq + 1) };
		const written = await this.#store.append(this.#id, entry, summaryOf(upTo), draft);
		if (!written.ok) return written.error;
		this.#stored = entry.seq + 1;
		return undefined;
	}
}
