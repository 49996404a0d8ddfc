import { openShelf, type OpenShelf } from '../store/light';

/** What all pages share: the one store of this tab, of which the first page needs only the shelf. */
class App {
	#shelf = $state.raw<OpenShelf>();
	#outdated = $state(false);
	#ready: Promise<OpenShelf> | undefined;

	/** The games on the shelf; undefined until the store is open. */
	get shelf(): OpenShelf | undefined {
		return this.#shelf;
	}

	/** A newer version of the app took the database over: this tab can store nothing until it is reloaded. */
	get outdated(): boolean {
		return this.#outdated;
	}

	/** Opens the store, once. Without a database it is one in memory. */
	get ready(): Promise<OpenShelf> {
		return (this.#ready ??= this.#open());
	}

	async #open(): Promise<OpenShelf> {
		const onOutdated = (): void => {
			this.#outdated = true;
		};
		return (this.#shelf = await openShelf({ onOutdated }));
	}
}

/** The app in this tab. */
export const app = new App();
