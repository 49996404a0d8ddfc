import { asset } from '$app/paths';
import type { GameId, GameRecord } from '../../record';
import { readGameFile } from '../../share/read-file';
import { memoryStore, newGameId, type GameStore } from '../../store';

/** The example as it is being played: a game in memory, apart from the games of the device. */
export interface ExampleGame {
	readonly store: GameStore;
	readonly id: GameId;
	/** How many entries its log had when it was unpacked. */
	readonly entries: number;
}

/** The example game in this tab. It lasts as long as the tab, and nothing of it is ever stored. */
class Example {
	/** Grows when the example is begun anew. */
	#round = $state(0);
	#game: Promise<ExampleGame | undefined> | undefined;
	/** The round of which {@link Example.#game} is. */
	#unpacked = -1;

	/**
	 * The example as it was left, or from its file; undefined when that can't be had now. An effect that opens it does so
	 * again when it is begun anew.
	 */
	async open(): Promise<ExampleGame | undefined> {
		if (this.#unpacked !== this.#round) {
			this.#unpacked = this.#round;
			this.#game = unpack();
		}
		const game = await this.#game;
		// What failed is tried again the next time.
		if (!game) this.#unpacked = -1;
		return game;
	}

	/** Throws away what was tried. */
	startOver(): void {
		this.#round++;
	}
}

/** An id of its own in every tab: two that try the example are not at one table. */
async function unpack(): Promise<ExampleGame | undefined> {
	const record = await recordOnFile();
	if (!record) return undefined;
	const [store, id] = [memoryStore(), newGameId()];
	const added = await store.add({ ...record, header: { ...record.header, id } });
	return added.ok ? { store, id, entries: record.entries.length } : undefined;
}

async function recordOnFile(): Promise<GameRecord | undefined> {
	const response = await fetch(asset('/example.json')).catch(() => undefined);
	const blob = response?.ok ? await response.blob().catch(() => undefined) : undefined;
	const read = blob && (await readGameFile(blob));
	return read?.ok ? read.value : undefined;
}

/** The example game. */
export const example = new Example();
