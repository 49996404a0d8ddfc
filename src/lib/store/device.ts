import type { Result } from '../engine/result';
import type { TileId } from '../engine/tile';
import type { Draft, Entry, GameId, GameRecord, Header, Summary } from '../record';
import type { Backup, Progress } from '../record/backup';
import type { ToldTile } from '../told';
import { changeGame } from './changing';
import type { Added, Brought, GameStore, Gathered, Kept, RawGame, Stop, Stored } from './games';
import type { StoreProblem } from './problem';
import { rowsIn } from './reading';
import { gameRow } from './rows';
import { DeviceShelf } from './shelf';
import { readShelf, toldRow } from './told';
import { touch } from './touch';
import { addNext, addRecord, holds, putBack, readGame } from './writing';

/** Games in the device's database, with their logs. */
export class DeviceStore extends DeviceShelf implements GameStore {
	create(header: Header): Stored {
		return this.connection.write(async () => {
			const touched = await touch(this.db);
			await this.db.games.add({ ...gameRow({ header, entries: [] }), touched });
		});
	}

	append(id: GameId, entry: Entry, summary: Summary, draft: Draft): Stored {
		return this.connection.write(async (again) => {
			if (again && (await holds(this.db, id, entry))) return;
			await changeGame(this.db, id, { summary, draft, touched: await touch(this.db) });
			await addNext(this.db, id, entry);
		});
	}

	putBack(record: GameRecord, draft: Draft): Stored {
		return this.connection.write((again) => putBack(this.db, record, draft, again));
	}

	saveDraft(id: GameId, draft: Draft): Stored {
		return this.connection.write(() => changeGame(this.db, id, { draft }));
	}

	async load(id: GameId): Stored<Kept | undefined> {
		const found = await this.connection.read(() => readGame(this.db, id));
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
		return this.connection.live(() => readGame(this.db, id), tell, onProblem);
	}

	add(record: GameRecord): Stored<Added> {
		return this.connection.write(() => addRecord(this.db, record));
	}

	told(): Stored<readonly ToldTile[]> {
		return this.connection.read(async () => readShelf(await rowsIn(this.db.told)));
	}

	tell(tile: ToldTile): Stored {
		return this.connection.write(async () => {
			await this.db.told.put(toldRow(tile));
		});
	}

	forget(id: TileId): Stored {
		return this.connection.write(() => this.db.told.delete(id));
	}

	// These are seldom asked for: they come with who asks.
	async raw(id: GameId): Stored<RawGame | undefined> {
		const { rawGame } = await import('./everything');
		return this.connection.read(() => rawGame(this.db, id));
	}

	async everything(onProgress?: Progress): Stored<Gathered> {
		const { everything } = await import('./everything');
		return everything(this.connection, onProgress);
	}

	async bringBack(backup: Backup, onProgress?: Progress): Stored<Brought> {
		const { bringBack } = await import('./bring-back');
		return this.connection.write(() => bringBack(this.db, backup, onProgress));
	}
}
