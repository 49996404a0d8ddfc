import { openShelf, type OpenShelf, type WaitReason } from '../../store/shelf-store';

/** What all pages share: the one store of this tab, of which the first page needs only the shelf. */
class App {
	#shelf = $state.raw<OpenShelf>();
	#outdated = $state(false);
	#cleared = $state(0);
	#waiting = $state<WaitReason>();
	#ready: Promise<OpenShelf> | undefined;

	/** The games on the shelf; undefined until the store is open. */
	get shelf(): OpenShelf | undefined {
		return this.#shelf;
	}

	/** A newer version of the app took the database over: this tab can store nothing until it is reloaded. */
	get outdated(): boolean {
		return this.#outdated;
	}

	/** How often the browser's data was cleared while this page was open. */
	get cleared(): number {
		return this.#cleared;
	}

	/** Why the store isn't open yet; undefined as long as there's nothing to be said of it. */
	get waiting(): WaitReason | undefined {
		return this.#waiting;
	}

	/** Opens the store, once. Without a database it is one in memory. */
	get ready(): Promise<OpenShelf> {
		return (this.#ready ??= this.#open());
	}

	async #open(): Promise<OpenShelf> {
		const onOutdated = (): void => {
			this.#outdated = true;
		};
		const onCleared = (): void => {
			this.#cleared++;
		};
		const onWaiting = (why: WaitReason | undefined): void => {
			this.#waiting = why;
		};
		return (this.#shelf = await openShelf({ onOutdated, onCleared, onWaiting }));
	}
}

/** The app in this tab. */
export const app = new App();
