import type { Board } from '../engine/board';
import type { Settlement } from '../engine/ledger';
import { SOURCE_IDS } from '../rules/facts';
import type { SourceId } from '../rules/presentation/facts';
import { sourceOf } from './sources';

/** The order of the final scoring (END-1), as sources of points; what expansions pay comes after it. */
const ORDER: readonly SourceId[] = ['road', 'city', 'monastery', 'farm'];
const IN_ORDER: readonly SourceId[] = [
	...ORDER,
	...SOURCE_IDS.filter((source) => !ORDER.includes(source))
];

/** What the final scoring counts a settlement with, as a source of points: an unfinished feature with its kind. */
export function finalKindOf(board: Board, settlement: Settlement): SourceId {
	const source = sourceOf(board, settlement);
	return source === 'unfinished' ? settlement.kind : source;
}

/** The settlements of the final scoring, kind by kind. */
export function byKind(board: Board, settlements: readonly Settlement[]): readonly Settlement[] {
	const place = (one: Settlement): number => IN_ORDER.indexOf(finalKindOf(board, one));
	return [...settlements].sort((a, b) => place(a) - place(b));
}

/** True for a settlement that changes a score. */
export const pays = ({ awards }: Settlement): boolean => awards.some(({ points }) => points !== 0);
