import { EMPTY_DRAFT, type GameRecord, type Header } from '../../record';
import type { ClockLimits } from '../../record/clock-limits';
import { toUnsavedGame, type GameStore, type StoreProblem, type Unsaved } from '../../store';

/** Begins a new game, kept as unsaved data while the store can't take it. @returns why it can't begin: another game has its id, or had it */
export async function beginGame(
	store: GameStore,
	unsaved: Unsaved,
	header: Header,
	limits?: ClockLimits
): Promise<StoreProblem | undefined> {
	const record = limits ? await withClock(header, limits) : { header, entries: [] };
	const created = await store.putBack(record, EMPTY_DRAFT);
	if (created.ok) return undefined;
	if (['conflict', 'gone'].includes(created.error.code)) return created.error;
	unsaved.keep(toUnsavedGame(record, EMPTY_DRAFT, 0));
	return undefined;
}

/** A new game with a chess clock. Rejects where its code isn't on the device, and there is no network. */
async function withClock(header: Header, limits: ClockLimits): Promise<GameRecord> {
	const { recordWithClock } = await import('../clock/record-with-clock');
	return recordWithClock(header, limits);
}
