import { ok } from '../../engine/result';
import { EMPTY_DRAFT, type GameRecord, type Header } from '../../record';
import type { ClockLimits } from '../../record/clock-limits';
import type { withCustomBoxes } from './custom-boxes';
import { toUnsavedGame, type GameStore, type StoreProblem, type Unsaved } from '../../store';

/** What a new game has besides its header. */
interface Besides {
	/** The chess clock. */
	readonly clock?: ClockLimits | undefined;
	/** The names of the custom boxes that are played with. */
	readonly boxes?: readonly string[];
}

/**
 * Begins a new game, kept as unsaved data while the store can't take it.
 * @returns why it can't begin: another game has its id, or had it; or its custom boxes can't be read
 */
export async function beginGame(
	store: GameStore,
	unsaved: Unsaved,
	agreed: Header,
	{ clock: limits, boxes = [] }: Besides = {}
): Promise<StoreProblem | undefined> {
	const whole = boxes.length > 0 ? await withBoxes(store, agreed, boxes) : ok(agreed);
	if (!whole.ok) return whole.error;
	const header = whole.value;
	const record = limits ? await withClock(header, limits) : { header, entries: [] };
	const created = await store.putBack(record, EMPTY_DRAFT);
	if (created.ok) return undefined;
	if (['conflict', 'gone'].includes(created.error.code)) return created.error;
	unsaved.keep(toUnsavedGame(record, EMPTY_DRAFT, 0));
	return undefined;
}

/** A header with the tiles of custom boxes. Few games have any. */
async function withBoxes(...of: Parameters<typeof withCustomBoxes>) {
	const { withCustomBoxes } = await import('./custom-boxes');
	return withCustomBoxes(...of);
}

/** A new game with a chess clock. Rejects if its code isn't on the device, and there is no network. */
async function withClock(header: Header, limits: ClockLimits): Promise<GameRecord> {
	const { recordWithClock } = await import('../clock/record-with-clock');
	return recordWithClock(header, limits);
}
