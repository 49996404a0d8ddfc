import { type GameRecord, type Source, detailedSourceOf } from '../record';
import { byRank } from '../record/ranks';
import type { Review, ScorePoint } from '../review';
import { isOfFeature, type Award, type Settlement } from '../engine/ledger';
import { scoringWords } from '../words/en/scoring';
import { words } from '../words/en/table';
import { reportWords } from '../words/en/report';
import { playerNames } from '../words';
import { csvOf, type Cell } from './csv-text';
import { localClock, localDay } from './local-time';

/** The scores, final or so far: a row for each player by rank, with their points by source. */
export function scoresCsv({ header, scores, ranks, rows, sources }: Review): string {
	const seats = byRank(ranks);
	const names = playerNames(header.players);
	const head = [...reportWords.scoreColumns, ...sources.map(words.final.source)];
	return csvOf([
		head,
		...seats.map((seat) => [
			ranks[seat] ?? 0,
			names[seat] ?? '',
			words.common.colour(header.players[seat]?.colour ?? 'grey'),
			scores[seat] ?? 0,
			...sources.map((source) => rows[seat]?.[source] ?? 0)
		])
	]);
}

/** Every award of a game in the order of play. Their points add up to the scores. */
export const awardsCsv = (record: GameRecord, review: Review): string =>
	csvOf([
		reportWords.awardColumns,
		...review.race.flatMap((scorePoint) => rowsOf(scorePoint, review))
	]);

const rowsOf = (scorePoint: ScorePoint, review: Review): readonly (readonly Cell[])[] =>
	scorePoint.settlements.flatMap((settlement) =>
		settlement.awards.map((award) => rowOf(scorePoint, settlement, award, review))
	);

function rowOf(
	{ turn, at }: ScorePoint,
	settlement: Settlement,
	award: Award,
	{ header, game }: Review
): readonly Cell[] {
	const source: Source = detailedSourceOf(game.board, settlement);
	const place = isOfFeature(settlement) ? [settlement.at.x, settlement.at.y] : ['', ''];
	return [
		turn === 'final' ? words.final.title : turn,
		`${localDay(at)} ${localClock(at)}`,
		playerNames(header.players)[award.player] ?? '',
		award.points,
		words.final.source(source),
		scoringWords.title(settlement),
		scoringWords.explanation(settlement, award, playerNames(header.players)),
		settlement.tiles.length,
		settlement.pennants.length,
		settlement.cities.length,
		...place,
		settlement.rule
	];
}
