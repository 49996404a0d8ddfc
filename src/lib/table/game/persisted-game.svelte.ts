import type { Draft, GameRecord } from '../../record';
import { unstoredEntries, type GameStore, type StoreProblem } from '../../store';
import { GameSaver, type StoredCount } from './game-saver';
import { UnsavedPart } from './unsaved-part.svelte';

/** A game's log and draft as they are shown, and how the store keeps up with them. */
export class PersistedGame {
	record: GameRecord;
	draft: Draft;
	/** Why the last entries could not be stored; they are tried again with the next one. */
	problem: StoreProblem | undefined = $state.raw();
	/** What the store lacks of it. */
	readonly unsavedPart: UnsavedPart;
	readonly #store: GameStore;
	readonly #keeper: GameSaver;

	/** @param stored how many of the entries the store has */
	constructor(
		store: GameStore,
		record: GameRecord,
		draft: Draft,
		unsavedPart = new UnsavedPart(record.header.id),
		stored: StoredCount = record.entries.length
	) {
		this.#store = store;
		this.#keeper = new GameSaver(store, record.header.id, stored, unsavedPart);
		this.unsavedPart = unsavedPart;
		this.record = $state.raw(record);
		this.draft = $state.raw(draft);
	}

	/** True while the store lacks something of what is shown. */
	get unstored(): boolean {
		const { code } = this.problem ?? {};
		if (code === undefined) return false;
		return code !== 'conflict' || this.record.entries.length > this.#keeper.stored;
	}

	/**
	 * Brings a log into the store. Where another tab was first its log stands.
	 * @param refused as in {@link follow}
	 * @returns false when another tab was first
	 */
	async keep(record: GameRecord, draft: Draft, refused = 0): Promise<boolean> {
		this.problem = await this.#keeper.keep(record, draft);
		if (this.problem?.code !== 'conflict') return true;
		await this.reload(record, refused);
		return false;
	}

	/** Tries again to store what could not be stored. */
	async retry(): Promise<void> {
		await this.keep(this.record, this.draft);
	}

	/** The page may end now: what is on its way to the store is kept apart. */
	hold(): void {
		this.#keeper.hold();
	}

	/** Takes the game as it is stored, as {@link follow} does. */
	async reload(ours = this.record, refused = 0): Promise<void> {
		const loaded = await this.#store.load(this.record.header.id);
		if (loaded.ok && loaded.value)
			this.follow(loaded.value.record, loaded.value.draft, ours, refused);
	}

	/**
	 * Takes over what another tab has written. What of ours was never stored stays where it goes on from there, and is set
	 * aside where it doesn't.
	 * @param ours the log that was to be stored
	 * @param refused how many entries at its end nobody has been shown: they are entered again
	 */
	follow(record: GameRecord, draft: Draft, ours = this.record, refused = 0): void {
		const { own, goesOn } = unstoredEntries(record, ours);
		this.#keeper.caughtUp(record.entries.length);
		if (own > refused && goesOn) return;
		if (own > refused) this.unsavedPart.setAside(ours);
		// A conflict tells of what is not shown any more.
		if (own === 0 || this.problem?.code !== 'conflict') this.#lacksNothing();
		this.record = record;
		this.draft = draft;
	}

	/** All that is shown is stored, by whoever it was: nobody need be warned. */
	#lacksNothing(): void {
		this.problem = undefined;
		this.unsavedPart.leave();
	}

	/**
	 * Takes up what was kept apart, and stores it. What doesn't go on from what is stored is set aside.
	 * @returns how many entries are back
	 */
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
