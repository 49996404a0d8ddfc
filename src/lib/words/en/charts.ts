import { final } from './final';
import { signed } from '../formats';
import { rounded, row, shortDate } from './format';
import { part } from '../parts';

/** Points, or an average of them: “74.3”, “−3”. */
const number = (n: number): string => rounded(n).replace('-', '−');

/** Words of charts. Only pages that look back load them. */
export const charts = {
	asTable: 'As a table',
	number,
	points: 'Points',
	seeOnBoard: 'See it on the board',

	race: 'Points after every turn',
	raceReader: 'Point in the game',
	turn: 'Tile',
	/** The number of a score point's turn, on the axis and in the table. */
	time: (turn: number | 'final'): string =>
		turn === 'final' ? 'End' : turn === 0 ? 'Start' : String(turn),
	/** Below the quarter of the axis that belongs to the final scoring. */
	final: final.title,
	/** What points are paid for, also in a step of the final scoring: “Farms”. */
	finalKind: final.source,
	/** A step of the final scoring: “Final scoring: Farms”. */
	finalStep: (kind: string): string => `${final.title}: ${final.source(kind)}`,
	/** The turn of a stop, to be read aloud. */
	turnAt: (turn: number | 'final'): string =>
		typeof turn === 'number' && turn > 0 ? `Tile ${charts.time(turn)}` : charts.time(turn),
	/** A stop and the scores at it, to be read aloud: “Tile 12: Ada 12, Ben 9”. */
	spoken: (stop: string, each: readonly (readonly [name: string, points: number])[]): string =>
		`${stop}: ${charts.scores(each)}`,
	/** The scores at a position, to be read aloud: “Ada 12, Ben 9”. */
	scores: (each: readonly (readonly [name: string, points: number])[]): string =>
		row(each.map(([name, points]) => `${name} ${number(points)}`)),
	signed,

	bySource: 'Points by source',
	total: 'Total',
	source: 'Source',

	trend: 'Points, game by game',
	trendReader: 'Game',
	game: 'Game',
	seeGame: 'See this game',
	outcome: 'Outcome',
	/** “20 Nov 2026”. */
	day: (at: number): string => shortDate(new Date(at)),
	won: 'Won',
	lost: 'Not won',
	average: (points: number): string => `Average ${number(points)}`,
	/** The moving average over the last games. */
	slidingAverage: (games: number): string => `Average of the last ${String(games)} games`
};

/** The same in the language that is spoken. */
export const chartWords = part('charts', charts);
