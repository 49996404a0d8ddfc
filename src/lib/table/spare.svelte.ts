import { sameValue, type Draft, type GameId, type GameRecord } from '../record';
import {
	ownOf,
	readApart,
	setApart,
	type Kept,
	type Life,
	type Unsaved,
	type UnsavedGame
} from '../store';

/** What is kept apart of a game, and how many of its entries the store had then. */
export interface Spared extends Kept {
	readonly stored: number;
}

/** What the store lacks of one game, kept apart from it until it is stored. */
export class Spare {
	/** How long it lives where it is kept; undefined while nothing has to be. */
	life = $state<Life>();
	/** What was entered here and can't be stored, since another window went on differently; the oldest first. */
	#beside: readonly UnsavedGame[] = $state.raw([]);
	readonly #readable = $derived.by(() => this.#beside.flatMap((game) => readApart(game) ?? []));
	readonly #id: GameId;
	/** Where it is kept; nowhere for a game of which nothing is ever stored. */
	readonly #unsaved: Unsaved | undefined;

	constructor(id: GameId, unsaved?: Unsaved) {
		this.#id = id;
		this.#unsaved = unsaved;
		this.life = unsaved?.life(id);
		this.#beside = unsaved?.aside(id) ?? [];
	}

	/** The oldest of the logs that were set aside. */
	get beside(): Kept | undefined {
		return this.#readable[0];
	}

	/**
	 * Keeps a game of which the store has the first `stored` entries.
	 * @param gone true when it was removed: nobody is offered it before it is restored
	 */
	keep(record: GameRecord, draft: Draft, stored: number, gone = false): void {
		this.life = this.#unsaved?.keep(setApart(record, draft, stored));
		if (gone) this.#unsaved?.remove(this.#id);
	}

	/** The store lacks nothing any more. */
	drop(): void {
		if (this.life === undefined) return;
		this.#unsaved?.drop(this.#id);
		this.life = undefined;
	}

	/** The store has all that is shown. What is kept may be another tab's by now. */
	leave(): void {
		this.life = undefined;
	}

	/** What was kept, by whichever tab; undefined when there's nothing that can be read to its end. */
	read(): Spared | undefined {
		const game = this.#unsaved?.game(this.#id);
		const kept = game && readApart(game);
		// What can't be read must not be dropped as if it were stored.
		this.life = undefined;
		if (!kept || kept.unread) return undefined;
		this.life = this.#unsaved?.life(this.#id);
		return { ...kept, stored: game.stored };
	}

	/** Another window's log took the place of this one, of which something was never stored. */
	setAside(record: GameRecord): void {
		this.#readAgain();
		if (this.#readable.some((one) => ownOf(one.record, record).own === 0)) return;
		const others = this.#beside.filter((game) => {
			const one = readApart(game);
			return !one || one.unread || ownOf(record, one.record).own > 0;
		});
		this.#putAside([...others, setApart(record, {}, 0)]);
	}

	/** The oldest that was set aside is wanted no more. */
	discard(): void {
		const unwanted = this.beside?.record;
		if (!unwanted) return;
		this.#readAgain();
		this.#putAside(this.#beside.filter((game) => !sameValue(readApart(game)?.record, unwanted)));
	}

	/** Another tab may have set something aside, or discarded it. */
	#readAgain(): void {
		if (this.#unsaved) this.#beside = this.#unsaved.aside(this.#id);
	}

	#putAside(games: readonly UnsavedGame[]): void {
		this.#beside = games;
		this.#unsaved?.putAside(this.#id, games);
	}
}
