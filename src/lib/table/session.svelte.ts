import type { FileProblem, GameId } from '../record';
import { gameLock, type GameLock, type GameStore, type Kept, type StoreProblem } from '../store';
import { handOver, takeBack } from './handing';
import { LiveGame } from './live.svelte';

export type SessionState = 'opening' | 'missing' | 'open' | 'failed';

/** One tab's visit to a game: opens it, holds the right to write, or follows the tab that has it. */
export class Session {
	state = $state<SessionState>('opening');
	live = $state.raw<LiveGame>();
	/** True where the browser can't keep two tabs of one game apart. */
	unguarded = $state(false);
	/** Why the stored log was read only in part. */
	unread = $state.raw<FileProblem>();
	/** With `unread`: the file of all that is stored. */
	whole = $state.raw<string>();
	problem = $state.raw<StoreProblem>();
	readonly #store: GameStore;
	readonly #id: GameId;
	#lock: GameLock | undefined;
	#stop: (() => void) | undefined;
	#closed = false;

	/** @param looks true for a game that is only looked at: nothing can be entered, and no other tab is kept from it */
	constructor(
		store: GameStore,
		id: GameId,
		readonly looks = false
	) {
		this.#store = store;
		this.#id = id;
	}

	/** True when this tab has the right to write, and the game wasn't handed over. */
	get writes(): boolean {
		return this.live?.writes ?? false;
	}

	/** Nothing is entered here: it is somebody else's game, or was handed over. */
	get onlyLooks(): boolean {
		return this.looks || this.live?.handed !== undefined;
	}

	/** Opens the game; what came of it is told by {@link state}. The lock comes first: what is read then stays ours. */
	async open(): Promise<void> {
		if (!this.looks) await this.#lineUp();
		if (!this.#closed) this.#show(await this.#store.load(this.#id));
	}

	/** Asks for the right to write, and stays in line for it. */
	async #lineUp(): Promise<void> {
		const lock = await gameLock(this.#id, {
			onLost: () => {
				this.#setWrites(false);
			},
			onGained: () => void this.#gain()
		});
		this.#lock = lock;
		this.unguarded = !lock.guarded;
		if (this.#closed) lock.release();
	}

	#show(loaded: Awaited<ReturnType<GameStore['load']>>): void {
		if (!loaded.ok) {
			this.problem = loaded.error;
			this.state = 'failed';
		} else if (!loaded.value) this.state = 'missing';
		else this.#begin(loaded.value);
	}

	#begin(kept: Kept): void {
		this.live = new LiveGame(this.#store, kept.record, kept.draft);
		void this.live.told.load();
		this.unread = kept.unread;
		this.whole = kept.whole;
		this.#setWrites(this.#mayWrite());
		this.state = 'open';
	}

	#mayWrite(): boolean {
		return this.#lock?.state === 'writer' && !this.unread;
	}

	/** Who writes knows what is stored; only who follows watches the store, also after a game was handed over. */
	#setWrites(right: boolean): void {
		if (this.live) this.live.writes = right;
		this.#stop?.();
		this.#stop =
			this.writes || this.#closed
				? undefined
				: this.#store.watch(this.#id, (now) => {
						this.#follow(now);
					});
	}

	/** Makes this tab the one that writes. */
	async takeOver(): Promise<void> {
		await this.#lock?.takeOver();
		await this.#gain();
	}

	/**
	 * Hands the game over to another device, and follows what is brought back of it: not while the disk lacks something of
	 * what is handed over, for that would give way to what is stored.
	 */
	async handOver(): Promise<void> {
		if (!this.live || !(await handOver(this.live)) || this.live.problem) return;
		this.#setWrites(this.#mayWrite());
	}

	/** Takes back a game that was handed over: it is kept here again. */
	async takeBack(): Promise<void> {
		if (this.#lock?.state !== 'writer') await this.takeOver();
		if (this.live && (await takeBack(this.live))) this.#setWrites(this.#mayWrite());
	}

	/** Ends the visit. */
	close(): void {
		this.#closed = true;
		this.#lock?.release();
		this.#stop?.();
	}

	async #gain(): Promise<void> {
		if (!this.live) return;
		await this.live.reload();
		this.#setWrites(this.#mayWrite());
	}

	#follow(kept: Kept | undefined): void {
		if (!kept || this.writes) return;
		this.live?.follow(kept.record, kept.draft);
	}
}
