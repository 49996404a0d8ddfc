import { openStore, type GameStore } from '../store';

/** What all pages share: the one store of this tab. */
class App {
	#store = $state.raw<GameStore>();
	#outdated = $state(false);
	#ready: Promise<GameStore> | undefined;

	/** The store; undefined until it is open. */
	get store(): GameStore | undefined {
		return this.#store;
	}

	/** A newer version of the app took the database over: this tab can store nothing until it is reloaded. */
	get outdated(): boolean {
		return this.#outdated;
	}

	/** Opens the store, once. Without a database it is one in memory. */
	get ready(): Promise<GameStore> {
		return (this.#ready ??= this.#open());
	}

	async #open(): Promise<GameStore> {
		const onOutdated = (): void => {
			this.#outdated = true;
		};
		return (this.#store = await openStore({ onOutdated }));
	}
}

/** The app in this tab. */
export const app = new App();
