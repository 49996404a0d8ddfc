import type { FileProblem, GameId } from '../record';
import { gameLock, type GameLock, type GameStore, type Kept, type StoreProblem } from '../store';
import { LiveGame } from './live.svelte';

export type SessionState = 'opening' | 'missing' | 'open' | 'failed';

/** One tab's visit to a game: opens it, holds the right to write, or follows the tab that has it. */
export class Session {
	state = $state<SessionState>('opening');
	live = $state.raw<LiveGame>();
	/** False when another tab writes; this one follows. */
	writes = $state(false);
	/** Why the stored log was read only in part. */
	unread = $state.raw<FileProblem>();
	problem = $state.raw<StoreProblem>();
	readonly #store: GameStore;
	readonly #id: GameId;
	#lock: GameLock | undefined;
	#stops: (() => void)[] = [];
	#closed = false;

	constructor(store: GameStore, id: GameId) {
		this.#store = store;
		this.#id = id;
	}

	/** Opens the game; what came of it is told by {@link state}. */
	async open(): Promise<void> {
		const loaded = await this.#store.load(this.#id);
		if (!loaded.ok) {
			this.problem = loaded.error;
			this.state = 'failed';
		} else if (!loaded.value) this.state = 'missing';
		else await this.#begin(loaded.value);
	}

	async #begin(kept: Kept): Promise<void> {
		this.live = new LiveGame(this.#store, kept.record, kept.draft);
		this.unread = kept.unread;
		this.#lock = await gameLock(this.#id, {
			onLost: () => (this.writes = false),
			onGained: () => void this.#gain()
		});
		this.writes = this.#lock.state === 'writer' && !kept.unread;
		if (this.#closed) {
			this.#lock.release();
			return;
		}
		this.#stops.push(
			this.#store.watch(this.#id, (now) => {
				this.#follow(now);
			})
		);
		this.state = 'open';
	}

	/** Makes this tab the one that writes. */
	async takeOver(): Promise<void> {
		await this.#lock?.takeOver();
		await this.#gain();
	}

	/** Ends the visit. */
	close(): void {
		this.#closed = true;
		this.#lock?.release();
		for (const stop of this.#stops) stop();
	}

	async #gain(): Promise<void> {
		await this.live?.reload();
		this.writes = this.#lock?.state === 'writer' && !this.unread;
	}

	#follow(kept: Kept | undefined): void {
		if (!kept || this.writes) return;
		this.live?.follow(kept.record, kept.draft);
	}
}
