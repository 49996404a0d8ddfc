import type { Result } from '../engine/result';
import type { TileId } from '../engine/tile';
import type { Draft, Entry, GameId, GameRecord, Header, Summary } from '../record';
import type { Backup, Progress } from '../record/backup';
import type { CustomTile } from '../custom-tiles';
import { changeGame } from './game-rows';
import type {
	AddResult,
	RestoreResult,
	GameStore,
	DeviceExport,
	ExportOptions,
	StoredGame,
	RawGame,
	Unsubscribe,
	StoreResult
} from './games';
import type { StoreProblem } from './problem';
import { readRows } from './read-rows';
import { gameRow } from './rows';
import { DeviceShelf } from './shelf';
import { readCustomTiles, customTileRow } from './custom-tiles';
import { touch } from './touch';
import { addRecord, appendTo, holds, putBack, readGame } from './game-log';

/** All games of the device, with their logs. */
export class DeviceStore extends DeviceShelf implements GameStore {
	create(header: Header): StoreResult {
		return this.connection.write(async () => {
			const touched = await touch(this.db);
			await this.db.games.add({ ...gameRow({ header, entries: [] }), touched });
		});
	}

	append(id: GameId, entry: Entry, summary: Summary, draft: Draft): StoreResult {
		return this.connection.write(async (again) => {
			if (again && (await holds(this.db, id, entry))) return;
			await appendTo(this.db, id, entry, { summary, draft });
		});
	}

	putBack(record: GameRecord, draft: Draft): StoreResult {
		return this.connection.write((again) => putBack(this.db, record, draft, again));
	}

	saveDraft(id: GameId, draft: Draft): StoreResult {
		return this.connection.write(() => changeGame(this.db, id, { draft }));
	}

	async load(id: GameId): StoreResult<StoredGame | undefined> {
		const found = await this.connection.read(() => readGame(this.db, id));
		return found.ok ? found.value : found;
	}

	watch(
		id: GameId,
		onChange: (kept: StoredGame | undefined) => void,
		onProblem?: (problem: StoreProblem) => void
	): Unsubscribe {
		const notify = (found: Result<StoredGame | undefined, StoreProblem>) => {
			if (found.ok) onChange(found.value);
			else onProblem?.(found.error);
		};
		return this.connection.live(() => readGame(this.db, id), notify, onProblem);
	}

	add(record: GameRecord): StoreResult<AddResult> {
		return this.connection.write(() => addRecord(this.db, record));
	}

	customTiles(): StoreResult<readonly CustomTile[]> {
		return this.connection.read(async () => readCustomTiles(await readRows(this.db.told)));
	}

	putCustomTile(tile: CustomTile): StoreResult {
		return this.connection.write(async () => {
			await this.db.told.put(customTileRow(tile));
		});
	}

	deleteCustomTile(id: TileId): StoreResult {
		return this.connection.write(() => this.db.told.delete(id));
	}

	// Rarely needed, so loaded on demand.
	async raw(id: GameId): StoreResult<RawGame | undefined> {
		const { rawGame } = await import('./export-all');
		return this.connection.read(() => rawGame(this.db, id));
	}

	async exportAll(options?: ExportOptions): StoreResult<DeviceExport> {
		const { exportAll } = await import('./export-all');
		return exportAll(this.connection, options);
	}

	async restoreBackup(backup: Backup, onProgress?: Progress): StoreResult<RestoreResult> {
		const { restoreBackup } = await import('./restore-backup');
		return this.connection.write(() => restoreBackup(this.db, backup, onProgress));
	}
}
