import {
	EMPTY_DRAFT,
	summaryOf,
	type Draft,
	type Entry,
	type GameId,
	type GameRecord
} from '../../record';
import { unstoredEntries, type GameStore, type StoreProblem } from '../../store';
import { visibleTime } from '../../store/visible-time';
import type { UnsavedPart } from './unsaved-part.svelte';

const CONFLICT: StoreProblem = { code: 'conflict' };
const SILENT: StoreProblem = { code: 'silent' };

/** How long a user waits for the store, in ms. */
const PATIENCE = 2000;

/** Number of entries of a game in the store; unknown until it could be read. */
export type StoredCount = number | 'unknown';

interface SaveRequest {
	readonly record: GameRecord;
	readonly draft: Draft;
}

/** Stores a game's entries and draft, one request at a time. What fails is kept as unsaved data and tried again with the next call. */
export class GameSaver {
	readonly #store: GameStore;
	readonly #id: GameId;
	readonly #unsavedPart: UnsavedPart;
	#stored: StoredCount;
	#queue: Promise<unknown> = Promise.resolve();
	/** The last request, while it is running. */
	#request: SaveRequest | undefined;
	/** True while a request waits for a store that hasn't answered in time. */
	#silent = false;
	/** Counts up when another tab's log replaces ours: requests made before must not be stored behind it. */
	#generation = 0;

	constructor(store: GameStore, id: GameId, stored: StoredCount, unsavedPart: UnsavedPart) {
		this.#store = store;
		this.#id = id;
		this.#stored = stored;
		this.#unsavedPart = unsavedPart;
	}

	/** Number of entries that the store is known to have. */
	get stored(): number {
		return this.#stored === 'unknown' ? 0 : this.#stored;
	}

	/** Called when another tab has written: the store now has this many entries. */
	caughtUp(stored: number): void {
		this.#generation++;
		this.#stored = stored;
	}

	/**
	 * Stores all missing entries, then the draft. Never rejects: resolves to the problem, if any. It is `silent` if the store
	 * doesn't answer in time: everything is then kept as unsaved data, and stored as soon as the store answers.
	 * @param onLate called if the store answers late, with the problem that it then reports, if any
	 */
	keep(
		record: GameRecord,
		draft: Draft,
		onLate: (problem: StoreProblem | undefined) => void
	): Promise<StoreProblem | undefined> {
		const generation = this.#generation;
		const request = (this.#request = { record, draft });
		const kept = this.#queue
			.then(() => (generation === this.#generation ? this.#keep(request) : CONFLICT))
			.catch((error: unknown): StoreProblem => ({ code: 'unavailable', detail: String(error) }))
			.then((problem) => {
				this.#settle(request, problem);
				return problem;
			});
		this.#queue = kept;
		return this.#inTime(kept, onLate);
	}

	/** Waits no longer than a user would. If an earlier request has already waited too long, it doesn't wait at all. */
	async #inTime(
		kept: Promise<StoreProblem | undefined>,
		onLate: (problem: StoreProblem | undefined) => void
	): Promise<StoreProblem | undefined> {
		const patience = this.#silent ? undefined : visibleTime(PATIENCE);
		const answered = kept.then((problem) => ({ problem }));
		const answer = await Promise.race([answered, patience?.over]);
		patience?.stop();
		if (answer) return answer.problem;
		this.#silent = true;
		this.hold();
		void kept.then((problem) => {
			this.#silent = false;
			onLate(problem);
		});
		return SILENT;
	}

	/** Called when the page may close: keeps what is being stored as unsaved data, because no callback may run any more. */
	hold(): void {
		if (this.#request) this.#keepApart(this.#request);
	}

	async #keep(request: SaveRequest): Promise<StoreProblem | undefined> {
		const { record, draft } = request;
		const problem = await this.#writeBehind(request);
		if (problem?.code !== 'gone') return problem;
		// Perhaps nobody deleted the game: the store may have lost it, or never have had it. Then it is put back.
		const written = await this.#store.putBack(record, draft);
		if (!written.ok) return written.error;
		this.#stored = record.entries.length;
		return undefined;
	}

	/** Appends the missing entries. Before that, reads how many the store has if that number isn't known or was wrong. */
	async #writeBehind(request: SaveRequest): Promise<StoreProblem | undefined> {
		if (this.#stored !== 'unknown') {
			const problem = await this.#write(request);
			if (problem?.code !== 'conflict') return problem;
		}
		return (await this.#catchUp(request.record)) ?? this.#write(request);
	}

	/** Reads how many entries of this log the store has. Returns `conflict` if the store has another log. */
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

	/**
	 * Keeps what isn't stored as unsaved data, or drops the unsaved data once everything is stored. After a conflict it does
	 * nothing: the caller must give way first.
	 */
	#settle(request: SaveRequest, problem: StoreProblem | undefined): void {
		const isLast = this.#request === request;
		if (isLast) this.#request = undefined;
		if (problem?.code === 'conflict') return;
		// A store in memory doesn't outlive the page.
		// A later request has this one's entries, too.
		if (problem || this.#store.kind === 'memory')
			this.#keepApart(this.#request ?? request, problem?.code === 'gone');
		else if (isLast) this.#unsavedPart.drop();
	}

	#keepApart({ record, draft }: SaveRequest, gone = false): void {
		// A store in memory has nothing on the device.
		const stored = this.#store.kind === 'memory' ? 0 : this.stored;
		this.#unsavedPart.keep(record, draft, stored, gone);
	}
}
