import { fail, ok, type Result } from '../engine/result';
import type { TileId } from '../engine/tile';
import {
	loadRulesFor,
	type Draft,
	type Entry,
	type GameId,
	type GameRecord,
	type Header,
	type Summary
} from '../record';
import type { Backup, Progress } from '../record/backup';
import { readHeaderShape } from '../record/header-shape';
import type { CustomBox, CustomTile } from '../custom-tiles';
import { changeGame } from './game-rows';
import type {
	AddResult,
	RestoreResult,
	GameStore,
	DeviceExport,
	ExportOptions,
	StoredGame,
	StoredLog,
	RawGame,
	Unsubscribe,
	StoreResult
} from './games';
import type { StoreProblem } from './problem';
import { readRows } from './read-rows';
import { gameOfLog, customBoxRow, customTileRow } from './rows';
import { DeviceShelf } from './shelf';
import { addRecord, appendTo, holds, putBack, readLog } from './game-log';

/** All games of the device, with their logs. */
export class DeviceStore extends DeviceShelf implements GameStore {
	append(id: GameId, entry: Entry, summary: Summary, draft: Draft): StoreResult {
		return this.connection.writeUnwatched(async (again) => {
			if (again && (await holds(this.db, id, entry))) return;
			await appendTo(this.db, id, entry, { summary, draft });
		});
	}

	putBack(record: GameRecord, draft: Draft): StoreResult {
		return this.#writeGames([record.header], (again) => putBack(this.db, record, draft, again));
	}

	saveDraft(id: GameId, draft: Draft): StoreResult {
		return this.connection.writeUnwatched(() => changeGame(this.db, id, { draft }));
	}

	async load(id: GameId): StoreResult<StoredGame | undefined> {
		const found = await this.connection.read(() => readLog(this.db, id));
		return found.ok ? interpret(found.value) : found;
	}

	watch(
		id: GameId,
		onChange: (kept: StoredGame | undefined) => void,
		onProblem?: (problem: StoreProblem) => void
	): Unsubscribe {
		let latest: FoundLog | undefined;
		const notify = async (log: FoundLog): Promise<void> => {
			latest = log;
			const found = await interpret(log);
			if (log !== latest) return;
			if (found.ok) onChange(found.value);
			else onProblem?.(found.error);
		};
		const stop = this.connection.live(
			() => readLog(this.db, id),
			(log) => void notify(log),
			onProblem
		);
		return () => {
			latest = undefined;
			stop();
		};
	}

	add(record: GameRecord, signal?: AbortSignal): StoreResult<AddResult> {
		return this.#writeGames([record.header], () => addRecord(this.db, record), signal);
	}

	async customTiles(): StoreResult<readonly CustomTile[]> {
		const rows = await this.connection.read(() => readRows(this.db.told));
		if (!rows.ok) return rows;
		// Most devices have none: then nothing is loaded that reads them.
		if (rows.value.length === 0) return ok([]);
		const { readCustomTiles } = await import('../custom-tiles/stored');
		return ok(readCustomTiles(rows.value));
	}

	putCustomTile(tile: CustomTile): StoreResult {
		return this.connection.write(async () => {
			await this.db.told.put(customTileRow(tile));
		});
	}

	deleteCustomTile(id: TileId): StoreResult {
		return this.connection.write(() => this.db.told.delete(id));
	}

	async customBoxes(): StoreResult<readonly CustomBox[]> {
		const rows = await this.connection.read(() => readRows(this.db.boxes));
		if (!rows.ok) return rows;
		if (rows.value.length === 0) return ok([]);
		const { readCustomBoxes } = await import('../custom-tiles/stored-boxes');
		return ok(readCustomBoxes(rows.value));
	}

	putCustomBox(box: CustomBox, formerName = box.name): StoreResult {
		return this.connection.write(async () => {
			await this.db.boxes.delete(formerName);
			await this.db.boxes.put(customBoxRow(box));
		});
	}

	deleteCustomBox(name: string): StoreResult {
		return this.connection.write(() => this.db.boxes.delete(name));
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

	async restoreBackup(
		backup: Backup,
		onProgress?: Progress,
		signal?: AbortSignal
	): StoreResult<RestoreResult> {
		const { restoreBackup } = await import('./restore-backup');
		const headers = [
			...backup.games.map(({ header }) => header),
			...backup.unread.map(({ stored }) => readHeaderShape(stored.header))
		];
		return this.#writeGames(headers, () => restoreBackup(this.db, backup, onProgress), signal);
	}

	/** Stores games in a transaction. Loads their rules first: summaries are made by them. */
	async #writeGames<T>(
		headers: readonly (Header | undefined)[],
		work: (again: boolean) => Promise<T>,
		signal?: AbortSignal
	): StoreResult<T> {
		try {
			await loadRulesFor(...headers);
		} catch (error) {
			return fail({ code: 'unavailable', detail: String(error) });
		}
		return this.connection.write(work, signal);
	}
}

type FoundLog = Result<StoredLog | undefined, StoreProblem>;

/** The game of a log that was found, with its rules loaded. */
const interpret = async (found: FoundLog): StoreResult<StoredGame | undefined> =>
	!found.ok ? found : found.value ? gameOfLog(found.value) : ok(undefined);
