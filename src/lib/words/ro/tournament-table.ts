import type { Arrival, ReportProblem } from '../../tournament/reports';
import type { TournamentLinkProblem } from '../../tournament/link';
import { formatTime, number, row } from './format';

const PROBLEMS: Readonly<Record<TournamentLinkProblem, string>> = {
	'no-link': 'Aceasta nu este nici masa unui turneu, nici un rezultat.',
	damaged: 'Linkul este incomplet sau scris greșit. Copiază-l sau scanează-l în întregime.',
	'other-version':
		'Acest link este din altă versiune de Tilekeep. Actualizează aplicația pe ambele telefoane.'
};

const ARRIVALS: Readonly<Record<Arrival, string>> = {
	first: 'Este acum în turneu. Contează după ce îl accepți acolo.',
	known: 'Acest rezultat a mai fost anunțat: nu se schimbă nimic.',
	agrees: 'Este același rezultat care există deja.',
	differs:
		'Există deja alt rezultat de la această masă. Ambele rămân alăturate și niciunul nu se schimbă: decide în turneu.'
};

const REPORT_PROBLEMS: Readonly<Record<ReportProblem, (round: string, table: string) => string>> = {
	'no-such-round': (round) =>
		`Runda ${round} nu are perechi în turneul de pe acest telefon. Rezultatul nu a fost introdus.`,
	'no-such-table': (round, table) =>
		`În runda ${round} nu este niciun joc la masa ${table}. Rezultatul nu a fost introdus.`,
	'other-players': (round, table) =>
		`În runda ${round} joacă acum alții la masa ${table}: perechile rundei s-au făcut din nou. Rezultatul nu a fost introdus.`,
	full: () => 'Acest turneu este plin. Rezultatul nu a fost introdus.'
};

/** Words of what passes between a tournament’s organiser and its tables. */
export const tournamentTable = {
	unnamed: 'Cineva fără nume',
	place: (round: number, table: number): string => `Runda ${number(round)}, masa ${number(table)}`,
	table: (table: number, name: string, other: string): string =>
		`Masa ${number(table)}: ${name} – ${other}`,
	problem: (problem: TournamentLinkProblem): string => PROBLEMS[problem],

	codes: 'Coduri pentru mese',
	codesHint:
		'La fiecare masă, un telefon scanează acest cod și își alege masa. După joc, îți arată rezultatul ca un cod.',
	roundCode: (round: number): string => `Un cod pentru mesele rundei ${number(round)}`,
	tooMany: 'Sunt prea multe mese pentru un singur cod. Arată-i fiecărei mese codul ei.',
	ownCodes: 'Un cod pentru o singură masă',
	tableCode: (table: number): string => `Un cod pentru masa ${number(table)}`,
	tableHint: 'Îl scanează un telefon de la această masă. După joc, îți arată rezultatul ca un cod.',
	scan: 'Scanează un rezultat',
	notAResult: 'Acesta nu este rezultatul unei mese.',

	join: 'Masa ta',
	invited: (tournament: string, round: number): string =>
		tournament === ''
			? `Aceasta este runda ${number(round)} a unui turneu.`
			: `Turneu: ${tournament}, runda ${number(round)}.`,
	which: 'Care este masa ta?',
	starts: (name: string): string => `Începe: ${name}.`,
	rules: 'Jocul primește regulile de turneu. Culorile și cutia le alegi tu.',
	sharedTitle: 'Ce se transmite',
	shared:
		'Doar rezultatul acestui joc și doar organizatorului: numele, punctele și o amprentă a jocului. Nu și harta.',
	byYou:
		'Nimic nu se trimite singur. După joc îi arăți organizatorului un cod sau trimiți un link.',
	setUp: 'Pregătește această masă',
	setUpAnew: 'Pregătește un joc nou',
	likely: (began: number, now: number): string =>
		`Un joc al acestor doi jucători este deja pe acest telefon. Început: ${formatTime(new Date(began), new Date(now))}.`,
	use: 'Este jocul acestei mese',
	joined: 'Jocul acestei mese este deja pe acest telefon.',
	toGame: 'La joc',
	formNote: (round: number, table: number): string =>
		`Acest joc este pentru runda ${number(round)}, masa ${number(table)}. După el îi poți anunța rezultatul.`,
	otherPlayers:
		'Aici joacă alții decât cei de la acea masă: acest joc nu își poate anunța rezultatul.',

	report: 'Anunță rezultatul',
	decided: 'Cum s-a decis?',
	byPoints: 'La puncte',
	byTime: (name: string): string => `A expirat timpul pentru ${name}`,
	toOrganiser: 'Organizatorul scanează acest cod',
	toOrganiserHint: 'Sau trimite linkul. Nimic nu se trimite singur.',
	contents: 'În cod: numele, punctele și o amprentă a jocului. Nu și harta.',
	resultCode: (round: number, table: number): string =>
		`Un cod cu rezultatul din runda ${number(round)}, masa ${number(table)}`,
	noSuchPoints: 'Aceste puncte nu pot fi anunțate. Spune-i organizatorului rezultatul.',
	add: 'Adaugă rezultatul în turneu',

	result: 'Rezultatul unei mese',
	opening: 'Se caută turneul…',
	points: (name: string, points: number, other: string, others: number): string =>
		row([`${name} ${number(points)}`, `${other} ${number(others)}`]),
	timeUp: (name: string): string => `A pierdut ${name}: timpul a expirat.`,
	arrival: (how: Arrival): string => ARRIVALS[how],
	reportProblem: (problem: ReportProblem, round: number, table: number): string =>
		REPORT_PROBLEMS[problem](number(round), number(table)),
	unknown: 'Acest rezultat ține de un turneu care nu este pe acest telefon.',
	passOn: 'Dă-l mai departe: îl scanează telefonul organizatorului sau trimite linkul.',
	toTournament: 'La turneu'
} as const;
