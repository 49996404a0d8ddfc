import type { Game } from '../engine/game';
import type { Draft, GameId, GameRecord } from '../record';
import { summarise } from '../record';
import type { GameStore, StoreProblem } from '../store';

/**
 * Brings a game's entries and draft into the store, one after the other. What could not be stored is kept and tried
 * again with the next call, so that a full disk or a lost database costs nothing as long as the page is open.
 */
export class Keeper {
	readonly #store: GameStore;
	readonly #id: GameId;
	#stored: number;
	#queue: Promise<unknown> = Promise.resolve();

	/** `stored` is the number of entries that the store has. */
	constructor(store: GameStore, id: GameId, stored: number) {
		this.#store = store;
		this.#id = id;
		this.#stored = stored;
	}

	/** The store has these many entries, by another tab's writing. */
	caughtUp(stored: number): void {
		this.#stored = stored;
	}

	/** Stores every entry that isn't stored yet, with the game and draft as they follow from the last one. */
	keep(record: GameRecord, game: Game, draft: Draft): Promise<StoreProblem | undefined> {
		return this.#inTurn(async () => {
			const summary = summarise(record, game);
			for (const entry of record.entries.slice(this.#stored)) {
				const written = await this.#store.append(this.#id, entry, summary, draft);
				if (!written.ok) return written.error;
				this.#stored = entry.seq + 1;
			}
			return undefined;
		});
	}

	/** Stores the turn being entered. */
	keepDraft(draft: Draft): Promise<StoreProblem | undefined> {
		return this.#inTurn(async () => {
			const written = await this.#store.saveDraft(this.#id, draft);
			return written.ok ? undefined : written.error;
		});
	}

	#inTurn<T>(job: () => Promise<T>): Promise<T> {
		const done = this.#queue.then(job);
		this.#queue = done;
		return done;
	}
}
