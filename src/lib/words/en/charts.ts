import { scoring } from './scoring';

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const rounded = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** Points, or an average of them: “74.3”, “−3”. */
const number = (n: number): string => rounded.format(n).replace('-', '−');

/** Words of charts. */
export const charts = {
	asTable: 'As a table',
	number,
	points: 'Points',
	seeOnBoard: 'See it on the board',

	race: 'Points after every turn',
	raceReader: 'Point in the game',
	turn: 'Turn',
	/** How the race's axis and table call the time of a tick. */
	time: (turn: number | 'final'): string =>
		turn === 'final' ? 'End' : turn === 0 ? 'Start' : String(turn),
	/** The scores at a moment, as they are spoken: “Ada 12, Ben 9”. */
	scores: (each: readonly (readonly [name: string, points: number])[]): string =>
		each.map(([name, points]) => `${name} ${number(points)}`).join(', '),
	signed: scoring.signed,

	bySource: 'Points by source',
	total: 'Total',
	source: 'Source',

	trend: 'Points, game by game',
	trendReader: 'Game',
	game: 'Game',
	seeGame: 'See this game',
	outcome: 'Outcome',
	/** “20 Nov 2026”. */
	day: (at: number): string => day.format(at),
	won: 'Won',
	lost: 'Not won',
	average: (points: number): string => `Average ${number(points)}`,
	/** The average of a game and those before it. */
	slidingAverage: (games: number): string => `Average of the last ${String(games)} games`
};
