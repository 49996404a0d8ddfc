import { makeGameFile, type GameId, type GameRecord } from '../../record';
import { readIncomingInWorker } from '../../share/worker-client';
import { IMPORT_SOURCES, type ImportSource } from '../../share/incoming';
import { acceptTransfer } from '../sharing/transfer';
import {
	previewImport,
	memoryStore,
	type AddResult,
	type GameStore,
	type StoreResult
} from '../../store';

/** Where the visit is kept for as long as the tab lives. */
const KEY = 'tilekeep:visit';

/**
 * A game from elsewhere as it is shown: in memory, apart from the games of the device.
 * @internal
 */
export interface Visited {
	readonly record: GameRecord;
	readonly from: ImportSource;
	readonly store: GameStore;
	readonly id: GameId;
}

/** The game from elsewhere that this tab shows, the last one opened. Nothing of it is stored before {@link Visit.keep}. */
class Visit {
	#shown = $state.raw<Visited>();
	#ready: Promise<unknown> | undefined;
	/** Grows whenever another game is shown, or none any more. */
	#generation = 0;

	/** The game shown; undefined while there's none, and before {@link open} has looked for one. */
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

	/** Shows a game, in the place of the one shown before. */
	show(record: GameRecord, from: ImportSource): Promise<Visited> {
		this.#generation++;
		remember(record, from);
		const shown = this.#set(record, from);
		this.#ready = shown;
		return shown;
	}

	/** The game shown, after a reload too; undefined when there's none. */
	async open(): Promise<Visited | undefined> {
		await (this.#ready ??= this.#restore(this.#generation));
		return this.#shown;
	}

	/** What keeping it would come to; undefined where there's nothing to keep, or the store can't tell. */
	async previewImport(store: GameStore): Promise<AddResult | undefined> {
		return this.#shown && previewImport(store, this.#shown.record);
	}

	/** Stores the game on the device. */
	keep(store: GameStore): StoreResult<AddResult> {
		if (!this.#shown) throw new Error('Nothing is shown that could be kept.');
		return store.add(this.#shown.record);
	}

	/** Stores a game that was handed over to this device, to be played on here. */
	acceptTransfer(store: GameStore): StoreResult<AddResult> {
		if (!this.#shown) throw new Error('Nothing is shown that could be taken over.');
		return acceptTransfer(store, this.#shown.record);
	}

	/** Shows nothing any more. */
	leave(): void {
		this.#generation++;
		this.#shown = undefined;
		forget();
	}

	async #restore(generation: number): Promise<void> {
		const before = await remembered();
		if (before && generation === this.#generation) await this.#set(before.record, before.from);
	}

	async #set(record: GameRecord, from: ImportSource): Promise<Visited> {
		const store = memoryStore();
		await store.add(record);
		return (this.#shown = { record, from, store, id: record.header.id });
	}
}

/** A browser may refuse its storage altogether, by throwing. */
function tryStorage<T>(attempt: () => T): T | undefined {
	try {
		return attempt();
	} catch {
		return undefined;
	}
}

/** As the way it came, and on the lines after it its file. */
function remember(record: GameRecord, from: ImportSource): void {
	// Should there be no room for this one, it isn't the one before that comes back.
	forget();
	tryStorage(() => {
		sessionStorage.setItem(KEY, `${from}\n${makeGameFile(record)}`);
	});
}

const forget = (): void => {
	tryStorage(() => {
		sessionStorage.removeItem(KEY);
	});
};

async function remembered(): Promise<Pick<Visited, 'record' | 'from'> | undefined> {
	const [way, ...file] = (tryStorage(() => sessionStorage.getItem(KEY)) ?? '').split('\n');
	const from = IMPORT_SOURCES.find((each) => each === way);
	if (!from) return undefined;
	// A long one would keep the page from answering, as when it came.
	const read = await readIncomingInWorker(new Blob([file.join('\n')]), from);
	return read?.ok && read.value.kind === 'game' ? { record: read.value.record, from } : undefined;
}

/** The game from elsewhere in this tab. */
export const visit = new Visit();
