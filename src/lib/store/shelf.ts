import type { GameId } from '../record';
import { presentMoment } from '../record/moment';
import type { Person } from '../record/people';
import { isOld } from '../record/summary';
import { changeGame, isPast, purge, restoreGame } from './changing';
import type { Connection } from './connection';
import type { Database, GameRow } from './db';
import { factRow, momentIn, type FactName } from './facts';
import type { OnList, Shelf, Stop, Stored } from './games';
import { byDate, listed } from './listed';
import { personRow, readPeople } from './people';
import type { StoreProblem } from './problem';
import { gameRows, rowsIn } from './reading';
import { Renewal } from './renewal';
import { RESTORABLE } from './restorable';

/** What the first page shows of the games in the device's database, and does with them: for that no log is read. */
export class DeviceShelf implements Shelf {
	readonly kind = 'device';
	readonly #renewal: Renewal;
	/** Those who list the games, each told again what was read last. */
	readonly #listeners = new Set<() => void>();

	/** @param connection to an open database */
	constructor(readonly connection: Connection) {
		this.#renewal = new Renewal(connection, () => {
			for (const again of this.#listeners) again();
		});
	}

	list(onChange: OnList, onProblem?: (problem: StoreProblem) => void): Stop {
		let last: readonly GameRow[] | undefined;
		const tell = (rows: readonly GameRow[]): void => {
			last = rows;
			this.#tell(rows, onChange);
			this.#purge(rows);
		};
		const again = (): void => {
			if (last) this.#tell(last, onChange);
		};
		this.#listeners.add(again);
		const stop = this.connection.live(() => gameRows(this.db), tell, onProblem);
		return () => {
			this.#listeners.delete(again);
			stop();
		};
	}

	remove(id: GameId): Stored {
		const removed = presentMoment();
		return this.connection.write(() => changeGame(this.db, id, { removed }));
	}

	restore(id: GameId): Stored {
		return this.connection.write(() => restoreGame(this.db, id));
	}

	people(): Stored<readonly Person[]> {
		return this.connection.read(async () => readPeople(await rowsIn(this.db.people)));
	}

	meet(onChange: (people: readonly Person[]) => void): Stop {
		return this.connection.live(async () => readPeople(await rowsIn(this.db.people)), onChange);
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

	/** Games whose summary is being made anew are told of when that is done, or when it has failed. */
	#tell(rows: readonly GameRow[], onChange: OnList): void {
		const { summaries, damaged, unsummed, outdated } = listed(rows);
		this.#renewal.succeeded(summaries.filter((one) => !isOld(one)).map(({ id }) => id));
		this.#renewal.begin(outdated);
		const hopeless = unsummed.filter(({ id }) => !this.#renewal.awaits(id));
		onChange(summaries, byDate([...damaged, ...hopeless]));
	}

	/** Deletes for good what can be restored no more. What can't be purged today is purged another day. */
	#purge(rows: readonly GameRow[]): void {
		const before = presentMoment() - RESTORABLE;
		if (rows.some((row) => isPast(row, before)))
			void this.connection.write(() => purge(this.db, before));
	}
}
