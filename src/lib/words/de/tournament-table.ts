import type { Arrival, ReportProblem } from '../../tournament/reports';
import type { TournamentLinkProblem } from '../../tournament/link';
import { formatTime, number, row } from './format';

const PROBLEMS: Readonly<Record<TournamentLinkProblem, string>> = {
	'no-link': 'Das ist weder der Tisch eines Turniers noch ein Ergebnis.',
	damaged: 'Der Link ist unvollständig oder enthält Tippfehler. Kopiere oder scanne ihn ganz.',
	'other-version':
		'Dieser Link ist von einer anderen Version von Tilekeep. Aktualisiere die App auf beiden Handys.'
};

const ARRIVALS: Readonly<Record<Arrival, string>> = {
	first: 'Es steht jetzt im Turnier. Es gilt, sobald du es dort annimmst.',
	known: 'Dieses Ergebnis wurde schon gemeldet: Es ändert sich nichts.',
	agrees: 'Es ist dasselbe Ergebnis, das schon dasteht.',
	differs:
		'Von diesem Tisch steht schon ein anderes Ergebnis da. Beide bleiben nebeneinander, keines wird geändert: Entscheide im Turnier.'
};

const REPORT_PROBLEMS: Readonly<Record<ReportProblem, (round: string, table: string) => string>> = {
	'no-such-round': (round) =>
		`Runde ${round} ist im Turnier auf diesem Handy nicht ausgelost. Das Ergebnis wurde nicht eingetragen.`,
	'no-such-table': (round, table) =>
		`In Runde ${round} gibt es an Tisch ${table} keine Partie. Das Ergebnis wurde nicht eingetragen.`,
	'other-players': (round, table) =>
		`In Runde ${round} spielen an Tisch ${table} jetzt andere: Die Runde wurde neu ausgelost. Das Ergebnis wurde nicht eingetragen.`,
	full: () => 'Dieses Turnier ist voll. Das Ergebnis wurde nicht eingetragen.'
};

/** Words of what passes between a tournament’s organiser and its tables. */
export const tournamentTable = {
	unnamed: 'Jemand ohne Namen',
	place: (round: number, table: number): string => `Runde ${number(round)}, Tisch ${number(table)}`,
	table: (table: number, name: string, other: string): string =>
		`Tisch ${number(table)}: ${name} – ${other}`,
	problem: (problem: TournamentLinkProblem): string => PROBLEMS[problem],

	codes: 'Codes für die Tische',
	codesHint:
		'An jedem Tisch scannt ein Handy diesen Code und wählt seinen Tisch. Nach der Partie zeigt es dir das Ergebnis als Code.',
	roundCode: (round: number): string => `Ein Code für die Tische der Runde ${number(round)}`,
	tooMany: 'Für einen Code sind es zu viele Tische. Zeig jedem Tisch seinen eigenen.',
	ownCodes: 'Ein Code nur für einen Tisch',
	tableCode: (table: number): string => `Ein Code für Tisch ${number(table)}`,
	tableHint:
		'Ein Handy an diesem Tisch scannt ihn. Nach der Partie zeigt es dir das Ergebnis als Code.',
	scan: 'Ergebnis scannen',
	notAResult: 'Das ist nicht das Ergebnis eines Tisches.',

	join: 'Dein Tisch',
	invited: (tournament: string, round: number): string =>
		tournament === ''
			? `Das ist Runde ${number(round)} eines Turniers.`
			: `Turnier: ${tournament}, Runde ${number(round)}.`,
	which: 'Welcher Tisch ist deiner?',
	starts: (name: string): string => `Es beginnt: ${name}.`,
	rules: 'Die Partie bekommt die Turnierregeln. Farben und Ausgabe wählst du.',
	sharedTitle: 'Was weitergegeben wird',
	shared:
		'Nur das Ergebnis dieser Partie, und nur an die Turnierleitung: die Namen, die Punkte und ein Fingerabdruck der Partie. Nicht der Tisch.',
	byYou:
		'Nichts wird von selbst gesendet. Nach der Partie zeigst du der Turnierleitung einen Code oder schickst einen Link.',
	setUp: 'Diesen Tisch einrichten',
	setUpAnew: 'Neue Partie einrichten',
	likely: (began: number, now: number): string =>
		`Eine Partie dieser beiden ist schon auf diesem Handy. Begonnen: ${formatTime(new Date(began), new Date(now))}.`,
	use: 'Es ist die Partie dieses Tisches',
	joined: 'Die Partie dieses Tisches ist schon auf diesem Handy.',
	toGame: 'Zur Partie',
	formNote: (round: number, table: number): string =>
		`Diese Partie ist für Runde ${number(round)}, Tisch ${number(table)}. Danach kannst du ihr Ergebnis melden.`,
	otherPlayers:
		'Für diesen Tisch sind andere ausgelost. Darum kann diese Partie ihr Ergebnis nicht melden.',

	report: 'Ergebnis melden',
	decided: 'Wie wurde es entschieden?',
	byPoints: 'Nach Punkten',
	byTime: (name: string): string => `Die Zeit von ${name} ist um`,
	toOrganiser: 'Lass das die Turnierleitung scannen',
	toOrganiserHint: 'Oder schick den Link. Nichts wird von selbst gesendet.',
	contents: 'Im Code: die Namen, die Punkte und ein Fingerabdruck der Partie. Nicht der Tisch.',
	resultCode: (round: number, table: number): string =>
		`Ein Code mit dem Ergebnis von Runde ${number(round)}, Tisch ${number(table)}`,
	noSuchPoints: 'Diese Punkte lassen sich nicht melden. Sag der Turnierleitung das Ergebnis.',
	add: 'Ergebnis ins Turnier eintragen',

	result: 'Ergebnis eines Tisches',
	opening: 'Das Turnier wird gesucht …',
	points: (name: string, points: number, other: string, others: number): string =>
		row([`${name} ${number(points)}`, `${other} ${number(others)}`]),
	timeUp: (name: string): string => `${name} hat verloren: Die Zeit ist um.`,
	arrival: (how: Arrival): string => ARRIVALS[how],
	reportProblem: (problem: ReportProblem, round: number, table: number): string =>
		REPORT_PROBLEMS[problem](number(round), number(table)),
	unknown: 'Dieses Ergebnis gehört zu einem Turnier, das nicht auf diesem Handy ist.',
	passOn: 'Gib es weiter: Lass es das Handy der Turnierleitung scannen, oder schick den Link.',
	toTournament: 'Zum Turnier'
} as const;
