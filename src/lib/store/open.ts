import { Connection } from './connection';
import { Database, DATABASE } from './db';
import { problemOf } from './errors';
import type { MemoryStore } from './memory';
import { DeviceShelf } from './shelf';
import { visibleTime } from './visible-time';

/** Why games take long: another window has an old version of the database open, it opens slowly, or it no longer answers. */
export type WaitReason = 'blocked' | 'slow' | 'silent';

/** Opening counts as slow after this many ms. */
const SLOW_MS = 3000;

export interface OpenOptions {
	/** Called when another tab runs a newer version of the app. This one can't store anything until it is reloaded. */
	readonly onOutdated?: () => void;
	/** Called when the database or the browser's data was deleted while the page is open. */
	readonly onCleared?: () => void;
	/** Called with the reason when opening, reading or writing has to wait, and with undefined when it no longer does. */
	readonly onWaiting?: (why: WaitReason | undefined) => void;
	/** The name of the database, for tests. */
	readonly name?: string;
}

/** What the first page opens. `fullStore` turns it into a full store. */
export type OpenShelf = DeviceShelf | MemoryStore;

/** Opens the device's database; if there is none, a store in memory with the reason in `why`. Never rejects for that. */
export async function openShelf({
	onOutdated,
	onCleared,
	onWaiting,
	name = DATABASE
}: OpenOptions = {}): Promise<OpenShelf> {
	const db = new Database(name, { onOutdated, onCleared });
	const waited = onWaiting && watchWaiting(db, onWaiting);
	try {
		await db.open();
	} catch (error) {
		db.close();
		waited?.();
		// A store in memory replays games, so it loads the rules: few browsers need it.
		const { memoryStore } = await import('./memory');
		return memoryStore(problemOf(error));
	}
	const onSilence = (silent: boolean): void => onWaiting?.(silent ? 'silent' : undefined);
	return new DeviceShelf(new Connection(db, undefined, onSilence));
}

/**
 * Reports when the database can't be opened at once; only the first waiting window learns why. Returns a function that ends the
 * watch.
 */
function watchWaiting(db: Database, onWaiting: (why: WaitReason | undefined) => void): () => void {
	const wait = visibleTime(SLOW_MS);
	void wait.over.then(() => {
		onWaiting('slow');
	});
	const done = (): void => {
		wait.stop();
		onWaiting(undefined);
	};
	db.on('blocked', () => {
		wait.stop();
		onWaiting('blocked');
		// The page shows it, so nothing needs to be logged.
		return false;
	});
	// Also after a broken connection was reopened.
	db.on('ready', done, true);
	return done;
}
