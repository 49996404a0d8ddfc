import { final } from './final';
import { counted, rounded, row, shortDate } from './format';
import { signed } from '../formats';

/** Points, or an average of them: „74,3”, „−3”. */
const number = (n: number): string => rounded(n).replace('-', '−');

/** Words of charts. */
export const charts = {
	asTable: 'Ca tabel',
	number,
	points: 'Puncte',
	seeOnBoard: 'Vezi pe hartă',

	race: 'Punctele după fiecare tură',
	raceReader: 'Momentul din joc',
	turn: 'Cartonaș',
	time: (turn: number | 'final'): string =>
		turn === 'final' ? 'Final' : turn === 0 ? 'Start' : String(turn),
	final: final.title,
	finalKind: final.source,
	finalStep: (kind: string): string => `${final.title}: ${final.source(kind)}`,
	turnAt: (turn: number | 'final'): string =>
		typeof turn === 'number' && turn > 0 ? `Cartonașul ${String(turn)}` : charts.time(turn),
	spoken: (stop: string, each: readonly (readonly [name: string, points: number])[]): string =>
		`${stop}: ${charts.scores(each)}`,
	scores: (each: readonly (readonly [name: string, points: number])[]): string =>
		row(each.map(([name, points]) => `${name} ${number(points)}`)),
	signed,

	bySource: 'Puncte pe categorii',
	total: 'Total',
	source: 'Categorie',

	trend: 'Punctele, joc cu joc',
	trendReader: 'Joc',
	game: 'Joc',
	seeGame: 'Vezi acest joc',
	outcome: 'Rezultat',
	day: (at: number): string => shortDate(new Date(at)),
	won: 'Câștigat',
	lost: 'Fără victorie',
	average: (points: number): string => `Media ${number(points)}`,
	slidingAverage: (games: number): string => `Media ultimelor ${counted(games, 'joc', 'jocuri')}`
};
