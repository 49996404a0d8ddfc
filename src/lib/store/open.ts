import { Database, DATABASE } from './db';
import { DeviceStore } from './device';
import { problemOf } from './errors';
import type { GameStore } from './games';
import { memoryStore } from './memory';

/** How long a removed game can be restored, in ms: a day, so that no tab loses what another can still undo. */
const RESTORABLE = 24 * 60 * 60 * 1000;

/** How a store is opened. */
export interface OpenOptions {
	/** Called when another tab runs a newer version of the app, and this one can store no more until it is reloaded. */
	readonly onOutdated?: () => void;
	/** The database, for tests. */
	readonly name?: string;
}

/**
 * Opens the store: the device's database, or memory where the browser gives none, `why` then telling the reason.
 * Never rejects for a reason that lies in the browser.
 */
export async function openStore({
	onOutdated,
	name = DATABASE
}: OpenOptions = {}): Promise<GameStore> {
	const db = new Database(name, onOutdated);
	try {
		await db.open();
	} catch (error) {
		db.close();
		return memoryStore(problemOf(error));
	}
	const store = new DeviceStore(db);
	// What can't be purged today is purged another day.
	await store.purge(Date.now() - RESTORABLE);
	return store;
}
