import { final } from './final';
import { signed } from '../formats';
import { rounded, row, shortDate } from './format';

/** Points, or an average of them: “74,3”, “−3”. */
const number = (n: number): string => rounded(n).replace('-', '−');

export const charts = {
	asTable: 'En tableau',
	number,
	points: 'Points',
	seeOnBoard: 'Voir sur le plateau',

	race: 'Points après chaque tour',
	raceReader: 'Moment de la partie',
	turn: 'Tuile',
	time: (turn: number | 'final'): string =>
		turn === 'final' ? 'Fin' : turn === 0 ? 'Début' : String(turn),
	final: final.title,
	finalKind: final.source,
	finalStep: (kind: string): string => `${final.title} : ${final.source(kind)}`,
	turnAt: (turn: number | 'final'): string =>
		typeof turn === 'number' && turn > 0 ? `Tuile ${String(turn)}` : charts.time(turn),
	spoken: (stop: string, each: readonly (readonly [name: string, points: number])[]): string =>
		`${stop} : ${charts.scores(each)}`,
	scores: (each: readonly (readonly [name: string, points: number])[]): string =>
		row(each.map(([name, points]) => `${name} ${number(points)}`)),
	signed,

	bySource: 'Points par origine',
	total: 'Total',
	source: 'Origine',

	trend: 'Points, partie par partie',
	trendReader: 'Partie',
	game: 'Partie',
	seeGame: 'Voir cette partie',
	outcome: 'Résultat',
	day: (at: number): string => shortDate(new Date(at)),
	won: 'Gagnée',
	lost: 'Pas gagnée',
	average: (points: number): string => `Moyenne ${number(points)}`,
	slidingAverage: (games: number): string => `Moyenne des ${String(games)} dernières parties`
};
