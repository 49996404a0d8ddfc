import type { Result } from '../engine/result';
import type { TileId } from '../engine/tile';
import type { Draft, Entry, FileProblem, GameId, GameRecord, Header, Summary } from '../record';
import type { Backup, Progress } from '../record/backup';
import type { Person } from '../record/people';
import type { UnreadableGame } from '../record/unreadable-game';
import type { CustomTile } from '../custom-tiles';
import type { FactName } from './facts';
import type { StoreProblem } from './problem';

/** What came of a call to the store. */
export type StoreResult<T = void> = Promise<Result<T, StoreProblem>>;

/** A game as it is stored. */
export interface StoredGame {
	readonly record: GameRecord;
	readonly summary: Summary;
	readonly draft: Draft;
	/**
	 * Why the log was read only in part: entries from a newer version, or damaged. The record holds what stands before
	 * them. Nothing can be appended to such a game (a `conflict`), for what can't be read is not overwritten.
	 */
	readonly unread?: FileProblem;
	/** With `unread`: the file of all that is stored, read or not, so that nothing is lost. */
	readonly whole?: string;
}

/**
 * What became of a game added from a file: stored as new; nothing to do, since all of it was here; the game here was
 * continued by the entries that it lacked; or, when both went on differently, stored beside it as a copy.
 */
export interface AddResult {
	readonly how: 'stored' | 'already-here' | 'continued' | 'copied';
	/** The game that now holds all that was added. */
	readonly id: GameId;
}

/** Everything that a backup can hold of a device. */
export interface DeviceExport extends Backup {
	/** Games that are too damaged even to be carried along unread: they stay where they are. */
	readonly left: number;
}

/** All that is stored of a game which may be damaged. */
export interface RawGame {
	/** The game as a backup carries one that can't be read; absent for one that is too damaged for that. */
	readonly unread?: UnreadableGame;
	/** All of it as JSON, for people: what JSON can't say is left out. */
	readonly text: string;
}

/** What became of all that a backup held. */
export interface RestoreResult {
	/** How many of its games became what, read or not. */
	readonly games: Readonly<Record<AddResult['how'], number>>;
	/** How many of these can't be read by this version of the app, and are kept as they are. */
	readonly unread: number;
	/** How many told tiles are new here. */
	readonly told: number;
	/** How many people are renamed or merged here now who weren't. */
	readonly people: number;
}

/** Stops listening. */
export type Unsubscribe = () => void;

/** A game that is stored and can't be shown: what can be told of it all the same. */
export interface DamagedGame {
	/** Its key in the database, whatever that is. */
	readonly id: GameId;
	/** When it was last written to, or set up, in ms since 1970 UTC; absent where that can't be read either. */
	readonly at?: number;
}

/** Told of the summaries of all games, newest first, and of those that are damaged. */
export type GameListListener = (
	summaries: readonly Summary[],
	damaged: readonly DamagedGame[]
) => void;

/** What is known of games without their logs: what the first page needs. Every `ok` is durable, as in {@link GameStore}. */
export interface Shelf {
	/** In the device's database, or only in this tab's memory. */
	readonly kind: 'device' | 'memory';
	/** For a store in memory that nobody asked for: what is wrong with the database. */
	readonly why?: StoreProblem;
	/**
	 * Calls back with all games now and whenever any tab changed one. Summaries are shown as they were stored; those of an
	 * earlier version, and those that can't be true, are made anew meanwhile.
	 */
	list(onChange: GameListListener, onProblem?: (problem: StoreProblem) => void): Unsubscribe;
	/** Takes a game off the list. It can be restored until the app starts again a day later. */
	remove(id: GameId): StoreResult;
	/** Brings a removed game back; `gone` when it is too late. */
	restore(id: GameId): StoreResult;
	/** The people who were renamed or merged on this device. What can't be read is passed over. */
	people(): StoreResult<readonly Person[]>;
	/** Calls back with them now and whenever any tab changed them. */
	watchPeople(onChange: (people: readonly Person[]) => void): Unsubscribe;
	/** Keeps these people in the place of all who were kept before. */
	replacePeople(people: readonly Person[]): StoreResult;
	/** The moment of a fact, in ms since 1970 UTC; undefined when it never happened. */
	getFact(name: FactName): StoreResult<number | undefined>;
	/** Notes when something happened last, in ms since 1970 UTC. */
	setFact(name: FactName, at: number): StoreResult;
	/** Closes the connection. */
	close(): void;
}

/** Where games are kept. Every call that resolves as `ok` is durable, as far as the kind of store goes. */
export interface GameStore extends Shelf {
	/** Keeps a new game without entries. A `conflict` when there's one of that id. */
	create(header: Header): StoreResult;
	/**
	 * Writes an entry with the summary and the draft that follow from it, all or nothing. A `conflict` unless the entry
	 * is exactly the next one of the stored log, whoever wrote the last.
	 */
	append(id: GameId, entry: Entry, summary: Summary, draft: Draft): StoreResult;
	/**
	 * Stores a whole game, all or nothing, of which the store has no trace: it could not be created, or the browser's data
	 * was cleared under it. `gone` when it was removed, a `conflict` when there's one of that id.
	 */
	putBack(record: GameRecord, draft: Draft): StoreResult;
	/** Replaces the draft. */
	saveDraft(id: GameId, draft: Draft): StoreResult;
	/** A game; undefined when there's none. */
	load(id: GameId): StoreResult<StoredGame | undefined>;
	/** Calls back with a game now and whenever any tab changed it; with undefined when there's none. */
	watch(
		id: GameId,
		onChange: (kept: StoredGame | undefined) => void,
		onProblem?: (problem: StoreProblem) => void
	): Unsubscribe;
	/** Adds a game from elsewhere. Never overwrites or shortens one that is here; see {@link Added}. */
	add(record: GameRecord): StoreResult<AddResult>;
	/** The tiles that were told on this device, in the order of their ids. What can't be read is passed over. */
	customTiles(): StoreResult<readonly CustomTile[]>;
	/** Keeps a told tile, in the place of what was told under its id before. */
	putCustomTile(tile: CustomTile): StoreResult;
	/** Forgets a told tile. Games in which it lies hold their own copy. */
	deleteCustomTile(id: TileId): StoreResult;
	/** All that is stored of a game, whatever state it is in; undefined when there's none. */
	raw(id: GameId): StoreResult<RawGame | undefined>;
	/** Everything that is kept but what was removed, as it is at one moment. */
	exportAll(onProgress?: Progress): StoreResult<DeviceExport>;
	/** Adds all that a backup holds, or nothing. Nothing here is overwritten or shortened; see {@link add}. */
	restoreBackup(backup: Backup, onProgress?: Progress): StoreResult<RestoreResult>;
}
