import type { PlayerColour } from '$lib/engine/colours';

/** A player in the ledger. */
export interface LedgerPlayer {
	readonly name: string;
	readonly colour: PlayerColour;
}
