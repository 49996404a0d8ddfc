import type { Draft, GameId, GameRecord } from '../record';
import { ownOf, readApart, setApart, type Kept, type Life, type Unsaved } from '../store';

/** What is kept apart of a game, and how many of its entries the store had then. */
export interface Spared extends Kept {
	readonly stored: number;
}

/** What the store lacks of one game, kept apart from it until it is stored. */
export class Spare {
	/** How long it lives where it is kept; undefined while nothing has to be. */
	life = $state<Life>();
	/** What was entered here and can't be stored, since another window went on differently; the oldest first. */
	#beside: readonly Kept[] = $state.raw([]);
	readonly #id: GameId;
	/** Where it is kept; nowhere for a game of which nothing is ever stored. */
	readonly #unsaved: Unsaved | undefined;

	constructor(id: GameId, unsaved?: Unsaved) {
		this.#id = id;
		this.#unsaved = unsaved;
		this.life = unsaved?.life(id);
		this.#beside = (unsaved?.aside(id) ?? []).flatMap((game) => readApart(game) ?? []);
	}

	/** The oldest of the logs that were set aside. */
	get beside(): Kept | undefined {
		return this.#beside[0];
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

	/** What was kept, by whichever tab; undefined when there's nothing that can be read to its end. */
	read(): Spared | undefined {
		const game = this.#unsaved?.game(this.#id);
		const kept = game && readApart(game);
		return game && kept && !kept.unread ? { ...kept, stored: game.stored } : undefined;
	}

	/** Another window's log took the place of this one, of which something was never stored. */
	setAside(record: GameRecord): void {
		const aside = readApart(setApart(record, {}, 0));
		if (!aside || this.#beside.some((one) => ownOf(one.record, record).own === 0)) return;
		const others = this.#beside.filter((one) => ownOf(record, one.record).own > 0);
		this.#putAside([...others, aside]);
	}

	/** The oldest that was set aside is wanted no more. */
	discard(): void {
		this.#putAside(this.#beside.slice(1));
	}

	#putAside(games: readonly Kept[]): void {
		this.#beside = games;
		this.#unsaved?.putAside(
			this.#id,
			games.map(({ record }) => setApart(record, {}, 0))
		);
	}
}
