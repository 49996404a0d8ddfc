/** Words of the settings. */
export const settings = {
	title: 'Einstellungen',
	kept: 'Auf diesem Gerät gespeichert, für alle Fenster von Tilekeep.',
	all: 'Alle Einstellungen',
	backToTable: 'Zurück zum Tisch',

	language: 'Sprache',
	languageOfDevice: 'Wie das Gerät',

	look: 'Aussehen',
	scheme: 'Hell oder dunkel',
	schemes: { device: 'Wie das Gerät', light: 'Hell', dark: 'Dunkel' },
	land: 'Landschaft',
	lands: { box: 'Wie die Ausgabe', summer: 'Sommer', winter: 'Winter' },
	scores: 'Größe des Punktestands',
	sizes: { normal: 'Normal', large: 'Groß', largest: 'Sehr groß' },

	table: 'Am Tisch',
	confirmTurns: 'Jeden Zug mit „Fertig“ bestätigen',
	confirmTurnsHint: 'Wer auf eine Stelle tippt, wählt sie nur aus. „Fertig“ beendet den Zug.',
	clock: 'Uhr',
	clockHint:
		'Zeigt die Zeit des Zuges und die aller Spieler, dazu ein dezentes Zeichen, wenn ein Zug mehr als doppelt so lange dauert wie sonst. Eine Pause von mehr als einer halben Stunde zählt für niemanden.',
	sounds: 'Töne',
	soundsHint:
		'Ein leises Klopfen bei jeder Karte, ein paar aufsteigende Töne, wenn sie etwas abschließt, und am Ende ein Akkord.',
	vibration: 'Vibration',
	vibrationHint:
		'Kurz, wenn eine Karte gelegt wird, wenn ein Zug gespeichert wird und wenn etwas den Regeln widerspricht. Nie, solange das Gerät auf weniger Bewegung eingestellt ist.',
	letterKeys: 'Buchstabentasten',
	letterKeysHint:
		'Mit Tastatur am Tisch: U rückgängig, Y wiederholen, R drehen, N ohne Figur, / suchen. Schalte sie aus, wenn du deinem Computer diktierst.',

	newGames: 'Neue Partien',
	assistanceHint: 'Damit beginnt eine neue Partie. Du kannst es dort bei den Regeln ändern.'
} as const;

/** Words of the page about the app, and of the ways to it. */
export const about = {
	title: 'Über Tilekeep',
	privacy: 'Tilekeep arbeitet nur auf diesem Gerät. Partien gehen nur an Geräte, die du auswählst.',
	version: (version: string) => `Version ${version}`,
	shipped: 'Was andere gemacht haben',
	thanks:
		'Damit ist Tilekeep gebaut. Danke an alle, die es frei zur Verfügung stellen! Tippe auf einen Namen, um die Lizenz zu lesen.',
	missing: 'Die Lizenzen lassen sich gerade nicht laden.'
} as const;
