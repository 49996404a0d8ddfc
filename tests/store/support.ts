import {
	replayRecord,
	summaryOf,
	type Entry,
	type GameId,
	type GameRecord,
	type Summary
} from '../../src/lib/record';
import type { GameStore, StoredGame, StoreResult } from '../../src/lib/store';
import type { Database } from '../../src/lib/store/db';
import { seededRandom, headerFor, withEvents, randomTurn } from '../record/support';

/** A record of some legal turns, always the same for the same arguments. */
export function recordWith(turns: number, id = 'game', seed = 1): GameRecord {
	const random = seededRandom(seed);
	let record: GameRecord = { header: headerFor(id), entries: [] };
	while (record.entries.length < turns)
		record = withEvents(record, [randomTurn(replayRecord(record).game, random)]);
	return record;
}

/** A record's entry with the summary after it. */
export function step(record: GameRecord, seq: number): readonly [Entry, Summary] {
	const entries = record.entries.slice(0, seq + 1);
	const entry = entries[seq];
	if (!entry) throw new Error(`There is no entry ${String(seq)}.`);
	return [entry, summaryOf({ header: record.header, entries })];
}

/** Stores a game from its header on, entry by entry. Throws when the store refuses. */
export async function storeAll(store: GameStore, record: GameRecord): Promise<void> {
	await must(store.putBack({ header: record.header, entries: [] }, {}));
	for (const { seq } of record.entries)
		await must(store.append(record.header.id, ...step(record, seq), {}));
}

/** Changes the stored row of a game. */
export async function changeRow(db: Database, id: GameId, change: object): Promise<void> {
	const row = await db.games.get(id);
	if (!row) throw new Error(`There is no game ${id}.`);
	await db.games.put({ ...row, ...change });
}

/** The value of a call. Throws when the store refuses. */
export async function must<T>(call: StoreResult<T>): Promise<T> {
	const result = await call;
	if (!result.ok) throw new Error(`The store refuses: ${JSON.stringify(result.error)}`);
	return result.value;
}

/** The code of the problem of a call; undefined when it succeeds. */
export async function problemOf(call: StoreResult<unknown>): Promise<string | undefined> {
	const result = await call;
	return result.ok ? undefined : result.error.code;
}

/** A stored game. Throws when it isn't there. */
export async function loaded(store: GameStore, id: GameId): Promise<StoredGame> {
	const kept = await must(store.load(id));
	if (!kept) throw new Error(`There is no game ${id}.`);
	return kept;
}

/** Records the calls of a listener, and waits for them. */
export class Heard<T> {
	readonly all: T[] = [];
	#wake: (() => void)[] = [];

	readonly hear = (value: T): void => {
		this.all.push(value);
		for (const wake of this.#wake.splice(0)) wake();
	};

	/** Waits until the last value passes a test. */
	async until(such: (value: T) => boolean): Promise<T> {
		for (;;) {
			const last = this.all.at(-1);
			if (last !== undefined && such(last)) return last;
			await new Promise<void>((wake) => this.#wake.push(wake));
		}
	}
}
