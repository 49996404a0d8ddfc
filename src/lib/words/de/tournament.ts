import type { ChangeRefusal } from '../../tournament/changing';
import type { Decision, Finals, PairingKind, Stage, TieBreak } from '../../tournament/tournament';
import { counted, formatDate, formatTime, number, rounded, row } from './format';
import { signed } from '../formats';

const STAGES: Readonly<Record<Exclude<Stage, 'rounds'>, string>> = {
	'quarter-final': 'Viertelfinale',
	'semi-final': 'Halbfinale',
	final: 'Finale'
};
const players = (n: number): string => counted(n, 'Person', 'Personen');

/** Words of a tournament: its organiser's pages, what is projected and printed. */
export const tournament = {
	title: 'Turnier',
	all: 'Turniere',
	ofDay: (created: number): string => `Turnier vom ${formatDate(new Date(created))}`,
	lead: 'Paarungen, Ergebnisse und Tabelle für einen Abend mit vielen Tischen.',
	begin: 'Neues Turnier',
	listed: (n: number, modified: number, now: number): string =>
		`${players(n)}. Zuletzt geändert: ${formatTime(new Date(modified), new Date(now))}`,
	damaged: (n: number): string =>
		`${counted(n, 'Turnier kann', 'Turniere können')} mit dieser Version nicht gelesen werden. Nichts geht verloren.`,
	opening: 'Wird geöffnet …',
	gone: 'Dieses Turnier ist nicht auf diesem Gerät.',
	unreadable: 'Dieses Turnier ist beschädigt oder von einer neueren Version von Tilekeep.',
	needsDatabase: 'Dieser Browser speichert hier nichts. Ein Turnier ist so nicht möglich.',
	refused: {
		'no-such-player': 'Diese Person ist nicht dabei.',
		'already-entered': 'Diese Person nimmt schon teil.',
		'no-such-round': 'Diese Runde gibt es nicht mehr.',
		'already-paired': 'Diese Runde wurde schon ausgelost, vielleicht in einem anderen Fenster.',
		'no-such-table': 'Diesen Tisch gibt es nicht mehr.',
		'round-open': 'Die Runde davor ist noch nicht fertig.',
		'has-results': 'Die Runde hat Ergebnisse, darum bleibt sie.',
		'wrong-stage': 'Dieser Teil kommt jetzt nicht als Nächstes.',
		'wrong-tables': 'Diese Tische passen nicht mehr.',
		settled:
			'Mit dieser Einstellung wurden schon Runden ausgelost. Darum lässt sie sich nicht mehr ändern.',
		'too-many-players': 'An einem Turnier nehmen höchstens 200 Personen teil.',
		'too-many-entries': 'Dieses Turnier ist voll. Beginnt ein neues.'
	} satisfies Readonly<Record<ChangeRefusal, string>>,

	name: 'Name',
	nameHint: 'Frühlingspokal',
	players: 'Spieler',
	addPlayer: 'Person hinzufügen',
	add: 'Hinzufügen',
	remove: (name: string): string => `${name} entfernen`,
	paste: 'Liste einfügen',
	pasteHint: 'Ein Name je Zeile oder eine Tabelle mit einer Spalte für Namen.',
	addPasted: 'Diese Namen hinzufügen',
	file: 'Liste öffnen (CSV)',
	added: (n: number): string => `${players(n)} hinzugefügt.`,
	addedBut: (n: number, left: number): string =>
		`${players(n)} hinzugefügt. ${counted(left, 'Zeile', 'Zeilen')} weggelassen: doppelt, zu lang oder ohne Namen.`,
	removed: (name: string): string => `${name} wurde entfernt.`,
	listFailed: 'Diese Datei lässt sich nicht als Liste von Namen lesen.',
	count: players,
	pairing: 'Wer gegen wen spielt',
	pairings: {
		swiss: 'Schweizer System',
		'round-robin': 'Jeder gegen jeden'
	} satisfies Readonly<Record<PairingKind, string>>,
	pairingHints: {
		swiss:
			'Zuerst nach Los, dann nach Rang. Niemand trifft zweimal auf denselben Gegner, solange es sich vermeiden lässt.',
		'round-robin': 'Alle treffen einmal aufeinander. Für bis zu 8 Personen.'
	} satisfies Readonly<Record<PairingKind, string>>,
	rounds: 'Runden',
	fewerRounds: 'Eine Runde weniger',
	moreRounds: 'Eine Runde mehr',
	roundCount: (n: number): string => counted(n, 'Runde', 'Runden'),
	suggested: (rounds: number, n: number): string =>
		`Für ${players(n)} ${rounds === 1 ? 'passt' : 'passen'} ${counted(rounds, 'Runde', 'Runden')}.`,
	useSuggested: (rounds: number): string => `${counted(rounds, 'Runde', 'Runden')} übernehmen`,
	tieBreaks: 'Bei gleich vielen Siegen',
	tieBreaksHint: 'Was oben steht, zählt zuerst.',
	tieBreakNames: {
		'opponents-without-weakest': 'Siege der Gegner, ohne den schwächsten',
		'opponents-without-extremes': 'Siege der Gegner, ohne besten und schwächsten',
		direct: 'Partien gegeneinander',
		difference: 'Punktedifferenz',
		points: 'Punkte'
	} satisfies Readonly<Record<TieBreak, string>>,
	tieBreakShort: {
		'opponents-without-weakest': 'Geg−1',
		'opponents-without-extremes': 'Geg−2',
		direct: 'Direkt',
		difference: 'Diff.',
		points: 'Punkte'
	} satisfies Readonly<Record<TieBreak, string>>,
	earlier: (what: string): string => `Weiter nach oben: ${what}`,
	later: (what: string): string => `Weiter nach unten: ${what}`,
	leaveOut: (what: string): string => `Weglassen: ${what}`,
	include: (what: string): string => `Auch zählen: ${what}`,
	finals: 'Endrunde',
	finalsOf: (n: Finals): string => (n === 0 ? 'Keine' : `Beste ${number(n)}`),
	finalsHint:
		'K.-o.-Spiele nach den Runden. Wer besser platziert ist, beginnt und gewinnt bei Gleichstand.',
	start: 'Turnier beginnen',
	tooFew: 'Für ein Turnier braucht es mindestens 2 Personen.',
	tooMany: 'Jeder gegen jeden geht mit bis zu 8 Personen.',

	round: 'Runde',
	rank: 'Rang',
	standings: 'Tabelle',
	more: 'Mehr',
	parts: 'Teile des Turniers',
	stage: (stage: Stage, round: number, rounds: number): string =>
		stage === 'rounds'
			? `Runde ${number(round)} von ${number(Math.max(round, rounds))}`
			: STAGES[stage],
	earlierRound: 'Vorige Runde',
	laterRound: 'Runde danach',
	thirdPlace: 'Spiel um Platz 3',
	bye: 'Freilos: gewinnt ohne Partie',
	free: 'In dieser Runde spielfrei',
	starts: 'beginnt',
	versus: (names: readonly string[]): string => names.join(' – '),
	points: (first: number, second: number): string => `${number(first)} : ${number(second)}`,
	decided: {
		points: 'Nach Punkten',
		time: 'Zeit ist um',
		absent: 'Fehlt'
	} satisfies Readonly<Record<Decision, string>>,
	lost: (decided: Exclude<Decision, 'points'>, name: string, score: string): string =>
		decided === 'time' ? `${score}, Zeit um: ${name}` : `${name} fehlte`,
	both: 'Beide',
	bothAbsent: 'Beide fehlten',
	tied: 'Unentschieden',
	status: {
		open: 'Noch kein Ergebnis',
		done: 'Ergebnis',
		reported: 'Gemeldet',
		differing: 'Verschieden gemeldet',
		bye: 'Freilos',
		free: 'Spielfrei'
	},
	openTables: (open: number): string => `${counted(open, 'Tisch', 'Tische')} ohne Ergebnis`,
	allDone: 'Alle Ergebnisse sind da.',
	noRound: 'Noch ist keine Runde ausgelost.',
	enterResult: (table: number): string => `Tisch ${number(table)}: Ergebnis eingeben`,
	how: 'Wie wurde entschieden?',
	pointsOf: (name: string): string => `Punkte: ${name}`,
	whoLost: {
		points: '',
		time: 'Wessen Zeit ist um?',
		absent: 'Wer fehlt?'
	} satisfies Readonly<Record<Decision, string>>,
	save: 'Ergebnis speichern',
	correct: 'Ergebnis berichtigen',
	saved: (table: number): string => `Tisch ${number(table)}: gespeichert.`,
	reports: 'Was die Handys am Tisch gemeldet haben',
	differ: 'Sie sind verschieden. Fragt am Tisch, dann nehmt eines an oder gebt das Ergebnis ein.',
	accept: 'Annehmen',
	accepted: 'Das zählt',
	ofGame: (code: string): string => `Partie ${code}`,

	checking: 'Die späteren Runden werden geprüft …',
	changesNothing: 'Kein Rang ändert sich.',
	changesRank: (name: string, from: number, to: number): string =>
		`${name}: aus Rang ${number(from)} wird ${number(to)}`,
	correction: 'Was sich dadurch ändert',
	pairedAlike: (rounds: readonly number[]): string =>
		rounds.length === 1
			? `Runde ${number(rounds[0] ?? 0)} würde genauso ausgelost.`
			: `Die Runden ${row(rounds.map(number))} würden genauso ausgelost.`,
	pairedOtherwise: (round: number, tables: readonly string[]): string =>
		`Runde ${number(round)} bleibt, wie sie ausgelost wurde. Sonst gäbe es: ${row(tables)}`,

	pairNext: 'Nächste Runde auslosen',
	pairFirst: 'Erste Runde auslosen',
	proposed: 'Vorgeschlagene Tische',
	pair: 'Diese Tische nehmen',
	drawAgain: 'Neu auslosen',
	noRepeats: 'Niemand trifft wieder auf denselben Gegner.',
	repeats: (pairs: readonly string[]): string => `Sie treffen wieder aufeinander: ${row(pairs)}`,
	byeFor: (name: string): string => `${name} hat in dieser Runde ein Freilos.`,
	secondBye: (name: string): string => `${name} hatte schon ein Freilos.`,
	finalistsGone:
		'Beide, die das Finale erreicht hatten, sind ausgestiegen. Wer noch da ist, spielt um den ersten Platz.',
	cannotPair: {
		'too-many-players': 'Jeder gegen jeden geht mit bis zu 8 Personen.',
		'too-few-players': 'Für eine weitere Runde sind zu wenige da.',
		'round-open': 'Gebt zuerst alle Ergebnisse dieser Runde ein.',
		over: 'Alle Runden sind gespielt.'
	},
	takeBack: 'Diese Runde zurücknehmen',
	takenBack: (round: number): string => `Runde ${number(round)} wurde zurückgenommen.`,
	paired: (round: number): string => `Runde ${number(round)} ist ausgelost.`,

	lateEntry: 'Weitere hinzufügen',
	withdraw: 'Aussteigen',
	comeBack: 'Wieder einsteigen',
	withdrawn: 'Ausgestiegen',
	withdrew: (name: string): string => `${name} wird nicht mehr ausgelost.`,
	isBack: (name: string): string => `${name} wird wieder ausgelost.`,
	enteredIn: (round: number): string => `Ab Runde ${number(round)}`,
	rename: 'Umbenennen',
	erase: 'Diesen Namen löschen',
	eraseHint:
		'Die Ergebnisse bleiben, aber der Name wird von diesem Gerät gelöscht. Früher verschickte Dateien und Seiten enthalten ihn noch.',
	erased: (n: number): string => `Nr. ${number(n)}`,
	erasedNow: 'Der Name ist gelöscht.',
	ownSheet: (name: string): string => `Partien: ${name}`,
	opponent: 'Gegner',
	result: 'Ergebnis',
	noGames: 'Noch keine Partien.',
	nameProblem: {
		missing: 'Es fehlt ein Name.',
		'too-long': 'Dieser Name ist zu lang.',
		unprintable: 'Dieser Name enthält Zeichen, die sich nicht anzeigen lassen.'
	},
	nameTaken: 'Eine andere Person heißt schon so.',

	wins: 'Siege',
	played: 'Partien',
	decimal: (n: number): string => rounded(n),
	signed: (n: number): string => signed(n),
	after: (round: number): string =>
		round === 0 ? 'Vor der ersten Runde' : `Nach Runde ${number(round)}`,
	tieBreakOrder: (names: readonly string[]): string =>
		`Bei gleich vielen Siegen entscheiden: ${row(names)}.`,
	afterFinals: {
		'quarter-final': 'Nach dem Viertelfinale',
		'semi-final': 'Nach dem Halbfinale',
		final: 'Nach dem Finale'
	} satisfies Readonly<Record<Exclude<Stage, 'rounds'>, string>>,
	finalRanking: 'Endstand',
	finalsRank:
		'Die Endrunde entscheidet über die Ränge. Die anderen Spalten zählen die Runden davor.',
	over: 'Das Turnier ist zu Ende',
	best: 'Die ersten drei',

	show: 'Auf großem Bildschirm zeigen',
	showHint: 'Paarungen und Tabelle nebeneinander, für einen Beamer.',
	pause: 'Anhalten',
	goOn: 'Weiter',
	nextPage: 'Nächste Seite',
	page: (at: number, all: number): string => `${number(at)} von ${number(all)}`,
	printAndSave: 'Drucken und speichern',
	printPairings: 'Paarungen drucken',
	printStandings: 'Tabelle drucken',
	printSheets: 'Für jede Person ein Blatt drucken',
	print: 'Drucken',
	csvResults: 'Ergebnisse als Tabelle (CSV)',
	csvStandings: 'Rangliste als Tabelle (CSV)',
	picture: 'Rangliste als Bild',
	pictureMore: (n: number): string => `und ${counted(n, 'weitere Person', 'weitere Personen')}`,
	handOver: 'Auf ein anderes Handy übertragen',
	handOverHint:
		'Schickt das ganze Turnier als Datei. Öffnet sie auf dem anderen Handy unter „Speicher und Backup“. Gebt danach Ergebnisse nur auf einem Handy ein.',
	keep: 'Alles ist auf diesem Gerät gespeichert und in seinem Backup enthalten.',
	columns: {
		round: 'Runde',
		table: 'Tisch',
		first: 'Beginnt',
		second: 'Zweiter',
		firstPoints: 'Punkte 1',
		secondPoints: 'Punkte 2',
		decided: 'Entschieden',
		winner: 'Sieger',
		name: 'Name'
	},
	settings: 'Einstellungen',
	changeSettings: 'Einstellungen ändern',
	saveSettings: 'Speichern',
	settingsSaved: 'Die Einstellungen sind gespeichert.',
	delete: 'Turnier löschen',
	deleted: 'Das Turnier ist gelöscht.',
	restored: 'Das Turnier ist wieder da.'
} as const;
