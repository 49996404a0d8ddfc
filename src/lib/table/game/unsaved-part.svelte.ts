import { deepEqual, type Draft, type GameId, type GameRecord } from '../../record';
import {
	unstoredEntries,
	readUnsavedGame,
	toUnsavedGame,
	type StoredGame,
	type Lifetime,
	type Unsaved,
	type UnsavedGame
} from '../../store';

/** What is kept apart of a game, and how many of its entries the store had then. */
export interface StoredUnsavedPart extends StoredGame {
	readonly stored: number;
}

/** What the store lacks of one game, kept apart from it until it is stored. */
export class UnsavedPart {
	/** How long it lives where it is kept; undefined while nothing has to be. */
	lifetime = $state<Lifetime>();
	/** What was entered here and can't be stored, since another window went on differently; the oldest first. */
	#beside: readonly UnsavedGame[] = $state.raw([]);
	readonly #readable = $derived.by(() =>
		this.#beside.flatMap((game) => readUnsavedGame(game) ?? [])
	);
	readonly #id: GameId;
	/** Where it is kept; nowhere for a game of which nothing is ever stored. */
	readonly #unsaved: Unsaved | undefined;

	constructor(id: GameId, unsaved?: Unsaved) {
		this.#id = id;
		this.#unsaved = unsaved;
		this.lifetime = unsaved?.lifetime(id);
		this.#beside = unsaved?.displaced(id) ?? [];
	}

	/** The oldest of the logs that were set aside. */
	get displaced(): StoredGame | undefined {
		return this.#readable[0];
	}

	/**
	 * Keeps a game of which the store has the first `stored` entries.
	 * @param gone true when it was removed: nobody is offered it before it is restored
	 */
	keep(record: GameRecord, draft: Draft, stored: number, gone = false): void {
		this.lifetime = this.#unsaved?.keep(toUnsavedGame(record, draft, stored));
		if (gone) this.#unsaved?.remove(this.#id);
	}

	/** The store lacks nothing any more. */
	drop(): void {
		if (this.lifetime === undefined) return;
		this.#unsaved?.drop(this.#id);
		this.lifetime = undefined;
	}

	/** The store has all that is shown. What is kept may be another tab's by now. */
	leave(): void {
		this.lifetime = undefined;
	}

	/** What was kept, by whichever tab; undefined when there's nothing that can be read to its end. */
	read(): StoredUnsavedPart | undefined {
		const game = this.#unsaved?.game(this.#id);
		const kept = game && readUnsavedGame(game);
		// What can't be read must not be dropped as if it were stored.
		this.lifetime = undefined;
		if (!kept || kept.unread) return undefined;
		this.lifetime = this.#unsaved?.lifetime(this.#id);
		return { ...kept, stored: game.stored };
	}

	/** Another window's log took the place of this one, of which something was never stored. */
	setAside(record: GameRecord): void {
		this.#readAgain();
		if (this.#readable.some((one) => unstoredEntries(one.record, record).own === 0)) return;
		const others = this.#beside.filter((game) => {
			const one = readUnsavedGame(game);
			return !one || one.unread || unstoredEntries(record, one.record).own > 0;
		});
		this.#putAside([...others, toUnsavedGame(record, {}, 0)]);
	}

	/** The oldest that was set aside is wanted no more. */
	discard(): void {
		const unwanted = this.displaced?.record;
		if (!unwanted) return;
		this.#readAgain();
		this.#putAside(
			this.#beside.filter((game) => !deepEqual(readUnsavedGame(game)?.record, unwanted))
		);
	}

	/** Another tab may have set something aside, or discarded it. */
	#readAgain(): void {
		if (this.#unsaved) this.#beside = this.#unsaved.displaced(this.#id);
	}

	#putAside(games: readonly UnsavedGame[]): void {
		this.#beside = games;
		this.#unsaved?.setDisplaced(this.#id, games);
	}
}
