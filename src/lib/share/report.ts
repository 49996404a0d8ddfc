import { isOfFeature, type Settlement } from '../engine/ledger';
import { byRank } from '../record/ranks';
import { printedAs } from '../rules/printings';
import type { Review } from '../review';
import { reportWords } from '../words/en/report';
import { resultWords } from '../words/en/result';
import { playerNames } from '../words';

/** A game in plain text, for a chat; `rules` are those it was played by, in one line. */
export function reportOf(review: Review, rules: string): string {
	const { header, game, durations } = review;
	const head = [
		reportWords.title(printedAs(header), header.expansions),
		reportWords.facts(header.created, game.board.order.length, durations.whole),
		...(rules === '' ? [] : [rules])
	];
	const tail = [...largestOf(review), reportWords.countedWith];
	return [head, [headlineOf(review)], playersOf(review), tail].map(lines).join('\n\n');
}

const lines = (list: readonly string[]): string => list.join('\n');

function headlineOf({ header, scores, winners, best, most, running }: Review): string {
	if (running) return reportWords.soFar;
	if (scores.length === 1) return resultWords.aloneScore(most);
	const names = playerNames(header.players);
	const who = best.map((seat) => names[seat] ?? '');
	return winners.length > 0 ? resultWords.won(who, most) : resultWords.tied(who, most);
}

const playersOf = ({ header, scores, ranks, rows, sources }: Review): readonly string[] =>
	byRank(ranks).map((seat) => {
		const points = rows[seat] ?? {};
		const paid = sources.filter((source) => (points[source] ?? 0) !== 0);
		return reportWords.player(
			ranks[seat] ?? 0,
			playerNames(header.players)[seat] ?? '',
			scores[seat] ?? 0,
			paid.map((source) => ({ source, points: points[source] ?? 0 }))
		);
	});

/** The most points that one feature gave one player. */
function largestOf({ header, race }: Review): readonly string[] {
	const awards = race
		.flatMap(({ settlements }) => settlements.filter(isOfFeature))
		.flatMap((settlement: Settlement) => settlement.awards.map((award) => ({ settlement, award })));
	const [first] = awards.sort((a, b) => b.award.points - a.award.points);
	if (!first || first.award.points <= 0) return [];
	const { settlement, award } = first;
	return [
		reportWords.largest(playerNames(header.players)[award.player] ?? '', award.points, settlement)
	];
}
