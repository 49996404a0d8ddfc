import type { Draft, GameRecord } from '../../record';
import { loadShapesFor } from '../view/board-tiles';
import { unstoredEntries, type GameStore, type StoreProblem } from '../../store';
import { GameSaver, type StoredCount } from './game-saver';
import { UnsavedPart } from './unsaved-part.svelte';

/** A game's record and draft as they are shown, kept in step with the store. */
export class PersistedGame {
	record: GameRecord;
	draft: Draft;
	/** Why the last entries could not be stored; they are tried again with the next one. */
	problem: StoreProblem | undefined = $state.raw();
	/** The part of the game that isn't stored. */
	readonly unsavedPart: UnsavedPart;
	readonly #store: GameStore;
	readonly #saver: GameSaver;

	/** @param stored number of entries that the store has */
	constructor(
		store: GameStore,
		record: GameRecord,
		draft: Draft,
		unsavedPart = new UnsavedPart(record.header.id),
		stored: StoredCount = record.entries.length
	) {
		this.#store = store;
		this.#saver = new GameSaver(store, record.header.id, stored, unsavedPart);
		this.unsavedPart = unsavedPart;
		this.record = $state.raw(record);
		this.draft = $state.raw(draft);
	}

	/** True while something that is shown isn't stored. */
	get unstored(): boolean {
		const { code } = this.problem ?? {};
		if (code === undefined) return false;
		return code !== 'conflict' || this.record.entries.length > this.#saver.stored;
	}

	/**
	 * Stores a record and draft. If another tab wrote first, its log wins.
	 * @param refused as in {@link follow}
	 * @returns false if another tab wrote first
	 */
	async keep(record: GameRecord, draft: Draft, refused = 0): Promise<boolean> {
		this.problem = await this.#saver.keep(record, draft, (problem) => {
			this.#answered(problem);
		});
		if (this.problem?.code !== 'conflict') return true;
		await this.reload(record, refused);
		return false;
	}

	/** Called when the store has answered after all. While other entries wait for it, the problem is still `silent`. */
	#answered(problem: StoreProblem | undefined): void {
		if (problem || this.#saver.stored >= this.record.entries.length) this.problem = problem;
		if (problem?.code === 'conflict') void this.reload();
	}

	async retry(): Promise<void> {
		await this.keep(this.record, this.draft);
	}

	/** Called when the page may close: keeps what is being stored as unsaved data. */
	hold(): void {
		this.#saver.hold();
	}

	/** Loads the stored game, and treats it as {@link follow} does. */
	async reload(ours = this.record, refused = 0): Promise<void> {
		const loaded = await this.#store.load(this.record.header.id);
		if (!loaded.ok || !loaded.value) return;
		const { record, draft } = loaded.value;
		await loadShapesFor(record, this.unsavedPart.read()?.record);
		this.follow(record, draft, ours, refused);
	}

	/**
	 * Takes over what another tab has written. Our entries that were never stored stay if they continue that log; otherwise they
	 * are set aside.
	 * @param ours the record that was to be stored
	 * @param refused number of entries at its end that were never shown: the user enters them again
	 */
	follow(record: GameRecord, draft: Draft, ours = this.record, refused = 0): void {
		const { own, goesOn } = unstoredEntries(record, ours);
		this.#saver.caughtUp(record.entries.length);
		if (own > refused && goesOn) return;
		if (own > refused) this.unsavedPart.setAside(ours);
		// A conflict is about entries that are no longer shown.
		if (own === 0 || this.problem?.code !== 'conflict') this.#lacksNothing();
		this.record = record;
		this.draft = draft;
	}

	/** Everything shown is stored, whichever tab stored it: no warning is needed. */
	#lacksNothing(): void {
		this.problem = undefined;
		this.unsavedPart.leave();
	}

	/** Restores unsaved data and stores it; what doesn't continue the stored log is set aside. @returns number of entries restored */
	takeUp(): number {
		const unsaved = this.unsavedPart.read();
		if (!unsaved) return 0;
		const { own, goesOn } = unstoredEntries(this.record, unsaved.record);
		if (own > 0 && !goesOn) this.unsavedPart.setAside(unsaved.record);
		else if (unsaved.record.entries.length >= this.record.entries.length) {
			this.record = unsaved.record;
			this.draft = unsaved.draft;
		}
		void this.retry();
		return goesOn ? own : 0;
	}
}
