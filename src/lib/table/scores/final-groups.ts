import type { Settlement } from '../../engine/ledger';
import type { SegmentKind } from '../../engine/tile';
import { finalKindOf } from './final-order';

/** The steps of the final scoring with one kind. */
export interface FinalGroup {
	readonly kind: SegmentKind;
	/** Number of steps before it, and with it. */
	readonly from: number;
	readonly to: number;
}

/** The steps of the final scoring by kind; kinds without any are left out. */
export function groupsOf(steps: readonly Settlement[]): readonly FinalGroup[] {
	const kinds = steps.map(finalKindOf);
	return [...new Set(kinds)].map((kind) => {
		const from = kinds.indexOf(kind);
		return { kind, from, to: from + kinds.filter((other) => other === kind).length };
	});
}
