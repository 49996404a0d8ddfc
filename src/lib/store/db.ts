import { Dexie, type EntityTable, type Table } from 'dexie';
import type { TileId } from '../engine/tile';
import type { Draft, Entry, GameId, Header, Summary } from '../record';

/** A game as the database holds it, but for its entries. */
export interface GameRow {
	readonly id: GameId;
	readonly header: Header;
	readonly summary: Summary;
	readonly draft: Draft;
	/** When it was taken off the list, in ms since 1970 UTC. */
	readonly removed?: number;
	/** True for one that was removed so long ago that only this mark is left: no open tab shall bring it back. */
	readonly purged?: true;
	/** When it was last written to at its table, later than any other game before: see `touch`. */
	readonly touched?: number;
}

/** An entry as the database holds it; one for each game and number. */
export interface EntryRow {
	readonly game: GameId;
	/** That of the entry. */
	readonly seq: number;
	readonly entry: Entry;
}

/** A told tile as the database holds it: what is in it is checked when it is read. */
export interface CustomTileRow {
	readonly id: TileId;
	readonly [field: string]: unknown;
}

/** Somebody who was renamed, or is one with another, as the database holds it: what is in it is checked when it is read. */
export interface PersonRow {
	readonly id: string;
	readonly [field: string]: unknown;
}

/** A small fact about this device as the database holds it: checked when it is read. */
export interface FactRow {
	readonly name: string;
	readonly [field: string]: unknown;
}

/** What each version of the database added, from 1. None changed or dropped what an earlier one had. */
const SCHEMA_VERSIONS = [
	{ what: 'games', stores: { games: 'id', entries: '[game+seq]' } },
	{ what: 'told tiles', stores: { told: 'id' } },
	{
		what: 'people renamed or merged, and facts about the device',
		stores: { people: 'id', facts: 'name' }
	}
] as const;

/** Whom to tell what becomes of the database. */
interface DatabaseListener {
	/** Called when a newer version of the app, in another tab, needs this one to let go. */
	readonly onOutdated?: (() => void) | undefined;
	/** Called when the database is being deleted, by this browser or its user. */
	readonly onCleared?: (() => void) | undefined;
}

/** The name of the app's database. */
export const DATABASE = 'tilekeep';

/**
 * The app's database. What reads it checks every row, for it may have been written by another version of the app.
 */
export class Database extends Dexie {
	declare readonly games: EntityTable<GameRow, 'id'>;
	declare readonly entries: Table<EntryRow, [GameId, number]>;
	declare readonly told: EntityTable<CustomTileRow, 'id'>;
	declare readonly people: EntityTable<PersonRow, 'id'>;
	declare readonly facts: EntityTable<FactRow, 'name'>;
	/** True once a newer version of the app has asked for the database, and this connection is closed for good. */
	outdated = false;

	constructor(name: string, { onOutdated, onCleared }: DatabaseListener = {}) {
		// No cache: it would show an entry before it is durable.
		super(name, { chromeTransactionDurability: 'strict', cache: 'disabled' });
		for (const [index, { stores }] of SCHEMA_VERSIONS.entries())
			this.version(index + 1).stores(stores);
		this.on('versionchange', ({ newVersion }) => {
			if (newVersion === null) {
				onCleared?.();
				return;
			}
			this.outdated = true;
			this.close();
			onOutdated?.();
			return false;
		});
		// Whoever clears the browser's data closes the connection, and tells nobody but by this.
		if (onCleared)
			this.on(
				'ready',
				() => {
					this.backendDB().addEventListener('close', onCleared);
				},
				true
			);
	}

	/** All entries of a game, in order. */
	entriesOf(game: GameId) {
		return this.entries.where('[game+seq]').between([game, Dexie.minKey], [game, Dexie.maxKey]);
	}
}
