import type { Settlement } from '../../engine/ledger';
import type { SegmentKind } from '../../engine/tile';
import { isFarm } from '../../record';

/** The order of the final scoring. */
const ORDER: readonly SegmentKind[] = ['road', 'city', 'monastery', 'field'];

/** The kind with which the final scoring counts a settlement; a city that farms pay for is with the fields. */
export const finalKindOf = (settlement: Settlement): SegmentKind =>
	isFarm(settlement) || settlement.kind === 'manual' ? 'field' : settlement.kind;

const place = (settlement: Settlement): number => ORDER.indexOf(finalKindOf(settlement));

/** The settlements of the final scoring, kind by kind. */
export const byKind = (settlements: readonly Settlement[]): readonly Settlement[] =>
	[...settlements].sort((a, b) => place(a) - place(b));

/** True for a settlement that changes a score. */
export const pays = ({ awards }: Settlement): boolean => awards.some(({ points }) => points !== 0);
