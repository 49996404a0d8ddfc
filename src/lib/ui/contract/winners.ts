import { contractWords } from '$lib/words/contract';
import type { RulesOutcome, PlayerLabel } from './term';

const winnersForWords = ({ verdict }: RulesOutcome, players: readonly PlayerLabel[]) => ({
	names: verdict.winners.map((index) => players[index]?.name ?? ''),
	again: verdict.again
});

/** Who wins under one set of rules, as text. */
export const winnersText = (row: RulesOutcome, players: readonly PlayerLabel[]): string =>
	contractWords.wins(winnersForWords(row, players));

/** Whether somebody else would win under other rules, as text: a sentence for each of them. */
export function otherWinnersText(
	rows: readonly RulesOutcome[],
	players: readonly PlayerLabel[]
): string {
	const own = rows.find((row) => row.own) ?? rows[0];
	if (!own) return '';
	const others = rows.filter((row) => !sameVerdict(row, own));
	const firsts = others.filter(
		(row, index) => others.findIndex((one) => sameVerdict(one, row)) === index
	);
	return contractWords.otherWinners(
		winnersForWords(own, players),
		firsts.map((first) => ({
			...winnersForWords(first, players),
			rules: others.filter((row) => sameVerdict(row, first))
		}))
	);
}

const sameVerdict = ({ verdict: one }: RulesOutcome, { verdict: other }: RulesOutcome): boolean =>
	one.again === other.again && one.winners.join() === other.winners.join();
