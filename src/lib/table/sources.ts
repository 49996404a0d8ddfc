import { ledgerOf, type Game } from '../engine/game';
import type { Settlement } from '../engine/ledger';

/** Where points can come from, as the summary of a game counts them. */
export const SOURCES = ['road', 'city', 'monastery', 'unfinished', 'farm'] as const;
export type Source = (typeof SOURCES)[number];

const sourceOf = ({ occasion, kind }: Settlement): Source => {
	if (occasion === 'unfinished') return 'unfinished';
	return occasion === 'farm' || kind === 'field' ? 'farm' : kind;
};

/** Each player's points by source. */
export function pointsBySource(game: Game): readonly Readonly<Record<Source, number>>[] {
	const sums = Array.from({ length: game.players }, () => ({
		road: 0,
		city: 0,
		monastery: 0,
		unfinished: 0,
		farm: 0
	}));
	for (const settlement of ledgerOf(game))
		for (const { player, points } of settlement.awards) {
			const mine = sums[player];
			if (mine) mine[sourceOf(settlement)] += points;
		}
	return sums;
}
