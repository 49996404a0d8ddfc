import type { Game } from '../../engine/game';
import type { Settlement } from '../../engine/ledger';
import type { Objection } from '../../engine/objection';

/** One turn of the ledger: what it scored, and what was overruled. */
export interface LedgerRow {
	/** Number of the turn, 0 for what came before the first; `final` for the final scoring and what came after. */
	readonly turn: number | 'final';
	readonly settlements: readonly Settlement[];
	readonly objections: readonly Objection[];
}

/** The turns with something to show, latest first, without tiles set aside; of the final scoring only the first `shown` settlements. */
export function ledgerRows({ history }: Game, shown = Infinity): readonly LedgerRow[] {
	let turns = 0;
	let ended = false;
	const rows = history.map(({ event, settlements, objections }): LedgerRow => {
		if (event.type === 'base/laid') turns++;
		if (event.type !== 'base/ended')
			return { turn: ended ? 'final' : turns, settlements, objections };
		ended = true;
		return { turn: 'final', settlements: settlements.slice(0, shown), objections };
	});
	return rows
		.reduce<readonly LedgerRow[]>(byTurn, [])
		.filter(({ settlements, objections }) => settlements.length + objections.length > 0)
		.reverse();
}

/** Answers after a tile was laid belong to its turn. */
function byTurn(rows: readonly LedgerRow[], row: LedgerRow): readonly LedgerRow[] {
	const last = rows.at(-1);
	if (last?.turn !== row.turn) return [...rows, row];
	const settlements = [...last.settlements, ...row.settlements];
	const objections = [...last.objections, ...row.objections];
	return [...rows.slice(0, -1), { turn: row.turn, settlements, objections }];
}
