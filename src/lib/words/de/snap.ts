import type { PieceKindId } from '../../engine/piece';
import type { PhotoProblem, ReadingProblem } from '../../snap/reading';
import type { CellFacts, ContentFacts } from '../values';
import { counted, number, percent, plural } from './format';
import { tiles } from './tiles';

const CORNERS = ['Ecke oben links', 'Ecke oben rechts', 'Ecke unten rechts', 'Ecke unten links'];

const NUDGES = {
	left: 'Nach links schieben',
	right: 'Nach rechts schieben',
	up: 'Nach oben schieben',
	down: 'Nach unten schieben'
} as const;

const PHOTO_PROBLEMS: Readonly<Record<PhotoProblem, string>> = {
	empty: 'Diese Datei ist leer. Nimm das Foto noch einmal auf oder wähle ein anderes.',
	pdf: 'Das ist ein PDF und kein Foto. Mach einen Screenshot der Seite und wähle den.',
	heic: 'Dieser Browser kann Fotos im Format HEIC nicht lesen. Nimm das Foto hier auf, oder speichere es als JPEG und wähle das.',
	'too-large':
		'Dieses Foto ist für dieses Gerät zu groß. Nimm es mit weniger Megapixeln auf, oder schneide es auf den Tisch zu und wähle es noch einmal.',
	'no-picture':
		'Diese Datei lässt sich hier nicht als Bild lesen. Wähle ein Foto in JPEG, PNG oder WebP, oder nimm eines auf.'
};

const READING_PROBLEMS: Readonly<Record<ReadingProblem, string>> = {
	'no-table':
		'Zwischen den Ecken war kaum eine Karte zu finden. Schieb die Ecken an die äußersten Karten, oder nimm ein anderes Foto auf.',
	unreadable:
		'Die meisten Karten ließen sich nur erraten. Prüfe, ob in jedem Kästchen des Gitters höchstens eine Karte liegt. Ist das Foto unscharf oder dunkel, dann nimm ein neues auf.',
	'other-table':
		'Zu wenige dieser Karten liegen so, wie sie eingegeben sind. Prüfe die Ecken, oder nimm ein Foto auf, das mehr von ihnen zeigt.',
	failed:
		'Das Foto ließ sich auf diesem Gerät nicht auswerten. Versuch es noch einmal, oder gib die Karten von Hand ein.'
};

const content = ({ content: { kind }, type }: ContentFacts): string => {
	if (kind === 'empty') return 'Keine Karte';
	return kind === 'tile' && type ? tiles.label(type) : 'Andere Karte';
};

