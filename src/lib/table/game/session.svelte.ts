import type { FileProblem, GameId } from '../../record';
import {
	gameLock,
	type GameLock,
	type GameStore,
	type StoredGame,
	type StoreProblem,
	type Unsaved
} from '../../store';
import { transferGame, reclaimGame } from '../sharing/transfer';
import type { StoredCount } from './game-saver';
import { LiveGame } from './live-game.svelte';
import { UnsavedPart, type StoredUnsavedPart } from './unsaved-part.svelte';

type SessionState = 'opening' | 'missing' | 'open' | 'failed';

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
	/** Why the stored game can't be read: it isn't shown, or only what was kept apart of it, to be looked at. */
	problem = $state.raw<StoreProblem>();
	/** How many entries are here again that could not be stored the last time. */
	back = $state(0);
	readonly #unsaved: Unsaved | undefined;
	readonly #store: GameStore;
	readonly #id: GameId;
	#lock: GameLock | undefined;
	#stop: (() => void) | undefined;
	#closed = false;

	/**
	 * @param looks true for a game that is only looked at: nothing can be entered, and no other tab is kept from it
	 * @param unsaved where is kept what can't be stored; nowhere for a game of which nothing is ever stored
	 */
	constructor(
		store: GameStore,
		id: GameId,
		readonly looks = false,
		unsaved?: Unsaved
	) {
		this.#store = store;
		this.#id = id;
		this.#unsaved = unsaved;
	}

	/** True when this tab has the right to write, and the game wasn't handed over. */
	get writes(): boolean {
		return this.live?.writer.writes ?? false;
	}

	/** Nothing is entered here: it is somebody else's game, or was handed over. */
	get isReadOnly(): boolean {
		return this.looks || this.live?.writer.transferredAt !== undefined;
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
		const unsavedPart = new UnsavedPart(this.#id, this.#unsaved);
		const spared = unsavedPart.read();
		if (loaded.ok && loaded.value) this.#begin(loaded.value, unsavedPart);
		else if (spared) this.#beginWith(spared, unsavedPart, loaded.ok ? undefined : loaded.error);
		else {
			this.problem = loaded.ok ? undefined : loaded.error;
			this.state = loaded.ok ? 'missing' : 'failed';
		}
	}

	#begin(kept: StoredGame, unsavedPart: UnsavedPart, stored?: StoredCount): void {
		this.live = new LiveGame(this.#store, kept.record, kept.draft, unsavedPart, stored);
		void this.live.customTiles.load();
		this.unread = kept.unread;
		this.whole = kept.whole;
		this.#setWrites(this.#mayWrite());
		this.#takeUp();
		this.state = 'open';
	}

	/** Begins with what was kept apart alone: the store has nothing of it, or can't be read. */
	#beginWith(
		spared: StoredUnsavedPart,
		unsavedPart: UnsavedPart,
		problem: StoreProblem | undefined
	): void {
		// A row that can't be read is never written over; any other trouble may pass.
		if (problem?.code === 'unreadable') this.problem = problem;
		this.#begin(spared, unsavedPart, problem ? 'unknown' : 0);
		if (this.live && this.problem) this.live.persisted.problem = this.problem;
		if (this.#mayWrite()) this.back = spared.record.entries.length - (problem ? spared.stored : 0);
	}

	/** Who may write takes up what could not be stored. */
	#takeUp(): void {
		if (this.live && this.#mayWrite()) this.back = this.live.persisted.takeUp();
	}

	#mayWrite(): boolean {
		return this.#lock?.state === 'writer' && !this.unread && !this.problem;
	}

	/** Who writes knows what is stored; only who follows watches the store, also after a game was handed over. */
	#setWrites(right: boolean): void {
		if (this.live) this.live.writer.writes = right;
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
	async transferGame(): Promise<void> {
		if (!this.live || !(await transferGame(this.live)) || this.live.persisted.problem) return;
		this.#setWrites(this.#mayWrite());
	}

	/** Takes back a game that was handed over: it is kept here again. */
	async reclaimGame(): Promise<void> {
		if (this.#lock?.state !== 'writer') await this.takeOver();
		if (this.live && (await reclaimGame(this.live))) this.#setWrites(this.#mayWrite());
	}

	/** Ends the visit. */
	close(): void {
		this.#closed = true;
		this.#lock?.release();
		this.#stop?.();
	}

	async #gain(): Promise<void> {
		if (!this.live) return;
		await this.live.persisted.reload();
		this.#setWrites(this.#mayWrite());
		this.#takeUp();
	}

	#follow(kept: StoredGame | undefined): void {
		if (!kept || this.writes) return;
		this.live?.persisted.follow(kept.record, kept.draft);
	}
}
