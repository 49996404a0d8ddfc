import type { Game } from '../../engine/game';
import type { Settlement } from '../../engine/ledger';
import type { GonePiece } from '../../engine/piece';
import type { Objection } from '../../engine/objection';
import { ENDED } from '../../rules/base/events';
import { turnNumbers, type TurnNumber } from '../../rules/base/tile-numbers';

/** One turn of the ledger: what it scored, and what was overruled. */
export interface LedgerRow {
	readonly turn: TurnNumber;
	readonly settlements: readonly Settlement[];
	readonly objections: readonly Objection[];
	/** Figures that came home although nothing was scored for them, where a rule says why. */
	readonly gone: readonly GonePiece[];
}

/** The turns with something to show, latest first, without tiles set aside; of the final scoring only what was `shown`. */
export function ledgerRows(game: Game, shown?: readonly Settlement[]): readonly LedgerRow[] {
	const turns = turnNumbers(game);
	const rows = game.history.map(
		({ event, settlements, objections, home = [] }, index): LedgerRow => {
			const turn = turns[index] ?? 0;
			const ended = shown && event.type === ENDED;
			const gone = home.filter(({ by }) => by !== undefined);
			return { turn, settlements: ended ? shown : settlements, objections, gone };
		}
	);
	return rows
		.reduce<readonly LedgerRow[]>(byTurn, [])
		.filter(
			({ settlements, objections, gone }) =>
				settlements.length + objections.length + gone.length > 0
		)
		.reverse();
}

/** Answers after a tile was laid belong to its turn. */
function byTurn(rows: readonly LedgerRow[], row: LedgerRow): readonly LedgerRow[] {
	const last = rows.at(-1);
	if (last?.turn !== row.turn) return [...rows, row];
	const settlements = [...last.settlements, ...row.settlements];
	const objections = [...last.objections, ...row.objections];
	const gone = [...last.gone, ...row.gone];
	return [...rows.slice(0, -1), { turn: row.turn, settlements, objections, gone }];
}