/** Words of the way from a photo to a table. */
export const snap = {
	title: 'Der Tisch aus einem Foto',
	lead: 'Fotografiere den ganzen Tisch, von oben oder von der Seite. Tilekeep erkennt die Karten, und du berichtigst, was es falsch erkannt hat. Passt nicht alles auf ein Foto, fang mit einem Teil an und nimm danach ein weiteres auf.',
	leadFurther:
		'Fotografiere den nächsten Teil des Tischs, mit mindestens zwei Reihen der Karten, die schon eingegeben sind. An ihnen fügt Tilekeep beides zusammen.',
	leadCatchUp:
		'Fotografiere den Tisch oder den Teil mit den neuen Karten und vielen von denen, die schon eingegeben sind. Tilekeep findet, was neu ist.',
	stays:
		'Nichts verlässt dieses Gerät. Auch gespeichert wird das Foto nicht, außer du behältst es bei der Partie.',
	take: 'Foto aufnehmen',
	choose: 'Foto auswählen',
	keep: 'Foto bei der Partie behalten',
	notKept: 'Das Foto ließ sich nicht bei der Partie behalten.',
	opening: 'Das Foto wird geöffnet …',
	photoProblem: (problem: PhotoProblem): string => PHOTO_PROBLEMS[problem],
	/** A board that was read earlier: how many tiles it has. */
	kept: (n: number): string =>
		`Ein Foto dieses Tisches wurde schon gelesen: ${counted(n, 'Karte', 'Karten')}.`,
	resume: 'Weiter prüfen',
	otherPhoto: 'Anderes Foto',
	byHand: 'Von Hand eingeben',

	cornersTitle: 'Wo liegen die Karten?',
	cornersHint:
		'Zieh die vier Ringe so, dass das Gitter alle Karten umschließt und in jedem Kästchen genau ein Platz liegt.',
	cornersFound:
		'Verlaufen die Linien zwischen den Karten? Wenn nicht, zieh die Ringe, bis das Gitter alle Karten umschließt.',
	finding: 'Die Karten werden gesucht …',
	counting: 'Spalten und Reihen werden gezählt …',
	photoOfTable: 'Das Foto mit dem Gitter',
	corner: (index: number): string => CORNERS[index] ?? '',
	cornerKeys:
		'Zieh sie, oder beweg sie mit den Pfeiltasten; mit der Umschalttaste in größeren Schritten.',
	cornerAt: (index: number, across: number, down: number): string =>
		`${CORNERS[index] ?? ''}: ${percent(across)} von links, ${percent(down)} von oben`,
	nudge: (way: keyof typeof NUDGES): string => NUDGES[way],
	turn: 'Foto drehen',
	gridSize: (columns: number, rows: number): string =>
		`${counted(columns, 'Spalte', 'Spalten')}, ${counted(rows, 'Reihe', 'Reihen')}`,
	columns: 'Spalten',
	fewerColumns: 'Eine Spalte weniger',
	moreColumns: 'Eine Spalte mehr',
	rows: 'Reihen',
	fewerRows: 'Eine Reihe weniger',
	moreRows: 'Eine Reihe mehr',
	noGrid:
		'Zwischen diesen Ecken kann kein Tisch liegen. Zieh jede dorthin, wo sie hingehört: oben links, oben rechts, unten rechts, unten links.',
	read: 'Tisch erkennen',

	reading: 'Die Karten werden erkannt …',
	readingProblem: (problem: ReadingProblem): string => READING_PROBLEMS[problem],
	checkAnyway: 'Trotzdem zeigen',

	checkTitle: 'Ist das euer Tisch?',
	board: (columns: number, rows: number): string =>
		`Der erkannte Tisch: ${counted(columns, 'Spalte', 'Spalten')}, ${counted(rows, 'Reihe', 'Reihen')}`,
	cell: ({ cell, sure, known, ...what }: CellFacts): string =>
		[
			`Reihe ${number(cell.row + 1)}, Spalte ${number(cell.column + 1)}: ${content(what)}`,
			...(known ? ['von dir bestätigt'] : sure ? [] : ['unsicher erkannt'])
		].join(', '),
	content,
	position: (column: number, row: number): string =>
		`Reihe ${number(row + 1)}, Spalte ${number(column + 1)}`,
	choices: 'Was dort liegt',
	compare: 'Foto über dem Tisch',
	compared: (part: number): string => `Foto bedeckt ${percent(part)} des Tisches`,
	turnTile: 'Karte drehen',
	anotherDesign: 'Andere Karte …',
	chooseDesign: 'Welche Karte liegt dort?',
	other: 'Nicht in euren Ausgaben',
	describe: 'Beschreiben …',
	empty: 'Nichts',
	tapHint:
		'Tippe auf ein Kästchen, das nicht stimmt. Karten mit Fragezeichen sind unsicher erkannt.',
	doubtful: 'Unsicher erkannt: Tippe an, was dort liegt.',
	isOther: 'Eine Karte, die es in euren Ausgaben nicht gibt. Beschreibe sie, oder lass sie weg.',
	toCheck: (n: number): string => `${number(n)} zu prüfen`,
	changed: (n: number): string =>
		n === 0
			? ''
			: plural(n, {
					one: 'Damit hat sich 1 andere Karte geändert.',
					other: `Damit haben sich ${number(n)} andere Karten geändert.`
				}),
	leftOut: (n: number): string =>
		n === 0
			? ''
			: plural(n, {
					one: '1 Karte, die es in euren Ausgaben nicht gibt, wurde weggelassen.',
					other: `${number(n)} Karten, die es in euren Ausgaben nicht gibt, wurden weggelassen.`
				}),
	undo: 'Rückgängig',
	use: (n: number): string => `${counted(n, 'Karte', 'Karten')} übernehmen`,
	add: (n: number): string =>
		n === 0 ? 'Hier ist nichts neu' : `${counted(n, 'Karte', 'Karten')} hinzufügen`,
	backToCorners: 'Zurück zu den Ecken',

	figure: (n: number, all: number, name: string, piece: PieceKindId): string =>
		`Figur ${number(n)} von ${number(all)} (${name}, ${tiles.piece(piece)}): Tippe an, wo sie steht.`,
	noFigure: 'Hier steht keine',

	propose: (n: number): string =>
		n === 0 ? 'Hier ist nichts neu' : `${counted(n, 'Zug', 'Züge')} vorschlagen`,
	aside: (n: number): string => `Das Foto ist noch da: ${counted(n, 'neue Karte', 'neue Karten')}.`,
	stillToEnter: (n: number): string =>
		`Aus dem Foto: noch ${counted(n, 'Karte', 'Karten')} einzugeben.`,
	notAllowed: (n: number): string =>
		`Nach den Regeln jetzt nicht erlaubt: ${counted(n, 'Karte', 'Karten')} aus dem Foto.`,
	skip: 'Diese nicht',
	stop: 'Aufhören'
};
