import type { Board } from '../../engine/board';
import type { Settlement } from '../../engine/ledger';
import { finalKindOf, type Source } from '../../record';

/** The steps of the final scoring with one kind. */
export interface FinalGroup {
	/** As a source of points. */
	readonly kind: Source;
	/** Number of steps before it, and with it. */
	readonly from: number;
	readonly to: number;
}

/** The steps of the final scoring by kind; kinds without any are left out. */
export function groupsOf(board: Board, steps: readonly Settlement[]): readonly FinalGroup[] {
	const kinds = steps.map((step) => finalKindOf(board, step));
	return [...new Set(kinds)].map((kind) => {
		const from = kinds.indexOf(kind);
		return { kind, from, to: from + kinds.filter((other) => other === kind).length };
	});
}
