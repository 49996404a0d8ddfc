import type { GameId } from '../record';
import { currentTimestamp } from '../record/header-shape';
import type { Person } from '../record/people';
import { isOld } from '../record/summary';
import { changeGame, isPurgeable, purge, restoreGame, personRow, readPeople } from './game-rows';
import type { Connection } from './connection';
import type { Database, GameRow } from './db';
import {
	factRow,
	timeIn,
	type FactName,
	type GameListListener,
	type Shelf,
	type Unsubscribe,
	type StoreResult,
	RESTORE_WINDOW_MS
} from './games';
import { byDate, readGameList } from './game-list';
import type { StoreProblem } from './problem';
import { readGameRows, readRows } from './read-rows';
import { SummaryRebuilder } from './summary-rebuilder';

/** Lists and deletes games in the device's database without reading their logs. */
export class DeviceShelf implements Shelf {
	readonly kind = 'device';
	readonly #rebuilder: SummaryRebuilder;
	/** Notify the listeners of the list again, with the rows that they read last. */
	readonly #listeners = new Set<() => void>();

	/** @param connection to an open database */
	constructor(readonly connection: Connection) {
		this.#rebuilder = new SummaryRebuilder(connection, () => {
			for (const again of this.#listeners) again();
		});
	}

	list(onChange: GameListListener, onProblem?: (problem: StoreProblem) => void): Unsubscribe {
		let last: readonly GameRow[] | undefined;
		const notify = (rows: readonly GameRow[]): void => {
			last = rows;
			this.#notify(rows, onChange);
			this.#purge(rows);
		};
		const again = (): void => {
			if (last) this.#notify(last, onChange);
		};
		this.#listeners.add(again);
		const stop = this.connection.live(() => readGameRows(this.db), notify, onProblem);
		return () => {
			this.#listeners.delete(again);
			stop();
		};
	}

	remove(id: GameId): StoreResult {
		const removed = currentTimestamp();
		return this.connection.write(() => changeGame(this.db, id, { removed }));
	}

	restore(id: GameId): StoreResult {
		return this.connection.write(() => restoreGame(this.db, id));
	}

	people(): StoreResult<readonly Person[]> {
		return this.connection.read(async () => readPeople(await readRows(this.db.people)));
	}

	watchPeople(
		onChange: (people: readonly Person[]) => void,
		onProblem?: (problem: StoreProblem) => void
	): Unsubscribe {
		return this.connection.live(
			async () => readPeople(await readRows(this.db.people)),
			onChange,
			onProblem
		);
	}

	replacePeople(people: readonly Person[]): StoreResult {
		return this.connection.write(async () => {
			await this.db.people.clear();
			await this.db.people.bulkPut(people.map(personRow));
		});
	}

	getFact(name: FactName): StoreResult<number | undefined> {
		return this.connection.read(async () => timeIn(await this.db.facts.get(name)));
	}

	setFact(name: FactName, at: number): StoreResult {
		return this.connection.write(async () => {
			await this.db.facts.put(factRow(name, at));
		});
	}

	/** How many tournaments there are, deleted ones included until they are gone for good. */
	countTournaments(): StoreResult<number> {
		return this.connection.read(() => this.db.tournaments.count());
	}

	close(): void {
		this.db.close();
	}

	protected get db(): Database {
		return this.connection.db;
	}

	/** Games whose summary is being rebuilt are reported once that is done or has failed. */
	#notify(rows: readonly GameRow[], onChange: GameListListener): void {
		const { summaries, damaged, withoutSummary, outdated } = readGameList(rows);
		this.#rebuilder.succeeded(summaries.filter((one) => !isOld(one)).map(({ id }) => id));
		this.#rebuilder.begin(outdated);
		const hopeless = withoutSummary.filter(({ id }) => !this.#rebuilder.isPending(id));
		onChange(summaries, byDate([...damaged, ...hopeless]));
	}

	/** Deletes for good what can't be restored any more. If that fails, it is tried again later. */
	#purge(rows: readonly GameRow[]): void {
		const before = currentTimestamp() - RESTORE_WINDOW_MS;
		if (rows.some((row) => isPurgeable(row, before)))
			void this.connection.write(() => purge(this.db, before));
	}
}
