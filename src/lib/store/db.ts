import { Dexie, type EntityTable, type Table } from 'dexie';
import type { TileId } from '../engine/tile';
import type { Draft, Entry, GameId, Header, Summary } from '../record';
import type { PhotoId } from '../record/evening';
import type { TournamentId } from '../tournament/tournament';

/** A game in the database, without its entries. */
export interface GameRow {
	readonly id: GameId;
	readonly header: Header;
	readonly summary: Summary;
	readonly draft: Draft;
	/** When the game was deleted, in ms since 1970 UTC. */
	readonly removed?: number;
	/** True if the game was deleted for good: this row stays so that no open tab stores it again. */
	readonly purged?: true;
	/** When the game was last played, in ms since 1970 UTC. Later than the time of any game played before: see `touch`. */
	readonly touched?: number;
}

/** An entry in the database; its key is the game and its number. */
export interface EntryRow {
	readonly game: GameId;
	/** The number of the entry in its game. */
	readonly seq: number;
	readonly entry: Entry;
}

/** A custom tile in the database. Validated when read. */
export interface CustomTileRow {
	readonly id: TileId;
	readonly [field: string]: unknown;
}

/** A custom box in the database. Validated when read. */
export interface CustomBoxRow {
	readonly name: string;
	readonly [field: string]: unknown;
}

/** A player who was renamed or merged, in the database. Validated when read. */
export interface PersonRow {
	readonly id: string;
	readonly [field: string]: unknown;
}

/** The evening of a game in the database. Validated when read. */
interface EveningRow {
	readonly game: GameId;
	readonly [field: string]: unknown;
}

/** A photo in the database; its key is the game and its id. Validated when read. */
interface PhotoRow {
	readonly game: GameId;
	readonly id: PhotoId;
	readonly [field: string]: unknown;
}

/** A tournament in the database. Validated when read. */
export interface TournamentRow {
	readonly id: TournamentId;
	/** When it was deleted, in ms since 1970 UTC. */
	readonly removed?: number;
	readonly [field: string]: unknown;
}

/** A fact about this device in the database. Validated when read. */
export interface FactRow {
	readonly name: string;
	readonly [field: string]: unknown;
}

/** What each version of the database added, from version 1. No version removed or changed tables. */
const SCHEMA_VERSIONS = [
	{ what: 'games', stores: { games: 'id', entries: '[game+seq]' } },
	{ what: 'told tiles', stores: { told: 'id' } },
	{
		what: 'people renamed or merged, and facts about the device',
		stores: { people: 'id', facts: 'name' }
	},
	{ what: 'evenings and photos', stores: { evenings: 'game', photos: '[game+id]' } },
	{ what: 'tournaments', stores: { tournaments: 'id' } },
	{ what: 'custom boxes', stores: { boxes: 'name' } }
] as const;

/** Called when something happens to the database. */
interface DatabaseListener {
	/** Called when a newer version of the app, in another tab, needs to upgrade the database. */
	readonly onOutdated?: (() => void) | undefined;
	/** Called when the browser or the user deletes the database. */
	readonly onCleared?: (() => void) | undefined;
}

export const DATABASE = 'tilekeep';

/** The app's database. Readers validate every row: another version of the app may have written it. */
export class Database extends Dexie {
	declare readonly games: EntityTable<GameRow, 'id'>;
	declare readonly entries: Table<EntryRow, [GameId, number]>;
	declare readonly told: EntityTable<CustomTileRow, 'id'>;
	declare readonly people: EntityTable<PersonRow, 'id'>;
	declare readonly facts: EntityTable<FactRow, 'name'>;
	declare readonly evenings: EntityTable<EveningRow, 'game'>;
	declare readonly photos: Table<PhotoRow, [GameId, PhotoId]>;
	declare readonly tournaments: EntityTable<TournamentRow, 'id'>;
	declare readonly boxes: EntityTable<CustomBoxRow, 'name'>;
	/** True once a newer version of the app has asked to upgrade: this connection is closed for good. */
	outdated = false;

	constructor(name: string, { onOutdated, onCleared }: DatabaseListener = {}) {
		// No cache: it would show entries before they are durable.
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
		// If the user clears the browser's data, this is the only event.
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

	/** All photos of a game. */
	photosOf(game: GameId) {
		return this.photos.where('[game+id]').between([game, Dexie.minKey], [game, Dexie.maxKey]);
	}
}
