import type { Game } from '../engine/game';
import type { Settlement } from '../engine/ledger';
import type { Objection } from '../engine/objection';

/** One event of the ledger: what it scored and what the table overruled. */
export interface LedgerRow {
	/** Number of the turn, or `final` for the end's scoring. */
	readonly turn: number | 'final';
	readonly settlements: readonly Settlement[];
	readonly objections: readonly Objection[];
}

/** The events worth a line in the ledger, the latest first. Tiles put away are no turns of their own. */
export function ledgerRows({ history }: Game): readonly LedgerRow[] {
	let turns = 0;
	const rows = history.map(({ event, settlements, objections }): LedgerRow => {
		if (event.type === 'base/laid') turns++;
		return { turn: event.type === 'base/ended' ? 'final' : turns, settlements, objections };
	});
	return rows
		.filter(({ settlements, objections }) => settlements.length + objections.length > 0)
		.reverse();
}
