import { contractWords } from '$lib/words/contract';
import type { RulesOutcome, PlayerLabel } from './term';

/** Who wins under one set of rules, as text. */
export const winnersText = (
	{ verdict: { winners, again } }: RulesOutcome,
	players: readonly PlayerLabel[]
): string =>
	contractWords.wins(
		winners.map((index) => players[index]?.name ?? ''),
		again
	);

/** Whether somebody else would win under other rules, as text: a sentence for each of them. */
export function otherWinnersText(
	rows: readonly RulesOutcome[],
	players: readonly PlayerLabel[]
): string {
	const own = rows.find((row) => row.own) ?? rows[0];
	if (!own) return '';
	const ownWins = winnersText(own, players);
	const by = new Map<string, RulesOutcome[]>();
	for (const row of rows) {
		const wins = winnersText(row, players);
		if (wins !== ownWins) by.set(wins, [...(by.get(wins) ?? []), row]);
	}
	if (by.size === 0) return contractWords.sameWinner(ownWins);
	const others = [...by].map(([wins, those]) =>
		contractWords.otherWinner(
			wins,
			those.map(({ farmRule, smallCity }) => contractWords.combined(farmRule, smallCity))
		)
	);
	return contractWords.otherWinners(ownWins, others);
}
