import { toldFates } from '../../engine/figures';
import type { Game } from '../../engine/game';
import type { Settlement, ToldFate } from '../../engine/ledger';
import type { Objection } from '../../engine/objection';
import { ENDED } from '../../rules/base/events';
import { turnNumbers, type TurnNumber } from '../../rules/base/tile-numbers';

/** One turn of the ledger: what it scored, and what was overruled. */
export interface LedgerRow {
	readonly turn: TurnNumber;
	readonly settlements: readonly Settlement[];
	readonly objections: readonly Objection[];
	/** What became of figures although nothing was scored for them, if a rule says why. */
	readonly fates: readonly ToldFate[];
}

/** The turns with something to show, latest first, without tiles set aside; of the final scoring only what was `shown`. */
export function ledgerRows(game: Game, shown?: readonly Settlement[]): readonly LedgerRow[] {
	const turns = turnNumbers(game);
	const rows = game.history.map(({ event, settlements, objections }, index): LedgerRow => {
		const turn = turns[index] ?? 0;
		const ended = shown && event.type === ENDED;
		const fates = toldFates(game, index + 1);
		return { turn, settlements: ended ? shown : settlements, objections, fates };
	});
	return rows
		.reduce<readonly LedgerRow[]>(byTurn, [])
		.filter(
			({ settlements, objections, fates }) =>
				settlements.length + objections.length + fates.length > 0
		)
		.reverse();
}

/** Joins the rows of a turn: answers after a tile was laid belong to its turn. */
function byTurn(rows: readonly LedgerRow[], row: LedgerRow): readonly LedgerRow[] {
	const last = rows.at(-1);
	if (last?.turn !== row.turn) return [...rows, row];
	const settlements = [...last.settlements, ...row.settlements];
	const objections = [...last.objections, ...row.objections];
	const fates = [...last.fates, ...row.fates];
	return [...rows.slice(0, -1), { turn: row.turn, settlements, objections, fates }];
}
