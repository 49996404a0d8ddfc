import { deepEqual, type Draft, type GameId, type GameRecord } from '../../record';
import {
	unstoredEntries,
	readUnsavedGame,
	toUnsavedGame,
	type StoredLog,
	type Lifetime,
	type Unsaved,
	type UnsavedGame
} from '../../store';

/** Unsaved data of a game, and the number of entries that the store had then. */
export interface StoredUnsavedPart extends StoredLog {
	readonly stored: number;
}

/** The part of one game that isn't stored, kept elsewhere until it is. */
export class UnsavedPart {
	/** How long the unsaved data lasts where it is kept; undefined while there is none. */
	lifetime = $state<Lifetime>();
	/** Logs that can't be stored because another window continued the game differently; the oldest first. */
	#beside: readonly UnsavedGame[] = $state.raw([]);
	readonly #readable = $derived.by(() =>
		this.#beside.flatMap((game) => readUnsavedGame(game) ?? [])
	);
	readonly #id: GameId;
	/** Where it is kept; absent for a game that is never stored. */
	readonly #unsaved: Unsaved | undefined;

	constructor(id: GameId, unsaved?: Unsaved) {
		this.#id = id;
		this.#unsaved = unsaved;
		this.lifetime = unsaved?.lifetime(id);
		this.#beside = unsaved?.displaced(id) ?? [];
	}

	/** The oldest of the logs that were set aside. */
	get displaced(): StoredLog | undefined {
		return this.#readable[0];
	}

	/**
	 * Keeps a game of which the store has the first `stored` entries. If the game is `gone` (deleted), it isn't offered until it is
	 * restored.
	 */
	keep(record: GameRecord, draft: Draft, stored: number, gone = false): void {
		this.lifetime = this.#unsaved?.keep(toUnsavedGame(record, draft, stored));
		if (gone) this.#unsaved?.remove(this.#id);
	}

	/** Called when everything is stored: drops the unsaved data. */
	drop(): void {
		if (this.lifetime === undefined) return;
		this.#unsaved?.drop(this.#id);
		this.lifetime = undefined;
	}

	/** Called when everything shown is stored. Drops nothing, because the unsaved data may be another tab's by now. */
	leave(): void {
		this.lifetime = undefined;
	}

	/** Returns the unsaved data of any tab; undefined if there is none that can be read to its end. */
	read(): StoredUnsavedPart | undefined {
		const game = this.#unsaved?.game(this.#id);
		const kept = game && readUnsavedGame(game);
		// Data that can't be read must not be dropped as if it were stored.
		this.lifetime = undefined;
		if (!kept || kept.unread) return undefined;
		this.lifetime = this.#unsaved?.lifetime(this.#id);
		return { ...kept, stored: game.stored };
	}

	/** Called when another window's log has replaced this one, parts of which were never stored. */
	setAside(record: GameRecord): void {
		this.#readAgain();
		if (this.#readable.some((one) => unstoredEntries(one.record, record).own === 0)) return;
		const others = this.#beside.filter((game) => {
			const one = readUnsavedGame(game);
			return !one || one.unread || unstoredEntries(record, one.record).own > 0;
		});
		this.#putAside([...others, toUnsavedGame(record, {}, 0)]);
	}

	/** Deletes the oldest log that was set aside. */
	discard(): void {
		const unwanted = this.displaced?.record;
		if (!unwanted) return;
		this.#readAgain();
		this.#putAside(
			this.#beside.filter((game) => !deepEqual(readUnsavedGame(game)?.record, unwanted))
		);
	}

	/** Reads again what is set aside, because another tab may have changed it. */
	#readAgain(): void {
		if (this.#unsaved) this.#beside = this.#unsaved.displaced(this.#id);
	}

	#putAside(games: readonly UnsavedGame[]): void {
		this.#beside = games;
		this.#unsaved?.setDisplaced(this.#id, games);
	}
}
