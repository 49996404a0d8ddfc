import type { AddResult, StoreResult } from '../../store/games';
import { app } from '../app/app.svelte';

/** Stores a game from elsewhere. Whoever waits for it can stop it. */
export class GameImport {
	#running = $state.raw<AbortController>();

	/** True while it is being stored. */
	get runs(): boolean {
		return this.#running !== undefined;
	}

	/**
	 * True once it has waited for so long that stopping is offered: usually it takes a moment, and nobody should stop it by a
	 * double tap.
	 */
	get offersStop(): boolean {
		return this.runs && app.waiting !== undefined;
	}

	async run(store: (signal: AbortSignal) => StoreResult<AddResult>): StoreResult<AddResult> {
		const { signal } = (this.#running = new AbortController());
		try {
			return await store(signal);
		} finally {
			this.#running = undefined;
		}
	}

	/** Stops it, unless it is being stored already. */
	stop(): void {
		this.#running?.abort();
	}
}
