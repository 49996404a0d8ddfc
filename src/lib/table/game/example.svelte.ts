import { asset } from '$app/paths';
import type { GameRecord } from '../../record';
import { readGameFile } from '../../share/read-file';
import { newGameId } from '../../store';
import { memoryStore } from '../../store/memory';
import type { GameApart } from './game-apart';

/** The example game of this tab. It lasts as long as the tab, and is never stored. */
class Example {
	/** Counts up when the example is started over. */
	#round = $state(0);
	#game: Promise<GameApart | undefined> | undefined;
	/** The round to which {@link Example.#game} belongs. */
	#unpacked = -1;

	/**
	 * Returns the example as it was left, or else from its file; undefined if it can't be loaded. An effect that calls this runs
	 * again after `startOver`.
	 */
	async open(): Promise<GameApart | undefined> {
		if (this.#unpacked !== this.#round) {
			this.#unpacked = this.#round;
			this.#game = unpack();
		}
		const game = await this.#game;
		// A failed load is tried again the next time.
		if (!game) this.#unpacked = -1;
		return game;
	}

	/** Discards the moves made so far. */
	startOver(): void {
		this.#round++;
	}
}

/** Every tab has its own id: two tabs with the example don't share a game. */
async function unpack(): Promise<GameApart | undefined> {
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

export const example = new Example();
