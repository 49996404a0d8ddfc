import { ok } from '../../engine/result';
import {
	TRANSFER_STARTED,
	TRANSFER_TAKEN,
	EMPTY_DRAFT,
	transferredAt,
	nextEntry,
	entryTimestamp,
	summaryOf,
	withEntry,
	type GameId,
	type GameRecord
} from '../../record';
import type { AddResult, GameStore, StoreResult } from '../../store';
import type { LiveGame } from '../game/live-game.svelte';

/** Transfers a game: it is read-only here until taken back; its draft stays on this device. @returns true if it was written */
export const transferGame = (live: LiveGame): Promise<boolean> =>
	live.writer.write({ type: TRANSFER_STARTED }, live.entry.draft);

/** Takes back a transferred game; `false` when it wasn't transferred, or can't be taken now. */
export const reclaimGame = (live: LiveGame): Promise<boolean> =>
	live.writer.write({ type: TRANSFER_TAKEN }, live.entry.draft);

/** Stores a game that was transferred to this device, and takes it over; that isn't needed if the game went on meanwhile. */
export async function acceptTransfer(
	store: GameStore,
	record: GameRecord,
	signal?: AbortSignal
): StoreResult<AddResult> {
	const added = await store.add(record, signal);
	if (!added.ok) return added;
	const taken = await take(store, added.value.id);
	return taken.ok ? added : taken;
}

async function take(store: GameStore, id: GameId): StoreResult {
	const loaded = await store.load(id);
	if (!loaded.ok) return loaded;
	const record = loaded.value?.record;
	if (!record || transferredAt(record) === undefined) return ok(undefined);
	const entry = nextEntry(record, { type: TRANSFER_TAKEN }, entryTimestamp());
	return store.append(id, entry, summaryOf(withEntry(record, entry)), EMPTY_DRAFT);
}
