import {
	EMPTY_DRAFT,
	summaryOf,
	type Draft,
	type Entry,
	type GameId,
	type GameRecord
} from '../../record';
import { unstoredEntries, type GameStore, type StoreProblem } from '../../store';
import type { UnsavedPart } from './unsaved-part.svelte';

const CONFLICT: StoreProblem = { code: 'conflict' };

/** How many entries of a game the store has; unknown until it could be read. */
export type StoredCount = number | 'unknown';

/** A game as it was to be stored. */
interface SaveRequest {
	readonly record: GameRecord;
	readonly draft: Draft;
}

/**
 * Brings a game's entries and draft into the store, one after the other. What could not be stored is kept apart, and
 * tried again with the next call: a full disk or a lost database costs nothing.
 */
export class GameSaver {
	readonly #store: GameStore;
	readonly #id: GameId;
	readonly #spare: UnsavedPart;
	#stored: StoredCount;
	#queue: Promise<unknown> = Promise.resolve();
	/** What was asked for last, while it is on its way. */
	#asked: SaveRequest | undefined;
	/** Grows whenever another tab's log takes the place of ours: what was asked for before must not be stored behind it. */
	#reign = 0;

	constructor(store: GameStore, id: GameId, stored: StoredCount, unsavedPart: UnsavedPart) {
		this.#store = store;
		this.#id = id;
		this.#stored = stored;
		this.#spare = unsavedPart;
	}

	/** Number of entries that the store is known to have. */
	get stored(): number {
		return this.#stored === 'unknown' ? 0 : this.#stored;
	}

	/** The store has these many entries, by another tab's writing. */
	caughtUp(stored: number): void {
		this.#reign++;
		this.#stored = stored;
	}

	/** Stores every entry that isn't stored yet, then the draft. Never rejects: says what is wrong. */
	keep(record: GameRecord, draft: Draft): Promise<StoreProblem | undefined> {
		const generation = this.#reign;
		const request = (this.#asked = { record, draft });
		const kept = this.#queue
			.then(() => (generation === this.#reign ? this.#keep(request) : CONFLICT))
			.catch((error: unknown): StoreProblem => ({ code: 'unavailable', detail: String(error) }))
			.then((problem) => {
				this.#settle(request, problem);
				return problem;
			});
		this.#queue = kept;
		return kept;
	}

	/** The page may end now: what is on its way is kept apart, for nobody may hear of it any more. */
	hold(): void {
		if (this.#asked) this.#keepApart(this.#asked);
	}

	async #keep(request: SaveRequest): Promise<StoreProblem | undefined> {
		const { record, draft } = request;
		const problem = await this.#writeBehind(request);
		if (problem?.code !== 'gone') return problem;
		// Nobody may have removed it: then the store has lost it, or never had it.
		const written = await this.#store.putBack(record, draft);
		if (!written.ok) return written.error;
		this.#stored = record.entries.length;
		return undefined;
	}

	/** Writes what is missing behind what the store has: where that isn't known, or isn't so, it is read first. */
	async #writeBehind(request: SaveRequest): Promise<StoreProblem | undefined> {
		if (this.#stored !== 'unknown') {
			const problem = await this.#write(request);
			if (problem?.code !== 'conflict') return problem;
		}
		return (await this.#catchUp(request.record)) ?? this.#write(request);
	}

	/** Reads how much of a log the store has. A `conflict` when it has another one. */
	async #catchUp(record: GameRecord): Promise<StoreProblem | undefined> {
		const loaded = await this.#store.load(this.#id);
		if (!loaded.ok) return loaded.error;
		if (loaded.value?.unread) return { code: 'unreadable' };
		const stored = loaded.value?.record ?? { ...record, entries: [] };
		if (record.entries.length - unstoredEntries(stored, record).own !== stored.entries.length)
			return CONFLICT;
		this.#stored = stored.entries.length;
		return undefined;
	}

	async #write({ record, draft }: SaveRequest): Promise<StoreProblem | undefined> {
		const missing = record.entries.slice(this.stored);
		for (const entry of missing) {
			const problem = await this.#append(
				record,
				entry,
				entry === missing.at(-1) ? draft : EMPTY_DRAFT
			);
			if (problem) return problem;
		}
		if (missing.length > 0) return undefined;
		const written = await this.#store.saveDraft(this.#id, draft);
		return written.ok ? undefined : written.error;
	}

	async #append(record: GameRecord, entry: Entry, draft: Draft): Promise<StoreProblem | undefined> {
		const isLast = entry.seq === record.entries.length - 1;
		const upTo = isLast ? record : { ...record, entries: record.entries.slice(0, entry.seq + 1) };
		const written = await this.#store.append(this.#id, entry, summaryOf(upTo), draft);
		if (!written.ok) return written.error;
		this.#stored = entry.seq + 1;
		return undefined;
	}

	/** Keeps apart what isn't stored, and forgets it once all is. After a conflict whoever asked has to give way first. */
	#settle(request: SaveRequest, problem: StoreProblem | undefined): void {
		const isLast = this.#asked === request;
		if (isLast) this.#asked = undefined;
		if (problem?.code === 'conflict') return;
		// What a store in memory holds is gone with the page.
		if (problem || this.#store.kind === 'memory')
			this.#keepApart(request, problem?.code === 'gone');
		else if (isLast) this.#spare.drop();
	}

	#keepApart({ record, draft }: SaveRequest, gone = false): void {
		// What a store in memory has is not on the device.
		const stored = this.#store.kind === 'memory' ? 0 : this.stored;
		this.#spare.keep(record, draft, stored, gone);
	}
}
