import { Connection } from './connection';
import { Database, DATABASE } from './db';
import { problemOf } from './errors';
import type { MemoryStore } from './memory';
import { DeviceShelf } from './shelf';

/** How a store is opened. */
export interface OpenOptions {
	/** Called when another tab runs a newer version of the app, and this one can store no more until it is reloaded. */
	readonly onOutdated?: () => void;
	/** The database, for tests. */
	readonly name?: string;
}

/** What the first page opens. A whole store is made of it by `storeOn`. */
export type OpenShelf = DeviceShelf | MemoryStore;

/**
 * Opens the device's database, or memory where the browser gives none, `why` then telling the reason. Never rejects for
 * a reason that lies in the browser.
 */
export async function openShelf({
	onOutdated,
	name = DATABASE
}: OpenOptions = {}): Promise<OpenShelf> {
	const db = new Database(name, onOutdated);
	try {
		await db.open();
	} catch (error) {
		db.close();
		// Its games are replayed from the start, so the rules come with it: few browsers need it.
		const { memoryStore } = await import('./memory');
		return memoryStore(problemOf(error));
	}
	return new DeviceShelf(new Connection(db));
}
