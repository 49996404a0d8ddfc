import * as v from 'valibot';
import type { Result } from '../engine/result';
import { currentTimestamp } from '../record/header-shape';
import { withEvents, type ChangeRefusal } from '../tournament/changing';
import {
	tournamentSchema,
	type Tournament,
	type TournamentEvent,
	type TournamentId
} from '../tournament/tournament';
import type { Connection } from './connection';
import type { Database, TournamentRow } from './db';
import { TransactionRefused } from './errors';
import { isPurgeable, isRemoved, plain, withoutRemoval } from './game-rows';
import { RESTORE_WINDOW_MS, type StoreResult, type Unsubscribe } from './games';
import type { OpenShelf } from './open';
import type { StoreProblem } from './problem';
import { readRows } from './read-rows';

/** A tournament as lists show it. */
interface ListedTournament {
	readonly id: TournamentId;
	readonly name: string;
	readonly created: number;
	/** When something was last entered, in ms since 1970 UTC. */
	readonly modified: number;
	/** Number of all players who ever entered. */
	readonly players: number;
}

/** All tournaments of a device, the one last changed first. */
export interface TournamentList {
	readonly all: readonly ListedTournament[];
	/** How many are damaged, or from a newer version. They are kept as they are. */
	readonly damaged: number;
}

/** Makes the tournament that replaces a stored one, at a time in ms since 1970 UTC; or says why not. @internal */
export type TournamentChange<Refusal> = (
	stored: Tournament,
	now: number
) => Result<Tournament, Refusal>;

/** The tournaments of a device; undefined without a database: a tab's memory isn't safe enough for a club evening. */
export const tournamentsOf = (shelf: OpenShelf): Tournaments | undefined =>
	shelf.kind === 'device' ? new Tournaments(shelf.connection) : undefined;

/** Tournaments in the device's database. Each is one row with its log. */
export class Tournaments {
	constructor(private readonly connection: Connection) {}

	/** Calls back with the list now and whenever any tab changed something. */
	watchAll(
		onChange: (list: TournamentList) => void,
		onProblem?: (problem: StoreProblem) => void
	): Unsubscribe {
		const notify = (rows: readonly TournamentRow[]): void => {
			onChange(listOf(rows));
			this.#purge(rows);
		};
		return this.connection.live(() => readRows(this.#db.tournaments), notify, onProblem);
	}

	/** Calls back with a tournament now and whenever any tab changed it; with undefined if there is none. */
	watch(
		id: TournamentId,
		onChange: (tournament: Tournament | undefined) => void,
		onProblem?: (problem: StoreProblem) => void
	): Unsubscribe {
		return this.connection.live(() => presentIn(this.#db, id), onChange, onProblem);
	}

	/** A tournament; undefined if there is none. `unreadable` if it is damaged. */
	load(id: TournamentId): StoreResult<Tournament | undefined> {
		return this.connection.read(() => presentIn(this.#db, id));
	}

	/** Stores a new tournament. A `conflict` if the id is taken by another one. */
	create(tournament: Tournament): StoreResult {
		return this.connection.write(async (again) => {
			if (again && (await this.#db.tournaments.get(tournament.id))) return;
			await this.#db.tournaments.add(rowOf(tournament));
		});
	}

	/**
	 * Changes a tournament. `change` gets what is stored at that moment, so that no other window's change is lost: it is called
	 * in the transaction, and may be called again. `gone` if there is no such tournament. Nothing is written if `change` refuses.
	 */
	change<Refusal>(
		id: TournamentId,
		change: TournamentChange<Refusal>
	): StoreResult<Result<Tournament, Refusal>> {
		const now = currentTimestamp();
		return this.connection.write(async () => {
			const stored = await presentIn(this.#db, id);
			if (!stored) throw new TransactionRefused('gone');
			const changed = change(stored, now);
			if (changed.ok) await this.#db.tournaments.put(rowOf(changed.value));
			return changed;
		});
	}

	/** Adds events to a tournament's log, all or none of them. They are judged by the log as it is stored at that moment. */
	append(
		id: TournamentId,
		events: readonly TournamentEvent[]
	): StoreResult<Result<Tournament, ChangeRefusal>> {
		return this.change(id, (stored, now) => withEvents(stored, events, now));
	}

	/** Deletes a tournament. It can be restored for a day. */
	remove(id: TournamentId): StoreResult {
		const removed = currentTimestamp();
		return this.connection.write(async () => {
			const row = await this.#db.tournaments.get(id);
			if (!row || isRemoved(row)) throw new TransactionRefused('gone');
			await this.#db.tournaments.put({ ...row, removed });
		});
	}

	/** Restores a deleted tournament; `gone` if it is too late. */
	restore(id: TournamentId): StoreResult {
		return this.connection.write(async () => {
			const row = await this.#db.tournaments.get(id);
			if (!row) throw new TransactionRefused('gone');
			await this.#db.tournaments.put(withoutRemoval(row));
		});
	}

	/** Deletes for good what can't be restored any more. If that fails, it is tried again with the next list. */
	#purge(rows: readonly TournamentRow[]): void {
		const before = currentTimestamp() - RESTORE_WINDOW_MS;
		const old = rows.filter((row) => isPurgeable(row, before)).map(({ id }) => id);
		if (old.length > 0) void this.connection.write(() => this.#db.tournaments.bulkDelete(old));
	}

	get #db(): Database {
		return this.connection.db;
	}
}

/** The row of a tournament. Throws for one that couldn't be read again: that is a bug, and would lose it for good. */
export function rowOf(tournament: Tournament): TournamentRow {
	const row = plain({ ...tournament });
	if (!readTournament(row)) throw new Error('A tournament is damaged before it is stored.');
	return row;
}

/** The tournament in a row; undefined if it is damaged, or from a newer version. */
export function readTournament(row: unknown): Tournament | undefined {
	const read = v.safeParse(tournamentSchema, row);
	return read.success ? read.output : undefined;
}

/** The tournament with this id in a transaction; undefined if there is none. */
async function presentIn(db: Database, id: TournamentId): Promise<Tournament | undefined> {
	const row = await db.tournaments.get(id);
	if (!row || isRemoved(row)) return undefined;
	const tournament = readTournament(row);
	if (!tournament) throw new TransactionRefused('unreadable');
	return tournament;
}

/** All tournaments that can be read and aren't deleted, in the order of their ids. */
export const allTournaments = async (db: Database): Promise<readonly Tournament[]> =>
	(await readRows(db.tournaments)).flatMap((row) =>
		isRemoved(row) ? [] : (readTournament(row) ?? [])
	);

function listOf(rows: readonly TournamentRow[]): TournamentList {
	const present = rows.filter((row) => !isRemoved(row));
	const all = present.flatMap((row) => readTournament(row) ?? []).map(listed);
	return {
		all: all.sort((a, b) => b.modified - a.modified),
		damaged: present.length - all.length
	};
}

const listed = ({ id, name, created, players, entries }: Tournament): ListedTournament => ({
	id,
	name,
	created,
	modified: entries.at(-1)?.at ?? created,
	players: players.length
});
