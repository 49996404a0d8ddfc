/* The last frame of a running game, in a database of its own: it is never backed up, and losing it loses nothing. */

/** The database of the last frame, its only store, and the key of its only row. */
export const FRAME_DATABASE = { name: 'tilekeep-frame', store: 'frames', key: 'last' } as const;

/** What a running game's page showed last, and all that must still be so for it to be shown again. */
export interface LastFrame {
	readonly game: string;
	/** The version of the app: markup fits only the style sheets of its own build. */
	readonly build: string;
	/** What was stored of the game; see `FrameOpener.fingerprint`. */
	readonly log: string;
	/** The screen that it was drawn for; see `FrameOpener.screen`. */
	readonly screen: string;
	readonly markup: string;
	/** The contents of the canvases in the markup, in order. */
	readonly pictures: readonly Blob[];
}

/** Stores a frame and replaces the one before. Does nothing if storage is refused or full. */
export const keepFrame = (frame: LastFrame): Promise<void> =>
	change((frames) => frames.put(frame, FRAME_DATABASE.key));

/** Deletes the frame of a game, if it is the one that is stored. */
export const dropFrame = (game: string): Promise<void> =>
	change((frames) => {
		const last = frames.get(FRAME_DATABASE.key);
		last.onsuccess = () => {
			const frame = last.result as LastFrame | undefined;
			if (frame?.game === game) frames.delete(FRAME_DATABASE.key);
		};
	});

/** Opened for each change only: no other window has to wait for this connection. */
async function change(work: (frames: IDBObjectStore) => void): Promise<void> {
	try {
		const db = await opened();
		await changed(db, work).finally(() => {
			db.close();
		});
	} catch {
		// Without a frame the game just opens later.
	}
}

function opened(): Promise<IDBDatabase> {
	return new Promise((resolve, reject) => {
		const opening = indexedDB.open(FRAME_DATABASE.name, 1);
		opening.onupgradeneeded = () => opening.result.createObjectStore(FRAME_DATABASE.store);
		opening.onsuccess = () => {
			resolve(opening.result);
		};
		opening.onerror = () => {
			reject(new Error('The database of the last frame cannot be opened.'));
		};
	});
}

function changed(db: IDBDatabase, work: (frames: IDBObjectStore) => void): Promise<void> {
	return new Promise((resolve, reject) => {
		const { store } = FRAME_DATABASE;
		const changing = db.transaction(store, 'readwrite', { durability: 'relaxed' });
		changing.oncomplete = () => {
			resolve();
		};
		changing.onabort = () => {
			reject(new Error('The last frame cannot be stored.'));
		};
		work(changing.objectStore(store));
	});
}
