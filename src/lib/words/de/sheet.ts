import type {
	LineTrouble,
	Lost,
	RefusedLine,
	SheetForm,
	SheetTrouble,
	TableWay,
	Unwritable,
	WrittenForm
} from '../../notation';
import { common } from './common';
import { counted, number } from './format';
import { refusals } from './troubles';

/** What each form is called, and what it is. */
const FORMS: Readonly<Record<WrittenForm, readonly [name: string, hint: string]>> = {
	json: [
		'Spielprotokoll',
		'Eine JSON-Datei, die Programme lesen. Sie ist vollständig beschrieben.'
	],
	freels: [
		'Freels',
		'Eine Zeile je Zug, wie C. Freels Partien aufschreibt. Auch Menschen können sie lesen.'
	],
	central: [
		'Central',
		'Die Notation von Carcassonne Central. Ihre Anleitung kennen wir nur zum Teil: Wie sie Bauern, Wegelagerer und Mönche schreibt, ist geraten.'
	]
};

const FOUND: Readonly<Record<SheetForm, string>> = {
	json: 'Das ist ein Spielprotokoll in JSON.',
	freels: 'Das ist eine Partie in der Notation von Freels.',
	central:
		'Das ist eine Partie in der Notation von Carcassonne Central, von der wir nur einen Teil kennen.',
	jcloister:
		'Das ist ein Spielstand von JCloisterZone. Karten, die nirgends passten, stehen nicht darin.'
};

const LOST: Readonly<Record<Lost, string>> = {
	rulings: 'Nach welchen Regeln ihr gespielt habt: Wer es liest, wählt sie.',
	times: 'Wie lange jeder Zug gedauert hat.',
	date: 'Wann ihr gespielt habt.',
	names: 'Die Namen der Spieler: Sie heißen A, B und so weiter.',
	colours: 'Die Farben der Spieler.',
	order: 'Wer außer der Reihe eine Karte gelegt hat.',
	aside:
		'Karten, die nirgends passten: Sie bekommen einen Strich, den andere vielleicht nicht kennen.',
	gardens: 'Gärten: Die Karten stehen ohne sie da.',
	recalled: 'Dass eine Figur zurückgenommen wurde, statt eine zu setzen.',
	figures: 'Welche Art von Figur gesetzt wurde: Alle sehen wie Meeple aus.',
	trees: 'Dass an einer Kreuzung nur Bäume standen.',
	corrections: 'Punkte von Hand.',
	overruled:
		'Einwände, über die ihr euch hinweggesetzt habt: Wer es liest, lehnt diese Züge vielleicht ab.',
	ended: 'Dass die Partie zu Ende ging, bevor alle Karten gelegt waren.',
	'lost-on-time': 'Dass jemand verloren hat, weil die Zeit um war.',
	expansions: 'Eure Erweiterungen und was mit ihnen entschieden wurde.',
	rest: 'Alles nach einem Zug, der sich nicht noch einmal spielen lässt.'
};

const UNWRITABLE: Readonly<Record<Unwritable, string>> = {
	found:
		'Bei einer laufenden Partie weiß niemand, in welcher Reihenfolge die Karten gelegt wurden. Sie lässt sich nicht aufschreiben.',
	start: 'Diese Formen beginnen mit der üblichen Startkarte, diese Partie aber nicht.',
	tiles:
		'Diese Partie hat Karten ohne Buchstaben. In diesen Formen lässt sie sich nicht aufschreiben.'
};

const TROUBLES: Readonly<Record<LineTrouble, string>> = {
	unreadable: 'Sie lässt sich nicht als Zug lesen',
	'unknown-tile': 'Sie nennt eine Karte, die nicht im Grundspiel ist',
	'unknown-player': 'Sie nennt einen Spieler, der nicht in der Liste steht',
	'unknown-place': 'Sie setzt die Figur dorthin, wo auf der Karte nichts ist',
	'start-again': 'Sie legt noch einmal die Startkarte',
	'not-next': 'Ihre Nummer ist nicht die nächste, vielleicht fehlt also ein Zug',
	'out-of-reach': 'Sie legt eine Karte weiter hinaus, als jeder Tisch reicht'
};

