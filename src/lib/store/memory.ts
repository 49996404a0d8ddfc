import { fail, ok } from '../engine/result';
import type { TileId } from '../engine/tile';
import {
	EMPTY_DRAFT,
	currentTimestamp,
	loadRulesFor,
	summaryOf,
	type Draft,
	type Entry,
	type GameId,
	type GameRecord,
	type Summary
} from '../record';
import type { Backup, Progress } from '../record/backup';
import type { Person } from '../record/people';
import type { CustomBox, CustomTile } from '../custom-tiles';
import { mergedBox } from '../custom-tiles/boxes';
import { readCustomBoxes } from '../custom-tiles/stored-boxes';
import type {
	FactName,
	AddResult,
	RestoreResult,
	GameStore,
	DeviceExport,
	ExportOptions,
	StoredGame,
	GameListListener,
	Unsubscribe,
	StoreResult
} from './games';
import { candidateIds, merge, NO_GAMES_ADDED } from './merge';
import { missingPeople, missingCustomTiles } from './missing';
import type { StoreProblem, StoreProblemCode } from './problem';
import { readCustomTiles } from '../custom-tiles/stored';
import { readUnsavedGame } from './rows';
import { unsaved } from './unsaved';

/**
 * A store that lasts until the tab is closed, for a browser without a database or with a full disk. `why`: what is wrong with the
 * database.
 */
export const memoryStore = (why?: StoreProblem): MemoryStore => new MemoryStore(why);

export class MemoryStore implements GameStore {
	readonly kind = 'memory';
	readonly why?: StoreProblem;
	readonly #games = new Map<GameId, StoredGame>();
	readonly #removed = new Map<GameId, StoredGame>();
	readonly #customTiles = new Map<TileId, CustomTile>();
	readonly #boxes = new Map<string, CustomBox>();
	readonly #facts = new Map<FactName, number>();
	#people: readonly Person[] = [];
	readonly #listeners = new Set<() => void>();

	constructor(why?: StoreProblem) {
		if (why) this.why = why;
	}

	append(id: GameId, entry: Entry, summary: Summary, draft: Draft): StoreResult {
		const kept = this.#games.get(id);
		if (!kept) return refuse('gone');
		const { header, entries } = kept.record;
		if (entry.seq !== entries.length) return refuse('conflict');
		return this.#set(id, { record: { header, entries: [...entries, entry] }, summary, draft });
	}

