import type { LastFrame } from '$lib/store/last-frame';

/** Names that the reader can't import. */
export interface FrameNames {
	/** This version of the app. */
	readonly build: string;
	/** Where the frame is stored. */
	readonly frame: { readonly name: string; readonly store: string; readonly key: string };
	/** The name of the app's database. */
	readonly database: string;
	/** Prefixes of the keys under which storages keep what the database lacks of a game. */
	readonly unsaved: readonly string[];
	/** The key under which a storage keeps an amendment that is resumed at the start. */
	readonly amendment: string;
	/** The prefix of the lock that a window with an open game holds. */
	readonly lock: string;
	/** Data attributes of the root element that change how a table looks. */
	readonly look: readonly string[];
}

/** What the database has of a game, as it was stored. */
export interface StoredState {
	readonly header: unknown;
	readonly draft: unknown;
	/** Number of entries. */
	readonly count: number;
	/** The row of the last entry; undefined if there is none. */
	readonly last: unknown;
}

/**
 * Reads the last frame, and everything that tells whether it is still true. `hooks.server.ts` writes this class into the page, so
 * it must use nothing from outside.
 */
export class FrameReader {
	constructor(private readonly names: FrameNames) {}

	/** Returns the stored frame, if it shows this game in this build. */
	async frame(game: string): Promise<LastFrame | undefined> {
		const { name, store, key } = this.names.frame;
		const found = await this.#read(name, [store], (reading) => reading.objectStore(store).get(key));
		const frame = found?.result as LastFrame | undefined;
		return frame?.game === game && frame.build === this.names.build ? frame : undefined;
	}

	/** Returns what the database has of a game; undefined if it has nothing, or if the game is deleted. */
	async stored(game: string): Promise<StoredState | undefined> {
		const range = IDBKeyRange.bound([game, -Infinity], [game, Infinity]);
		const found = await this.#read(this.names.database, ['games', 'entries'], (reading) => {
			const entries = reading.objectStore('entries');
			return {
				row: reading.objectStore('games').get(game),
				count: entries.count(range),
				last: entries.openCursor(range, 'prev')
			};
		});
		const row: unknown = found?.row.result;
		if (!found || !this.#isGame(row)) return undefined;
		const last: unknown = found.last.result?.value;
		return { header: row.header, draft: row.draft, count: found.count.result, last };
	}

	/** Returns a text that changes with everything in the database that decides what a game's table shows. */
	fingerprint({ header, draft, count, last }: StoredState): string {
		return JSON.stringify([header, draft, count, last]);
	}

	/** Returns a text that changes with everything about the screen and the browser that makes a table look different. */
	screen(): string {
		const { documentElement } = document;
		const media = ['prefers-color-scheme: dark', 'prefers-contrast: more', 'forced-colors: active'];
		return JSON.stringify([
			innerWidth,
			innerHeight,
			devicePixelRatio,
			documentElement.lang,
			getComputedStyle(documentElement).fontSize,
			...this.names.look.map((name) => documentElement.dataset[name]),
			...[...media, 'hover: hover', 'display-mode: standalone'].map(
				(each) => matchMedia(`(${each})`).matches
			)
		]);
	}

	/** True if the app's board rests where a start shows it, and all of its land is drawn. */
	isSettled(): boolean {
		const board = document.querySelector('#tilekeep [data-settled]');
		return board?.querySelector('[data-pending], [data-tiles="0"]') === null;
	}

	/** True if a game's table shows more than the database has, or something else. */
	isUnsaved(game: string): boolean {
		const { unsaved, amendment } = this.names;
		const keys = [...unsaved.map((prefix) => prefix + game), amendment];
		return [localStorage, sessionStorage].some((storage) =>
			keys.some((key) => storage.getItem(key) !== null)
		);
	}

	/** True if another window has the game open: then its table says so. */
	async isOpenElsewhere(game: string): Promise<boolean> {
		if (!('locks' in navigator)) return false;
		const { held = [] } = await navigator.locks.query();
		return held.some(({ name }) => name === this.names.lock + game);
	}

	#isGame(row: unknown): row is { header: unknown; draft: unknown } {
		return typeof row === 'object' && row !== null && 'header' in row && !('removed' in row);
	}

	/** Reads from an existing database; never creates or upgrades one. Rejects if it has no such stores. */
	#read<T>(
		name: string,
		stores: string[],
		read: (reading: IDBTransaction) => T
	): Promise<T | undefined> {
		return new Promise((resolve, reject) => {
			const opening = indexedDB.open(name);
			opening.onupgradeneeded = () => opening.transaction?.abort();
			opening.onerror = (event) => {
				event.preventDefault();
				resolve(undefined);
			};
			opening.onsuccess = () => {
				const db = opening.result;
				try {
					const reading = db.transaction(stores);
					const found = read(reading);
					reading.oncomplete = () => {
						resolve(found);
					};
					reading.onabort = () => {
						resolve(undefined);
					};
				} catch (error) {
					reject(error instanceof Error ? error : new Error(String(error)));
				} finally {
					// Takes effect once the transaction is over.
					db.close();
				}
			};
		});
	}
}
