import type { GameId, Summary } from '../record';
import type { OpenShelf, Stored, StoreProblem } from '../store/light';

/** The games on this device, as the first page lists them. */
export class Library {
	/** Undefined until the store has told. */
	#games = $state.raw<readonly Summary[]>();
	#problem = $state.raw<StoreProblem>();

	constructor(readonly shelf: OpenShelf) {}

	/** Follows the store until the returned function is called. */
	follow(): () => void {
		return this.shelf.list(
			(games) => {
				this.#games = games;
			},
			(problem) => {
				this.#problem = problem;
			}
		);
	}

	/** False until the store has told what there is. */
	get known(): boolean {
		return this.#games !== undefined || this.#problem !== undefined;
	}

	/** Why the games can't be read. */
	get problem(): StoreProblem | undefined {
		return this.#problem;
	}

	/** All games, the last touched first. */
	readonly games = $derived([...(this.#games ?? [])].sort((a, b) => b.modified - a.modified));

	/** The unfinished game that was touched last. */
	readonly current = $derived(this.games.find(({ state }) => state !== 'closed'));

	/** All games but the current one. */
	readonly others = $derived(this.games.filter((game) => game !== this.current));

	/** A game was played to its end here: the data has become worth protecting. */
	readonly worthKeeping = $derived(this.games.some(({ state }) => state !== 'playing'));

	/** Takes a game off the list. */
	remove(id: GameId): Stored {
		return this.shelf.remove(id);
	}

	/** Brings it back. */
	restore(id: GameId): Stored {
		return this.shelf.restore(id);
	}
}
