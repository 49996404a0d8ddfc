import type { Result } from '../engine/result';
import type { TileId } from '../engine/tile';
import type { Draft, Entry, FileProblem, GameRecord, Summary } from '../record';
import type { Backup, Progress } from '../record/backup';
import type { Person } from '../record/people';
import type { LookSummary } from '../record/summary';
import type { UnreadableGame } from '../record/unreadable-game';
import type { CustomBox, CustomTile } from '../custom-tiles';
import type { StoreProblem } from './problem';
import * as v from 'valibot';
import { timestampSchema, gameId, type GameId } from '../record/header-shape';
import type { FactRow } from './db';

/** The result of a call to the store. */
export type StoreResult<T = void> = Promise<Result<T, StoreProblem>>;

/** What is stored of a game, read without its rules. */
export interface StoredLog {
	readonly record: GameRecord;
	readonly draft: Draft;
	/**
	 * Why later entries are missing: they are damaged, or from a newer version. To keep them, nothing can be appended (a
	 * `conflict`).
	 */
	readonly unread?: FileProblem;
	/** With `unread`: a file with everything that is stored, readable or not. */
	readonly whole?: string;
}

/** A stored game whose rules are loaded. */
export interface StoredGame extends StoredLog {
	readonly summary: Summary;
}

/**
 * What happened to an added game: it is new here; all of it was here already; the game here got what it lacked; or the logs
 * differ, and it was stored as a copy.
 */
export interface AddResult {
	readonly how: 'stored' | 'already-here' | 'continued' | 'copied';
	/** The game that now holds everything that was added. */
	readonly id: GameId;
}

/** Everything that a backup holds of a device. */
export interface DeviceExport extends Backup {
	/** How many games are too damaged to be included in any form. They stay on the device. */
	readonly left: number;
	/** How many photos the browser can't read any more, of those that should be included. */
	readonly leftPhotos: number;
}

/** What to export besides all games. */
export interface ExportOptions {
	/** True for the photos, too. */
	readonly photos?: boolean;
	readonly onProgress?: Progress | undefined;
}

/** Everything stored of a game that may be damaged. */
export interface RawGame {
	/** The game as a backup includes an unreadable one; absent if it is too damaged for that. */
	readonly unread?: UnreadableGame;
	/** All of it as JSON for people to read, without values that JSON can't express. */
	readonly text: string;
}

export interface RestoreResult {
	/** How many of its games, readable or not, had which result. */
	readonly games: Readonly<Record<AddResult['how'], number>>;
	/** How many of these games this version of the app can't read. They are stored as they are. */
	readonly unread: number;
	/** How many custom tiles are new here. */
	readonly told: number;
	/** How many players are newly renamed or merged here. */
	readonly people: number;
	/** How many photos are new here. */
	readonly photos: number;
	/** How many tournaments had which result; absent if the backup has none. */
	readonly tournaments?: Readonly<Record<AddResult['how'], number>>;
}

export type Unsubscribe = () => void;

/** A stored game that can't be read. */
export interface DamagedGame {
	/** Its key in the database, whatever that is. */
	readonly id: GameId;
	/** When it was last changed or created, in ms since 1970 UTC; absent if that can't be read either. */
	readonly at?: number;
	/** What is shown of it if it isn't damaged, but has something that this version doesn't know: it can only be looked at. */
	readonly look?: LookSummary;
}

/** Called with the summaries of all games, newest first, and with the damaged games. */
export type GameListListener = (
	summaries: readonly Summary[],
	damaged: readonly DamagedGame[]
) => void;

/** Games without their logs: all that the first page needs. Every `ok` is durable, as in {@link GameStore}. */
export interface Shelf {
	/** In the device's database, or only in this tab's memory. */
	readonly kind: 'device' | 'memory';
	/** Why the store is in memory, if the database failed. */
	readonly why?: StoreProblem;
	/** Calls back with all games now and when any tab changes one. Outdated and invalid summaries are rebuilt meanwhile. */
	list(onChange: GameListListener, onProblem?: (problem: StoreProblem) => void): Unsubscribe;
	/** Deletes a game. It can be restored for a day. */
	remove(id: GameId): StoreResult;
	/** Restores a deleted game; `gone` if it is too late. */
	restore(id: GameId): StoreResult;
	/** The players who were renamed or merged on this device. Skips what can't be read. */
	people(): StoreResult<readonly Person[]>;
	/** Calls back with these players now and whenever any tab changed them. */
	watchPeople(
		onChange: (people: readonly Person[]) => void,
		onProblem?: (problem: StoreProblem) => void
	): Unsubscribe;
	/** Replaces all renamed and merged players by these. */
	replacePeople(people: readonly Person[]): StoreResult;
	/** The time of a fact, in ms since 1970 UTC; undefined if there is none. */
	getFact(name: FactName): StoreResult<number | undefined>;
	/** Stores the time of a fact, in ms since 1970 UTC. */
	setFact(name: FactName, at: number): StoreResult;
	close(): void;
}

