import { ok } from '../../engine/result';
import {
	EMPTY_DRAFT,
	transferredAt,
	nextEntry,
	currentTimestamp,
	summaryOf,
	withEntry,
	type GameId,
	type GameRecord
} from '../../record';
import type { AddResult, GameStore, StoreResult } from '../../store';
import type { LiveGame } from '../game/live-game.svelte';

/**
 * Hands a game over: from now on it is only looked at here, until it is taken. What is entered of a turn stays on this
 * device, for whoever takes the game back.
 * @returns whether it was written
 */
export const transferGame = (live: LiveGame): Promise<boolean> =>
	live.writer.write({ type: 'log/handed' }, live.entry.draft);

/** Takes back a game that was handed over; `false` when it wasn't, or can't be now. */
export const reclaimGame = (live: LiveGame): Promise<boolean> =>
	live.writer.write({ type: 'log/taken' }, live.entry.draft);

/** Stores a game that was handed over to this device, and takes it; where it went on meanwhile it needn't be taken. */
export async function acceptTransfer(store: GameStore, record: GameRecord): StoreResult<AddResult> {
	const added = await store.add(record);
	if (!added.ok) return added;
	const taken = await take(store, added.value.id);
	return taken.ok ? added : taken;
}

async function take(store: GameStore, id: GameId): StoreResult {
	const loaded = await store.load(id);
	if (!loaded.ok) return loaded;
	const record = loaded.value?.record;
	if (!record || transferredAt(record) === undefined) return ok(undefined);
	const entry = nextEntry(record, { type: 'log/taken' }, currentTimestamp());
	return store.append(id, entry, summaryOf(withEntry(record, entry)), EMPTY_DRAFT);
}
