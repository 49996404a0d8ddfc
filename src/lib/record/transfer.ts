import { TRANSFER_STARTED, TRANSFER_TAKEN, type Entry } from './entry';

/**
 * When the game was given to another device that hasn't taken it yet, in ms since 1970 UTC; else undefined. No device enters
 * anything before `log/taken`.
 */
export function transferredAt({
	entries
}: {
	readonly entries: readonly Entry[];
}): number | undefined {
	const last = entries.at(-1);
	return last?.event.type === TRANSFER_STARTED ? last.at : undefined;
}

/**
 * The `seq` of the first entry that continues a game that was given away, or takes a game that wasn't; undefined if there is
 * none.
 */
export function wrongTransfer(entries: readonly Entry[]): number | undefined {
	const wrong = entries.find(({ event }, index) => {
		const handed = entries[index - 1]?.event.type === TRANSFER_STARTED;
		return handed !== (event.type === TRANSFER_TAKEN);
	});
	return wrong?.seq;
}