/** All games. Every call that resolves as `ok` is durable, as far as this kind of store can be. */
export interface GameStore extends Shelf {
	/** Appends an entry with its summary and draft, all or nothing. A `conflict` unless it is the next entry of the stored log. */
	append(id: GameId, entry: Entry, summary: Summary, draft: Draft): StoreResult;
	/** Stores a whole game of which there is no trace, all or nothing. `gone` if it was deleted, a `conflict` if the id is taken. */
	putBack(record: GameRecord, draft: Draft): StoreResult;
	saveDraft(id: GameId, draft: Draft): StoreResult;
	/** A game; undefined if there is none. */
	load(id: GameId): StoreResult<StoredGame | undefined>;
	/** Calls back with a game now and whenever any tab changed it; with undefined if there is none. */
	watch(
		id: GameId,
		onChange: (kept: StoredGame | undefined) => void,
		onProblem?: (problem: StoreProblem) => void
	): Unsubscribe;
	/**
	 * Adds a game from elsewhere. Never overwrites or shortens a stored one; see {@link AddResult}.
	 * @param signal stops it with the problem `stopped`, unless it is being stored already
	 */
	add(record: GameRecord, signal?: AbortSignal): StoreResult<AddResult>;
	/** The custom tiles of this device, in the order of their ids. Skips what can't be read. */
	customTiles(): StoreResult<readonly CustomTile[]>;
	/** Stores a custom tile and replaces the one with the same id. */
	putCustomTile(tile: CustomTile): StoreResult;
	/** Deletes a custom tile. Games that use it contain their own copy. */
	deleteCustomTile(id: TileId): StoreResult;
	/** The custom boxes of this device, by name. Skips what can't be read. */
	customBoxes(): StoreResult<readonly CustomBox[]>;
	/** Stores a custom box in place of the one with its name, and of the one with its former name. */
	putCustomBox(box: CustomBox, formerName?: string): StoreResult;
	/** Deletes a custom box. Games that are played with it contain their own copy. */
	deleteCustomBox(name: string): StoreResult;
	/** Everything stored of a game, in whatever state; undefined if there is none. */
	raw(id: GameId): StoreResult<RawGame | undefined>;
	/** Everything that is stored except deleted games, as of one moment. */
	exportAll(options?: ExportOptions): StoreResult<DeviceExport>;
	/**
	 * Adds everything in a backup, or nothing. Never overwrites or shortens anything stored; see {@link add}.
	 * @param signal stops it with the problem `stopped`, unless all of it is being stored already
	 */
	restoreBackup(
		backup: Backup,
		onProgress?: Progress,
		signal?: AbortSignal
	): StoreResult<RestoreResult>;
}

/**
 * Times in ms since 1970 UTC: the last full backup, the backup reminder last dismissed, the last turn written in any game,
 * the last change of what is kept of an evening.
 */
export type FactName = 'backed-up' | 'reminder-closed' | 'touched' | 'evening-kept';

export const factRow = (name: FactName, at: number): FactRow => ({ name, at });

/** The time in a fact's row; undefined if there is no valid one. */
export function timeIn(row: FactRow | undefined): number | undefined {
	const at = v.safeParse(timestampSchema, row?.['at']);
	return at.success ? at.output : undefined;
}

/** A new, unique game id: 128 random bits. Works in insecure contexts too. */
export function newGameId(): GameId {
	const bytes = crypto.getRandomValues(new Uint8Array(16));
	return gameId([...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(''));
}

/** How long a deleted game can be restored, in ms: a day, so that no tab loses what another one can still undo. */
export const RESTORE_WINDOW_MS = 24 * 60 * 60 * 1000;
