import { makeGameFile, type GameId, type GameRecord } from '../record';
import { readIncomingApart } from '../share/apart';
import { WAYS_IN, type WayIn } from '../share/incoming';
import { takeOver } from './handing';
import { foresee, memoryStore, type Added, type GameStore, type Stored } from '../store';

/** Where the visit is kept for as long as the tab lives. */
const KEY = 'tilekeep:visit';

/** A game from elsewhere as it is shown: in memory, apart from the games of the device. */
export interface Visited {
	readonly record: GameRecord;
	readonly from: WayIn;
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
	show(record: GameRecord, from: WayIn): Promise<Visited> {
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
	async foresee(store: GameStore): Promise<Added | undefined> {
		return this.#shown && foresee(store, this.#shown.record);
	}

	/** Stores the game on the device. */
	keep(store: GameStore): Stored<Added> {
		if (!this.#shown) throw new Error('Nothing is shown that could be kept.');
		return store.add(this.#shown.record);
	}

	/** Stores a game that was handed over to this device, to be played on here. */
	takeOver(store: GameStore): Stored<Added> {
		if (!this.#shown) throw new Error('Nothing is shown that could be taken over.');
		return takeOver(store, this.#shown.record);
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

	async #set(record: GameRecord, from: WayIn): Promise<Visited> {
		const store = memoryStore();
		await store.add(record);
		return (this.#shown = { record, from, store, id: record.header.id });
	}
}

/** A browser may refuse its storage altogether, by throwing. */
function guarded<T>(attempt: () => T): T | undefined {
	try {
		return attempt();
	} catch {
		return undefined;
	}
}

/** As the way it came, and on the lines after it its file. */
function remember(record: GameRecord, from: WayIn): void {
	// Should there be no room for this one, it isn't the one before that comes back.
	forget();
	guarded(() => {
		sessionStorage.setItem(KEY, `${from}\n${makeGameFile(record)}`);
	});
}

const forget = (): void => {
	guarded(() => {
		sessionStorage.removeItem(KEY);
	});
};

async function remembered(): Promise<Pick<Visited, 'record' | 'from'> | undefined> {
	const [way, ...file] = (guarded(() => sessionStorage.getItem(KEY)) ?? '').split('\n');
	const from = WAYS_IN.find((each) => each === way);
	if (!from) return undefined;
	// A long one would keep the page from answering, as when it came.
	const read = await readIncomingApart(new Blob([file.join('\n')]), from);
	return read?.ok && read.value.kind === 'game' ? { record: read.value.record, from } : undefined;
}

/** The game from elsewhere in this tab. */
export const visit = new Visit();
