import { loadRulesFor, type FileProblem, type GameId } from '../../record';
import {
	gameLock,
	type GameLock,
	type GameStore,
	type StoredGame,
	type StoredLog,
	type StoreProblem,
	type Unsaved
} from '../../store';
import { loadShapesFor } from '../view/board-tiles';
import { transferGame, reclaimGame } from '../sharing/transfer';
import type { StoredCount } from './game-saver';
import { LiveGame } from './live-game.svelte';
import { UnsavedPart, type StoredUnsavedPart } from './unsaved-part.svelte';

type SessionState = 'opening' | 'missing' | 'open' | 'failed';

/** One tab's session with a game: opens it, holds the right to write, or follows the tab that has it. */
export class Session {
	state = $state<SessionState>('opening');
	live = $state.raw<LiveGame>();
	/** True if the browser can't lock a game against other tabs. */
	unguarded = $state(false);
	/** Why only a part of the stored log could be read. */
	logProblem = $state.raw<FileProblem>();
	/** The file of everything stored; set together with `logProblem`. */
	whole = $state.raw<string>();
	/** Why the stored game can't be read: it isn't shown, or only its unsaved part, read-only. */
	problem = $state.raw<StoreProblem>();
	/** True if what another tab enters can't be read: what is shown may be old. */
	stale = $state(false);
	/** Number of entries restored that couldn't be stored the last time. */
	back = $state(0);
	readonly #unsaved: Unsaved | undefined;
	readonly #store: GameStore;
	readonly #id: GameId;
	#lock: GameLock | undefined;
	#stop: (() => void) | undefined;
	#closed = false;

	/**
	 * @param viewOnly true for a read-only view: nothing can be entered, and no other tab is locked out
	 * @param unsaved keeps what can't be stored; absent for a game that is never stored
	 */
	constructor(
		store: GameStore,
		id: GameId,
		readonly viewOnly = false,
		unsaved?: Unsaved
	) {
		this.#store = store;
		this.#id = id;
		this.#unsaved = unsaved;
	}

	/** True when this tab has the right to write, and the game wasn't transferred. */
	get writes(): boolean {
		return this.live?.writer.writes ?? false;
	}

	/** True when nothing can be entered here: the game is somebody else's, or was transferred. */
	get isReadOnly(): boolean {
		return (this.viewOnly && !this.writes) || this.live?.writer.transferredAt !== undefined;
	}

	/** True while another tab has the right to write. */
	get followsAnother(): boolean {
		return !this.writes && !this.isReadOnly && !this.problem && !this.logProblem;
	}

	/** Opens the game; the result is in {@link state}. The lock is taken first, so that what is read stays current. */
	async open(): Promise<void> {
		if (!this.viewOnly) await this.#lineUp();
		if (this.#closed) return;
		const loaded = await this.#store.load(this.#id);
		const unsavedPart = new UnsavedPart(this.#id, this.#unsaved);
		const recovered = unsavedPart.read();
		try {
			await Promise.all([
				loadRulesFor(recovered?.record.header),
				loadShapesFor(recovered?.record, loaded.ok ? loaded.value?.record : undefined)
			]);
		} catch {
			this.state = 'failed';
			return;
		}
		this.#show(loaded, unsavedPart, recovered);
	}

	/** Requests the right to write, and waits in line for it. */
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

	#show(
		loaded: Awaited<ReturnType<GameStore['load']>>,
		unsavedPart: UnsavedPart,
		recovered: StoredUnsavedPart | undefined
	): void {
		if (loaded.ok && loaded.value) this.#begin(loaded.value, unsavedPart);
		else if (recovered)
			this.#beginWith(recovered, unsavedPart, loaded.ok ? undefined : loaded.error);
		else {
			this.problem = loaded.ok ? undefined : loaded.error;
			this.state = loaded.ok ? 'missing' : 'failed';
		}
	}

	#begin(kept: StoredLog, unsavedPart: UnsavedPart, stored?: StoredCount): void {
		this.live = new LiveGame(this.#store, kept.record, kept.draft, unsavedPart, stored);
		void this.live.customTiles.load();
		this.logProblem = kept.unread;
		this.whole = kept.whole;
		this.#setWrites(this.#mayWrite());
		this.#takeUp();
		this.state = 'open';
	}

	/** Begins with the unsaved part alone: the store has nothing of the game, or can't be read. */
	#beginWith(
		recovered: StoredUnsavedPart,
		unsavedPart: UnsavedPart,
		problem: StoreProblem | undefined
	): void {
		// A row that can't be read is never overwritten; any other problem may pass.
		if (problem?.code === 'unreadable') this.problem = problem;
		this.#begin(recovered, unsavedPart, problem ? 'unknown' : 0);
		if (this.live && this.problem) this.live.persisted.problem = this.problem;
		if (this.#mayWrite())
			this.back = recovered.record.entries.length - (problem ? recovered.stored : 0);
	}

	/** If this tab has the right to write, restores what couldn't be stored. */
	#takeUp(): void {
		if (this.live && this.#mayWrite()) this.back = this.live.persisted.takeUp();
	}

	#mayWrite(): boolean {
		return this.#lock?.state === 'writer' && !this.logProblem && !this.problem;
	}

	/** Only a tab that doesn't write watches the store; that includes a tab whose game was transferred. */
	#setWrites(right: boolean): void {
		if (this.live) this.live.writer.writes = right;
		this.#stop?.();
		this.#stop =
			this.writes || this.#closed
				? undefined
				: this.#store.watch(
						this.#id,
						(now) => void this.#follow(now),
						() => {
							this.stale = true;
						}
					);
	}

	/** Takes the right to write from the other tab. */
	async takeOver(): Promise<void> {
		await this.#lock?.takeOver();
		await this.#gain();
	}

	/**
	 * Transfers the game to another device, then follows the store. It doesn't follow the store while any part of the game is
	 * unsaved, because that part would be replaced.
	 */
	async transferGame(): Promise<void> {
		if (!this.live || !(await transferGame(this.live)) || this.live.persisted.problem) return;
		this.#setWrites(this.#mayWrite());
	}

	/** Takes back a transferred game: it is kept here again. */
	async reclaimGame(): Promise<void> {
		if (this.#lock?.state !== 'writer') await this.takeOver();
		if (this.live && (await reclaimGame(this.live))) this.#setWrites(this.#mayWrite());
	}

	close(): void {
		this.#closed = true;
		if (this.live) this.live.writer.writes = false;
		this.#lock?.release();
		this.#stop?.();
	}

	async #gain(): Promise<void> {
		if (!this.live) return;
		await this.live.persisted.reload();
		this.#setWrites(this.#mayWrite());
		this.#takeUp();
	}

	async #follow(kept: StoredGame | undefined): Promise<void> {
		this.stale = false;
		await loadShapesFor(kept?.record);
		if (!kept || (this.writes && !this.viewOnly)) return;
		this.live?.persisted.follow(kept.record, kept.draft);
	}
}
