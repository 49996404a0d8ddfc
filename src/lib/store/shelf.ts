import type { GameId, Summary } from '../record';
import { presentMoment } from '../record/moment';
import type { Person } from '../record/people';
import { isOld, readSummary } from '../record/summary';
import { changeGame, purge, restoreGame } from './changing';
import type { Connection } from './connection';
import type { Database, GameRow } from './db';
import { factRow, momentIn, type FactName } from './facts';
import type { Shelf, Stop, Stored } from './games';
import { personRow, readPeople } from './people';
import type { StoreProblem } from './problem';
import { RESTORABLE } from './restorable';

/** What the first page shows of the games in the device's database, and does with them: for that no log is read. */
export class DeviceShelf implements Shelf {
	readonly kind = 'device';
	/** True once summaries were sent to be made anew: what couldn't be, can't be the next time either. */
	#renewed = false;

	/** @param connection to an open database */
	constructor(readonly connection: Connection) {}

	list(
		onChange: (summaries: readonly Summary[]) => void,
		onProblem?: (problem: StoreProblem) => void
	): Stop {
		const tell = (rows: readonly GameRow[]) => {
			const read = readRows(rows);
			onChange(read.summaries);
			this.#purge(rows);
			this.#renew(read.outdated);
		};
		return this.connection.live(async () => this.db.games.toArray(), tell, onProblem);
	}

	remove(id: GameId): Stored {
		const removed = presentMoment();
		return this.connection.write(() => changeGame(this.db, id, { removed }));
	}

	restore(id: GameId): Stored {
		return this.connection.write(() => restoreGame(this.db, id));
	}

	people(): Stored<readonly Person[]> {
		return this.connection.read(async () => readPeople(await this.db.people.toArray()));
	}

	meet(onChange: (people: readonly Person[]) => void): Stop {
		return this.connection.live(async () => readPeople(await this.db.people.toArray()), onChange);
	}

	keepPeople(people: readonly Person[]): Stored {
		return this.connection.write(async () => {
			await this.db.people.clear();
			await this.db.people.bulkPut(people.map(personRow));
		});
	}

	fact(name: FactName): Stored<number | undefined> {
		return this.connection.read(async () => momentIn(await this.db.facts.get(name)));
	}

	note(name: FactName, at: number): Stored {
		return this.connection.write(async () => {
			await this.db.facts.put(factRow(name, at));
		});
	}

	close(): void {
		this.db.close();
	}

	protected get db(): Database {
		return this.connection.db;
	}

	/** Deletes for good what can be restored no more. What can't be purged today is purged another day. */
	#purge(rows: readonly GameRow[]): void {
		const before = presentMoment() - RESTORABLE;
		if (rows.some(({ removed = Infinity }) => removed < before))
			void this.connection.write(() => purge(this.db, before));
	}

	/** Has the rules make summaries anew; whoever listens to the list hears of it. */
	#renew(ids: readonly GameId[]): void {
		if (this.#renewed || ids.length === 0) return;
		this.#renewed = true;
		void import('./renew').then(
			({ renew }) => renew(this.connection, ids),
			// Without a network, and without all of the app on the device, the list stays as it is.
			() => undefined
		);
	}
}

/** What the list shows of some rows, newest first, and those of which it would show more if they were made anew. */
function readRows(rows: readonly GameRow[]): {
	readonly summaries: readonly Summary[];
	readonly outdated: readonly GameId[];
} {
	const shown = rows
		.filter(({ removed }) => removed === undefined)
		.map(({ id, header, summary }) => ({ id, summary: readSummary(header, summary) }));
	const summaries = shown.flatMap(({ summary }) => summary ?? []);
	const outdated = shown.filter(({ summary }) => !summary || isOld(summary));
	return {
		summaries: summaries.sort((a, b) => b.modified - a.modified),
		outdated: outdated.map(({ id }) => id)
	};
}