const REFUSED: Readonly<Record<SheetTrouble, string>> = {
	'not-a-sheet': 'Dieser Text ist keine Partie in einer der Formen, die Tilekeep liest.',
	'too-long': 'Dieser Text ist länger als jede Partie.',
	'no-start':
		'Diese Partie beginnt nicht mit der üblichen Startkarte. Sie lässt sich nicht öffnen.',
	players: 'Diese Partie braucht einen bis sechs Spieler.',
	names: 'In dieser Partie heißen zwei Spieler gleich. Niemand weiß also, von wem welcher Zug ist.',
	expansions:
		'Diese Partie wurde mit Erweiterungen gespielt. Gelesen werden kann nur das Grundspiel.',
	'no-turns': 'In diesem Text sind keine Züge.'
};

/** How the table may lie, by where the start tile’s city points. */
const UP = [
	'y nach oben, die erste Stadt oben',
	'y nach oben, die erste Stadt rechts',
	'y nach oben, die erste Stadt unten',
	'y nach oben, die erste Stadt links'
] as const;
const DOWN = [
	'y nach unten, die erste Stadt oben',
	'y nach unten, die erste Stadt rechts',
	'y nach unten, die erste Stadt unten',
	'y nach unten, die erste Stadt links'
] as const;

const why = ({ why: reason }: RefusedLine): string =>
	'trouble' in reason ? TROUBLES[reason.trouble] : `Sie ${refusals.why(reason.refusal)}`;

/** Words of games in writing. Only those load them who write one down, or open one. */
export const sheet = {
	lead: 'Die Züge als Text: für andere Programme, ein Forum oder ein Buch.',
	forms: 'Form',
	form: (form: WrittenForm): string => FORMS[form][0],
	hint: (form: WrittenForm): string => FORMS[form][1],
	lostTitle: 'Das steht nicht darin:',
	lost: (lost: Lost): string => LOST[lost],
	unwritable: (reason: Unwritable): string => UNWRITABLE[reason],
	text: 'Die Partie als Text',
	copy: 'Kopieren',
	copied: 'Kopiert.',
	save: 'Als Datei speichern',
	paper: 'Ein Protokoll für Papier',
	paperHint: 'Zum Drucken: diese Partie oder ein leeres Blatt zum Ausfüllen von Hand.',

	foundTitle: 'Eine aufgeschriebene Partie',
	found: (form: SheetForm): string => FOUND[form],
	players: (names: readonly string[]): string => `Spieler: ${common.list(names)}.`,
	turns: (count: number, over: boolean): string =>
		over
			? `${counted(count, 'Zug', 'Züge')}, alle Karten sind gelegt.`
			: `${counted(count, 'Zug', 'Züge')}. Es sind Karten übrig, die Partie ist also nicht zu Ende.`,
	refused: (form: SheetForm, refused: RefusedLine): string =>
		form === 'freels' || form === 'central'
			? `Zeile ${number(refused.line)} gilt nicht: ${why(refused)}. Bis dahin lässt sich die Partie öffnen.`
			: `Angabe ${number(refused.line)} gilt nicht: ${why(refused)}. Bis dahin lässt sich die Partie öffnen.`,
	unreadable: (trouble: SheetTrouble): string => REFUSED[trouble],
	rules: 'Nach welchen Regeln wurde gespielt?',
	howMany: 'Wie viele haben gespielt?',
	way: 'Der Text ist auf mehrere Arten regelgerecht. Welche stimmt?',
	wayIs: ({ up, start }: TableWay): string => (up ? UP : DOWN)[start],
	place: (line: number, letter: string, place: string): string =>
		`Zeile ${number(line)}: Mit ${place} können auf Karte ${letter} mehrere Stellen gemeint sein. Welche?`,
	open: 'Partie öffnen',
	openPart: 'Bis dahin öffnen',
	another: 'Anderen Text wählen',

	paperTitle: 'Spielprotokoll',
	paperFor: 'Blatt',
	filled: 'Diese Partie',
	empty: 'Leer',
	print: 'Drucken',
	date: 'Datum',
	names: 'Spieler',
	columns: ['Nr.', 'Spieler', 'Karte', 'Gedreht', 'Figur', 'x', 'y', 'Punkte', 'Vorrat'],
	final: 'Endstand',
	legend:
		'Karte: ihr Buchstabe, A bis X. Gedreht: Vierteldrehungen im Uhrzeigersinn, 0 bis 3. Figur: 1 bis 9 wie die Tasten eines Telefons, 0 für keine. x nach rechts, y nach oben von der Startkarte aus, die mit ihrer Stadt nach rechts liegt.'
} as const;
