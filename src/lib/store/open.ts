import { Connection } from './connection';
import { Database, DATABASE } from './db';
import { problemOf } from './errors';
import type { MemoryStore } from './memory';
import { DeviceShelf } from './shelf';

/** Why a store isn't open yet: another window holds its database in an earlier version; or the browser takes its time. */
export type WaitReason = 'blocked' | 'slow';

/** A browser that hasn't opened the database after so many ms is slow, or another window keeps it from doing so. */
const SLOW_MS = 3000;

/** How a store is opened. */
export interface OpenOptions {
	/** Called when another tab runs a newer version of the app, and this one can store no more until it is reloaded. */
	readonly onOutdated?: () => void;
	/** Called when the database was deleted, or the browser's data cleared, under the open page. */
	readonly onCleared?: () => void;
	/** Called with the reason when opening has to wait, and with undefined when it waits no more. */
	readonly onWaiting?: (why: WaitReason | undefined) => void;
	/** The database, for tests. */
	readonly name?: string;
}

/** What the first page opens. A whole store is made of it by `fullStore`. */
export type OpenShelf = DeviceShelf | MemoryStore;

/**
 * Opens the device's database, or memory where the browser gives none, `why` then telling the reason. Never rejects for
 * a reason that lies in the browser.
 */
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
		// Its games are replayed from the start, so the rules come with it: few browsers need it.
		const { memoryStore } = await import('./memory');
		return memoryStore(problemOf(error));
	}
	return new DeviceShelf(new Connection(db));
}

/**
 * Tells when the database can't be opened at once. Only the first window that waits for another one is told so by its
 * browser; those behind it in the queue just wait.
 * @returns to be called when it is given up
 */
function watchWaiting(db: Database, onWaiting: (why: WaitReason | undefined) => void): () => void {
	const timer = setTimeout(() => {
		onWaiting('slow');
	}, SLOW_MS);
	const done = (): void => {
		clearTimeout(timer);
		onWaiting(undefined);
	};
	db.on('blocked', () => {
		clearTimeout(timer);
		onWaiting('blocked');
		// The page says it: the console needn't.
		return false;
	});
	// Also when a connection that broke was opened anew.
	db.on('ready', done, true);
	return done;
}
