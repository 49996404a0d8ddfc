import type { Settlement } from '../../../src/lib/engine/ledger';

/** The rules by which a feature pays nothing. */
const WORTHLESS: readonly string[] = ['END-5', 'INN-2', 'CATHEDRAL-2'];

/** True for the settlement of a feature that pays nothing, whoever has the majority. */
export const isWorthless = ({ rule, occasion, changedBy = [] }: Settlement): boolean =>
	[rule, ...changedBy].some((id) => WORTHLESS.includes(id)) ||
	// A road with the inn of a river: nothing unfinished, double when it is completed.
	(occasion === 'unfinished' && changedBy.includes('RIVERII-8'));

/** True for what is settled because of the king or the robber baron. */
export const isOfTitle = ({ occasion }: Pick<Settlement, 'occasion'>): boolean =>
	/^(?:king|robber)\//.test(occasion);

/** What a figure counts in a settlement. */
export const strengthIn = (piece: string, { pennants }: Settlement): number =>
	piece === 'mayor' ? pennants.length : piece === 'big-follower' ? 2 : 1;
