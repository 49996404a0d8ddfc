import { fail, ok } from '../engine/result';
import type { TileId } from '../engine/tile';
import {
	EMPTY_DRAFT,
	presentMoment,
	summaryOf,
	type Draft,
	type Entry,
	type GameId,
	type GameRecord,
	type Header,
	type Summary
} from '../record';
import type { Backup, Progress } from '../record/backup';
import type { Person } from '../record/people';
import type { ToldTile } from '../told';
import type { FactName } from './facts';
import type { Added, Brought, GameStore, Gathered, Kept, OnList, Stop, Stored } from './games';
import { lackingPeople, lackingTold } from './lacking';
import { idsFor, merge, NOTHING_ADDED } from './merge';
import type { StoreProblem, StoreProblemCode } from './problem';
import { readApart } from './set-apart';
import { readShelf } from './told';
import { unsaved } from './unsaved';

/**
 * A store that forgets when the tab closes: for a browser that gives no database, and for a game that must go on though
 * the disk is full.
 * @param why what is wrong with the database
 */
export const memoryStore = (why?: StoreProblem): MemoryStore => new MemoryStore(why);

/** Games in this tab's memory. */
export class MemoryStore implements GameStore {
	readonly kind = 'memory';
	readonly why?: StoreProblem;
	readonly #games = new Map<GameId, Kept>();
	readonly #removed = new Map<GameId, Kept>();
	readonly #told = new Map<TileId, ToldTile>();
	readonly #facts = new Map<FactName, number>();
	#people: readonly Person[] = [];
	readonly #listeners = new Set<() => void>();

	constructor(why?: StoreProblem) {
		if (why) this.why = why;
	}

	create(header: Header): Stored {
		if (this.#games.has(header.id)) return refused('conflict');
		return this.#keep({ header, entries: [] });
	}

	append(id: GameId, entry: Entry, summary: Summary, draft: Draft): Stored {
		const kept = this.#games.get(id);
		if (!kept) return refused('gone');
		const { header, entries } = kept.record;
		if (entry.seq !== entries.length) return refused('conflict');
		return this.#set(id, { record: { header, entries: [...entries, entry] }, summary, draft });
	}

	putBack(record: GameRecord, draft: Draft): Stored {
		const { id } = record.header;
		if (this.#removed.has(id)) return refused('gone');
		if (this.#games.has(id)) return refused('conflict');
		return this.#set(id, { record, summary: summaryOf(record), draft });
	}

	saveDraft(id: GameId, draft: Draft): Stored {
		const kept = this.#games.get(id);
		return kept ? this.#set(id, { ...kept, draft }) : refused('gone');
	}

	load(id: GameId): Stored<Kept | undefined> {
		return Promise.resolve(ok(this.#games.get(id)));
	}

	watch(id: GameId, onChange: (kept: Kept | undefined) => void): Stop {
		return this.#listen(() => {
			onChange(this.#games.get(id));
		});
	}

	list(onChange: OnList): Stop {
		return this.#listen(() => {
			const summaries = [...this.#games.values()].map(({ summary }) => summary);
			onChange(
				summaries.sort((a, b) => b.modified - a.modified),
				[]
			);
		});
	}

	async add(record: GameRecord): Stored<Added> {
		return ok(await this.#addRecord(record));
	}

	remove(id: GameId): Stored {
		return this.#move(id, this.#games, this.#removed);
	}

	restore(id: GameId): Stored {
		if (this.#games.has(id)) return Promise.resolve(ok(undefined));
		return this.#move(id, this.#removed, this.#games);
	}

	meet(onChange: (people: readonly Person[]) => void): Stop {
		return this.#listen(() => {
			onChange(this.#people);
		});
	}

	told(): Stored<readonly ToldTile[]> {
		return Promise.resolve(ok(readShelf([...this.#told.values()])));
	}

	tell(tile: ToldTile): Stored {
		this.#told.set(tile.id, tile);
		return Promise.resolve(ok(undefined));
	}

	forget(id: TileId): Stored {
		this.#told.delete(id);
		return Promise.resolve(ok(undefined));
	}

	people(): Stored<readonly Person[]> {
		return Promise.resolve(ok(this.#people));
	}

	keepPeople(people: readonly Person[]): Stored {
		this.#people = people;
		return this.#tell();
	}

	fact(name: FactName): Stored<number | undefined> {
		return Promise.resolve(ok(this.#facts.get(name)));
	}

	note(name: FactName, at: number): Stored {
		this.#facts.set(name, at);
		return Promise.resolve(ok(undefined));
	}

	/** Nothing is damaged here. */
	raw(): Stored<undefined> {
		return Promise.resolve(ok(undefined));
	}

	everything(onProgress?: Progress): Stored<Gathered> {
		const apart = unsaved.games().filter(({ row }) => !this.#games.has(row.id));
		const kept = [...this.#games.values(), ...apart.flatMap((game) => readApart(game) ?? [])];
		const games = kept.map(({ record }) => record);
		onProgress?.(games.length, games.length);
		const told = readShelf([...this.#told.values()]);
		const all = { made: presentMoment(), games, unread: [], told, people: this.#people, left: 0 };
		return Promise.resolve(ok(all));
	}

	/** What can't be read has no place here, where nothing stays. */
	async bringBack({ games, told, people }: Backup, onProgress?: Progress): Stored<Brought> {
		const became = { ...NOTHING_ADDED };
		for (const [index, record] of games.entries()) {
			became[(await this.#addRecord(record)).how]++;
			onProgress?.(index + 1, games.length);
		}
		const tiles = lackingTold(readShelf([...this.#told.values()]), told);
		for (const tile of tiles) this.#told.set(tile.id, tile);
		const named = lackingPeople(this.#people, people);
		await this.keepPeople([...this.#people, ...named]);
		return ok({ games: became, unread: 0, told: tiles.length, people: named.length });
	}

	close(): void {
		this.#listeners.clear();
	}

	async #addRecord(record: GameRecord): Promise<Added> {
		const own = record.header.id;
		for (const id of idsFor(own)) {
			const how = await this.#addAs({ ...record, header: { ...record.header, id } });
			if (how) return { id, how: how === 'stored' && id !== own ? 'copied' : how };
		}
		throw new Error('The ids for copies never end.');
	}

	async #addAs(record: GameRecord): Promise<Added['how'] | undefined> {
		const here = this.#games.get(record.header.id);
		const merged = here && merge(here.record, record);
		if (merged && !merged.fits) return undefined;
		if (merged?.more.length === 0) return 'already-here';
		await this.#keep(record);
		return here ? 'continued' : 'stored';
	}

	#move(id: GameId, from: Map<GameId, Kept>, to: Map<GameId, Kept>): Stored {
		const kept = from.get(id);
		if (!kept) return refused('gone');
		from.delete(id);
		to.set(id, kept);
		return this.#tell();
	}

	#keep(record: GameRecord): Stored {
		return this.#set(record.header.id, { record, summary: summaryOf(record), draft: EMPTY_DRAFT });
	}

	#set(id: GameId, kept: Kept): Stored {
		this.#games.set(id, kept);
		return this.#tell();
	}

	#tell(): Stored {
		for (const listener of this.#listeners) queueMicrotask(listener);
		return Promise.resolve(ok(undefined));
	}

	/** Calls a listener soon and after every change; not again once it's stopped. */
	#listen(call: () => void): Stop {
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

const refused = (code: StoreProblemCode): Stored<never> => Promise.resolve(fail({ code }));