	async putBack(record: GameRecord, draft: Draft): StoreResult {
		const { id } = record.header;
		if (this.#removed.has(id)) return refuse('gone');
		if (this.#games.has(id)) return refuse('conflict');
		return this.#keep(record, draft);
	}

	saveDraft(id: GameId, draft: Draft): StoreResult {
		const kept = this.#games.get(id);
		return kept ? this.#set(id, { ...kept, draft }) : refuse('gone');
	}

	load(id: GameId): StoreResult<StoredGame | undefined> {
		return Promise.resolve(ok(this.#games.get(id)));
	}

	watch(id: GameId, onChange: (kept: StoredGame | undefined) => void): Unsubscribe {
		return this.#listen(() => {
			onChange(this.#games.get(id));
		});
	}

	list(onChange: GameListListener): Unsubscribe {
		return this.#listen(() => {
			const summaries = [...this.#games.values()].map(({ summary }) => summary);
			onChange(
				summaries.sort((a, b) => b.modified - a.modified),
				[]
			);
		});
	}

	async add(record: GameRecord, signal?: AbortSignal): StoreResult<AddResult> {
		if (signal?.aborted) return fail({ code: 'stopped' });
		return ok(await this.#addRecord(record));
	}

	remove(id: GameId): StoreResult {
		return this.#move(id, this.#games, this.#removed);
	}

	restore(id: GameId): StoreResult {
		if (this.#games.has(id)) return Promise.resolve(ok(undefined));
		return this.#move(id, this.#removed, this.#games);
	}

	watchPeople(onChange: (people: readonly Person[]) => void): Unsubscribe {
		return this.#listen(() => {
			onChange(this.#people);
		});
	}

	customTiles(): StoreResult<readonly CustomTile[]> {
		return Promise.resolve(ok(readCustomTiles([...this.#customTiles.values()])));
	}

	putCustomTile(tile: CustomTile): StoreResult {
		this.#customTiles.set(tile.id, tile);
		return Promise.resolve(ok(undefined));
	}

	deleteCustomTile(id: TileId): StoreResult {
		this.#customTiles.delete(id);
		return Promise.resolve(ok(undefined));
	}

	customBoxes(): StoreResult<readonly CustomBox[]> {
		return Promise.resolve(ok(readCustomBoxes([...this.#boxes.values()])));
	}

	putCustomBox(box: CustomBox, formerName = box.name): StoreResult {
		this.#boxes.delete(formerName);
		this.#boxes.set(box.name, box);
		return Promise.resolve(ok(undefined));
	}

	deleteCustomBox(name: string): StoreResult {
		this.#boxes.delete(name);
		return Promise.resolve(ok(undefined));
	}

	people(): StoreResult<readonly Person[]> {
		return Promise.resolve(ok(this.#people));
	}

	replacePeople(people: readonly Person[]): StoreResult {
		this.#people = people;
		return this.#notify();
	}

	getFact(name: FactName): StoreResult<number | undefined> {
		return Promise.resolve(ok(this.#facts.get(name)));
	}

	setFact(name: FactName, at: number): StoreResult {
		this.#facts.set(name, at);
		return Promise.resolve(ok(undefined));
	}

	/** Always undefined: no game is damaged in memory. */
	raw(): StoreResult<undefined> {
		return Promise.resolve(ok(undefined));
	}

	/** Evenings and photos aren't kept here. */
	exportAll({ onProgress }: ExportOptions = {}): StoreResult<DeviceExport> {
		const apart = unsaved.games().filter(({ row }) => !this.#games.has(row.id));
		const kept = [...this.#games.values(), ...apart.flatMap((game) => readUnsavedGame(game) ?? [])];
		const games = kept.map(({ record }) => record);
		onProgress?.(games.length, games.length);
		const told = readCustomTiles([...this.#customTiles.values()]);
		const all = {
			made: currentTimestamp(),
			games,
			unread: [],
			told,
			people: this.#people,
			evenings: [],
			photos: [],
			left: 0,
			leftPhotos: 0,
			...(this.#boxes.size > 0 && { boxes: [...this.#boxes.values()] })
		};
		return Promise.resolve(ok(all));
	}

	/** Skips unreadable games, evenings and photos: nothing is kept here anyway. */
	async restoreBackup(
		{ games, told, people, boxes = [] }: Backup,
		onProgress?: Progress,
		signal?: AbortSignal
	): StoreResult<RestoreResult> {
		if (signal?.aborted) return fail({ code: 'stopped' });
		const became = { ...NO_GAMES_ADDED };
		for (const [index, record] of games.entries()) {
			became[(await this.#addRecord(record)).how]++;
			onProgress?.(index + 1, games.length);
		}
		const tiles = missingCustomTiles(readCustomTiles([...this.#customTiles.values()]), told);
		for (const tile of tiles) this.#customTiles.set(tile.id, tile);
		for (const box of boxes) this.#boxes.set(box.name, mergedBox(this.#boxes.get(box.name), box));
		const named = missingPeople(this.#people, people);
		await this.replacePeople([...this.#people, ...named]);
		return ok({ games: became, unread: 0, told: tiles.length, people: named.length, photos: 0 });
	}

	close(): void {
		this.#listeners.clear();
	}

	async #addRecord(record: GameRecord): Promise<AddResult> {
		const own = record.header.id;
		for (const id of candidateIds(own)) {
			const how = await this.#addAs({ ...record, header: { ...record.header, id } });
			if (how) return { id, how: how === 'stored' && id !== own ? 'copied' : how };
		}
		throw new Error('The ids for copies never end.');
	}

	async #addAs(record: GameRecord): Promise<AddResult['how'] | undefined> {
		const here = this.#games.get(record.header.id);
		const merged = here && merge(here.record, record);
		if (merged && !merged.fits) return undefined;
		if (merged?.more.length === 0) return 'already-here';
		await this.#keep(record);
		return here ? 'continued' : 'stored';
	}

	#move(id: GameId, from: Map<GameId, StoredGame>, to: Map<GameId, StoredGame>): StoreResult {
		const kept = from.get(id);
		if (!kept) return refuse('gone');
		from.delete(id);
		to.set(id, kept);
		return this.#notify();
	}

	async #keep(record: GameRecord, draft = EMPTY_DRAFT): StoreResult {
		await loadRulesFor(record.header);
		return this.#set(record.header.id, { record, summary: summaryOf(record), draft });
	}

	#set(id: GameId, kept: StoredGame): StoreResult {
		this.#games.set(id, kept);
		return this.#notify();
	}

	#notify(): StoreResult {
		for (const listener of this.#listeners) queueMicrotask(listener);
		return Promise.resolve(ok(undefined));
	}

	/** Calls a listener soon and after every change, until it is stopped. */
	#listen(call: () => void): Unsubscribe {
		const listener = () => {
			if (this.#listeners.has(listener)) call();
		};
		this.#listeners.add(listener);
		queueMicrotask(listener);
		return () => {
			this.#listeners.delete(listener);
		};
	}
}

const refuse = (code: StoreProblemCode): StoreResult<never> => Promise.resolve(fail({ code }));
