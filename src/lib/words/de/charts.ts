import { final } from './final';
import { signed } from '../formats';
import { rounded, row, shortDate } from './format';

/** Points, or an average of them: „74,3“, „−3“. */
const number = (n: number): string => rounded(n).replace('-', '−');

/** Words of charts. */
export const charts = {
	asTable: 'Als Tabelle',
	number,
	points: 'Punkte',
	seeOnBoard: 'Auf dem Tisch ansehen',

	race: 'Punkte nach jedem Zug',
	raceReader: 'Stelle in der Partie',
	turn: 'Karte',
	time: (turn: number | 'final'): string =>
		turn === 'final' ? 'Ende' : turn === 0 ? 'Anfang' : String(turn),
	final: final.title,
	finalKind: final.source,
	finalStep: (kind: string): string => `${final.title}: ${final.source(kind)}`,
	/** The turn of a stop, to be read aloud. */
	turnAt: (turn: number | 'final'): string =>
		typeof turn === 'number' && turn > 0 ? `Karte ${String(turn)}` : charts.time(turn),
	spoken: (stop: string, each: readonly (readonly [name: string, points: number])[]): string =>
		`${stop}: ${charts.scores(each)}`,
	scores: (each: readonly (readonly [name: string, points: number])[]): string =>
		row(each.map(([name, points]) => `${name} ${number(points)}`)),
	signed,

	bySource: 'Punkte nach Herkunft',
	total: 'Summe',
	source: 'Herkunft',

	trend: 'Punkte, Partie für Partie',
	trendReader: 'Partie',
	game: 'Partie',
	seeGame: 'Diese Partie ansehen',
	outcome: 'Ergebnis',
	day: (at: number): string => shortDate(new Date(at)),
	won: 'Gewonnen',
	lost: 'Nicht gewonnen',
	average: (points: number): string => `Durchschnitt ${number(points)}`,
	slidingAverage: (games: number): string => `Durchschnitt der letzten ${String(games)} Partien`
};
