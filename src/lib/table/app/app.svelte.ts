import { openShelf, type OpenShelf, type WaitReason } from '../../store/shelf-store';

/** State that all pages share: the one store of this tab. The first page needs only its shelf. */
class App {
	#shelf = $state.raw<OpenShelf>();
	#outdated = $state(false);
	#cleared = $state(0);
	#waiting = $state<WaitReason>();
	#ready: Promise<OpenShelf> | undefined;

	/** The shelf of games; undefined until the store is open. */
	get shelf(): OpenShelf | undefined {
		return this.#shelf;
	}

	/** True once a newer version of the app has taken over the database: this tab can't store anything until it is reloaded. */
	get outdated(): boolean {
		return this.#outdated;
	}

	/** How often the browser's data was cleared while this page was open. */
	get cleared(): number {
		return this.#cleared;
	}

	/** Why the store isn't open yet; undefined while there is nothing to report. */
	get waiting(): WaitReason | undefined {
		return this.#waiting;
	}

	/** Opens the store, once. Without a database it is kept in memory. */
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

export const app = new App();
