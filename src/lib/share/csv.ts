import { type GameRecord, type Source, detailedSourceOf } from '../record';
import { type Review, type ScorePoint, byRank } from '../review';
import { isOfFeature, type Award, type Settlement } from '../engine/ledger';
import { scoringWords } from '../words/en/scoring';
import { words } from '../words/en/table';
import { reportWords } from '../words/en/report';
import { playerNames } from '../words';
import { languageNow } from '../words/parts';
import { localClock, localDay } from './local-time';

/** One cell. Numbers stay numbers. */
type Cell = string | number;

/**
 * A table as CSV (RFC 4180), UTF-8 with Excel's byte order mark; texts like formulas get an apostrophe in front. Spreadsheets expect
 * a semicolon between cells where the language has a comma in its numbers. @internal
 */
export function csvOf(rows: readonly (readonly Cell[])[], tag = languageNow().tag): string {
	const [between, decimal] = hasDecimalComma(tag) ? [';', ','] : [',', '.'];
	const line = (row: readonly Cell[]) => row.map((value) => cell(value, decimal)).join(between);
	return `\uFEFF${rows.map((row) => `${line(row)}\r\n`).join('')}`;
}

const hasDecimalComma = (tag: string): boolean =>
	new Intl.NumberFormat(tag)
		.formatToParts(0.5)
		.some(({ type, value }) => type === 'decimal' && value === ',');

function cell(value: Cell, decimal: string): string {
	if (typeof value === 'number') return String(value).replace('.', decimal);
	const harmless = /^\s*[=+\-@\t\r＝＋－＠]/u.test(value) ? `'${value}` : value;
	return /[",;\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

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
