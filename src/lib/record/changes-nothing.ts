import type { Amendment } from './amendment';
import { deepEqual } from './deep-equal';
import type { GameRecord } from './entry';
import { effectiveLog } from './log';
import { headerOf } from './replay';

/** True for an amendment that changes nothing. */
export function changesNothing(record: GameRecord, { edits, rulings = {} }: Amendment): boolean {
	const { events } = effectiveLog(record.entries);
	const standing = headerOf(record).rulings;
	return (
		edits.every(({ at, events: instead }) => deepEqual(instead, events.slice(at, at + 1))) &&
		Object.entries(rulings).every(([id, choice]) => standing[id] === choice)
	);
}
