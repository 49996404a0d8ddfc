import { type GameId, type GameRecord } from '../../record';
import { IMPORT_SOURCES, type ImportSource } from '../../share/incoming';
import { acceptTransfer } from '../sharing/transfer';
import type { StoreResult } from '../../store';
import { memoryStore } from '../../store/memory';
import type { AddResult, GameStore } from '../../store/games';
import { candidateIds, merge } from '../../store/merge';
import { KeptInTab } from './kept-in-tab';

/** Keeps the received game, and where it came from. */
const KEPT = new KeptInTab('tilekeep:visit');

/** A received game that is shown: kept in memory, apart from the games of the device. @internal */
export interface Visited {
	readonly record: GameRecord;
	readonly from: ImportSource;
	readonly store: GameStore;
	readonly id: GameId;
}

/** The received game that this tab shows. Nothing of it is stored before {@link Visit.keep}. */
class Visit {
	#shown = $state.raw<Visited>();
	#ready: Promise<unknown> | undefined;
	/** Counts up whenever another game is shown, or none any more. */
	#generation = 0;

	/** The game shown; undefined while there is none, and before {@link open} has looked for one. */
	get shown(): Visited | undefined {
		return this.#shown;
	}

	/** Its store, in memory. */
	get store(): GameStore | undefined {
		return this.#shown?.store;
	}

	get id(): GameId | undefined {
		return this.#shown?.id;
	}

	/** Shows a game instead of the one shown before. */
	show(record: GameRecord, from: ImportSource): Promise<Visited> {
		this.#generation++;
		KEPT.keep({ line: from, record });
		const shown = this.#set(record, from);
		this.#ready = shown;
		return shown;
	}

	/** The game shown, also after a reload; undefined when there is none. */
	async open(): Promise<Visited | undefined> {
		await (this.#ready ??= this.#restore(this.#generation));
		return this.#shown;
	}

	/** What storing it would do; undefined if there is nothing to store, or the store can't be read. */
	async previewImport(store: GameStore): Promise<AddResult | undefined> {
		return this.#shown && previewImport(store, this.#shown.record);
	}

	/** Stores the game on the device. */
	keep(store: GameStore, signal?: AbortSignal): StoreResult<AddResult> {
		if (!this.#shown) throw new Error('There is no game to store.');
		return store.add(this.#shown.record, signal);
	}

	/** Stores a game that was transferred to this device, to be played on here. */
	acceptTransfer(store: GameStore, signal?: AbortSignal): StoreResult<AddResult> {
		if (!this.#shown) throw new Error('There is no game to take over.');
		return acceptTransfer(store, this.#shown.record, signal);
	}

	leave(): void {
		this.#generation++;
		this.#shown = undefined;
		KEPT.drop();
	}

	async #restore(generation: number): Promise<void> {
		const before = await recall();
		if (before && generation === this.#generation) await this.#set(before.record, before.from);
	}

	async #set(record: GameRecord, from: ImportSource): Promise<Visited> {
		const store = memoryStore();
		await store.add(record);
		return (this.#shown = { record, from, store, id: record.header.id });
	}
}

async function recall(): Promise<Pick<Visited, 'record' | 'from'> | undefined> {
	const kept = await KEPT.read();
	const from = IMPORT_SOURCES.find((each) => each === kept?.line);
	return kept && from && { record: kept.record, from };
}

export const visit = new Visit();

/**
 * Returns what adding a record would do, without writing anything. A copy has the id that it would get now. Undefined if the
 * store can't be read.
 */
async function previewImport(store: GameStore, record: GameRecord): Promise<AddResult | undefined> {
	const own = record.header.id;
	for (const id of candidateIds(own)) {
		const here = await store.load(id);
		if (!here.ok) return undefined;
		if (!here.value) return { id, how: id === own ? 'stored' : 'copied' };
		const merged = merge(here.value.record, record);
		if (merged.fits && !here.value.unread)
			return { id, how: merged.more.length === 0 ? 'already-here' : 'continued' };
	}
	throw new Error('The ids for copies never end.');
}
