import { Connection } from './connection';
import { Database, DATABASE } from './db';
import { problemOf } from './errors';
import type { MemoryStore } from './memory';
import { DeviceShelf } from './shelf';

/** How long a removed game can be restored, in ms: a day, so that no tab loses what another can still undo. */
const RESTORABLE = 24 * 60 * 60 * 1000;

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
	const shelf = new DeviceShelf(new Connection(db));
	// What can't be purged today is purged another day.
	await shelf.purge(Date.now() - RESTORABLE);
	return shelf;
}
