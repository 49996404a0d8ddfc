import type { Result } from '../engine/result';
import type { TileId } from '../engine/tile';
import type { Draft, Entry, GameId, GameRecord, Header, Summary } from '../record';
import type { ToldTile } from '../told';
import { Connection } from './connection';
import type { Database, GameRow } from './db';
import type { Added, GameStore, Kept, Stop, Stored } from './games';
import type { StoreProblem } from './problem';
import { gameRow, isReadable } from './rows';
import { readShelf, toldRow } from './told';
import { addNext, addRecord, changeGame, holds, purge, readGame, restoreGame } from './writing';

/** Games in the device's database. */
export class DeviceStore implements GameStore {
	readonly kind = 'device';
	readonly #connection: Connection;

	/** @param db an open database */
	constructor(private readonly db: Database) {
		this.#connection = new Connection(db);
	}

	create(header: Header): Stored {
		return this.#connection.write(async () => {
			await this.db.games.add(gameRow({ header, entries: [] }));
		});
	}

	append(id: GameId, entry: Entry, summary: Summary, draft: Draft): Stored {
		return this.#connection.write(async (again) => {
			if (again && (await holds(this.db, id, entry))) return;
			await changeGame(this.db, id, { summary, draft });
			await addNext(this.db, id, entry);
		});
	}

	saveDraft(id: GameId, draft: Draft): Stored {
		return this.#connection.write(() => changeGame(this.db, id, { draft }));
	}

	async load(id: GameId): Stored<Kept | undefined> {
		const found = await this.#connection.read(() => readGame(this.db, id));
		return found.ok ? found.value : found;
	}

	watch(
		id: GameId,
		onChange: (kept: Kept | undefined) => void,
		onProblem?: (problem: StoreProblem) => void
	): Stop {
		const tell = (found: Result<Kept | undefined, StoreProblem>) => {
			if (found.ok) onChange(found.value);
			else onProblem?.(found.error);
		};
		return this.#connection.live(() => readGame(this.db, id), tell, onProblem);
	}

	list(
		onChange: (summaries: readonly Summary[]) => void,
		onProblem?: (problem: StoreProblem) => void
	): Stop {
		const tell = (rows: readonly GameRow[]) => {
			onChange(listed(rows));
		};
		return this.#connection.live(async () => this.db.games.toArray(), tell, onProblem);
	}

	add(record: GameRecord): Stored<Added> {
		return this.#connection.write(() => addRecord(this.db, record));
	}

	remove(id: GameId): Stored {
		const removed = Date.now();
		return this.#connection.write(() => changeGame(this.db, id, { removed }));
	}

	restore(id: GameId): Stored {
		return this.#connection.write(() => restoreGame(this.db, id));
	}

	told(): Stored<readonly ToldTile[]> {
		return this.#connection.read(async () => readShelf(await this.db.told.toArray()));
	}

	tell(tile: ToldTile): Stored {
		return this.#connection.write(async () => {
			await this.db.told.put(toldRow(tile));
		});
	}

	forget(id: TileId): Stored {
		return this.#connection.write(() => this.db.told.delete(id));
	}

	/** Deletes for good what was removed before a moment in ms since 1970 UTC. */
	purge(before: number): Stored {
		return this.#connection.write(() => purge(this.db, before));
	}

	close(): void {
		this.db.close();
	}
}

/** What the list shows of some rows, newest first. */
const listed = (rows: readonly GameRow[]): readonly Summary[] =>
	rows
		.filter((row) => row.removed === undefined && isReadable(row))
		.map(({ summary }) => summary)
		.sort((a, b) => b.modified - a.modified);
