import type { PlayerIndex } from '../engine/piece';
import { LONGEST_REASON, MOST_BY_HAND, type Corrected } from '../rules/base/events';

/** Points by hand as they are being said: what each player gets, or who gives how many to whom. */
export interface ByHand {
	readonly kind: 'mistake' | 'transfer';
	/** For `mistake`: points for each player, by seat. */
	readonly points: readonly number[];
	readonly from?: PlayerIndex | undefined;
	readonly to?: PlayerIndex | undefined;
	/** For `transfer`: points handed over. */
	readonly amount: number;
	readonly reason: string;
}

/** Nothing said yet. */
export const nothingByHand = (players: number): ByHand => ({
	kind: 'mistake',
	points: Array.from({ length: players }, () => 0),
	amount: 0,
	reason: ''
});

/** What each player's points change by, by seat. */
export function changeBy({ kind, points, from, to, amount }: ByHand): readonly number[] {
	if (kind === 'mistake') return points;
	return points.map((_, player) =>
		from === to ? 0 : player === from ? -amount : player === to ? amount : 0
	);
}

/** What is missing until it can be written down; nothing when it's whole. */
export function missingIn(said: ByHand): 'points' | 'reason' | 'players' | undefined {
	const { kind, from, to, reason } = said;
	if (kind === 'transfer' && (from === undefined || to === undefined || from === to))
		return 'players';
	if (changeBy(said).every((points) => points === 0)) return 'points';
	return kind === 'mistake' && reason.trim() === '' ? 'reason' : undefined;
}

/** What is written down. */
export const saidByHand = (said: ByHand): Pick<Corrected, 'changes' | 'reason' | 'why'> => ({
	changes: changeBy(said).flatMap((points, player) => (points === 0 ? [] : [{ player, points }])),
	reason: said.reason.trim(),
	why: said.kind === 'transfer' ? 'bought' : 'mistake'
});

export { LONGEST_REASON, MOST_BY_HAND };
