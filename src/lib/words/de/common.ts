import type { PlayerColour } from '../../engine/colours';
import { plain } from '../formats';
import { list, plural } from './format';
import type { StoreProblemCode } from '../../store/problem';
import { boxesIn, shortNameIn } from '../spoken-expansions';
import type { Says } from './says';

const COLOURS: Readonly<Record<PlayerColour, string>> = {
	red: 'Rot',
	blue: 'Blau',
	green: 'Grün',
	yellow: 'Gelb',
	black: 'Schwarz',
	grey: 'Grau',
	pink: 'Rosa'
};

/** Words that several parts of the app use. */
export const common = {
	app: 'Tilekeep',
	colour: (colour: PlayerColour): string => COLOURS[colour],
	points: (n: number): string =>
		`${plain(n)} ${plural(Math.abs(n), { one: 'Punkt', other: 'Punkte' })}`,
	list,
	colon: ':',
	notLoaded:
		'Ein Teil von Tilekeep ist noch nicht auf diesem Gerät. Geh online, lade die Seite neu und versuch es noch einmal.',
	howScored: 'Wie gewertet wird',
	inPictures: 'In Bildern ansehen',
	close: 'Schließen',
	cancel: 'Abbrechen',
	done: 'Fertig',
	undo: 'Rückgängig',
	redo: 'Wiederholen'
} as const;

/** Words around every page, and news about the app itself. */
export const shell = {
	title: (page: string): string => `${page} · Tilekeep`,
	home: 'Start',
	help: 'Hilfe',
	settings: 'Einstellungen',
	tournament: 'Turnier',

	updateReady: 'Eine neue Version ist da. Deine Partien bleiben, wie sie sind.',
	updateNow: 'Aktualisieren',
	updateBlocked:
		'In einem anderen Fenster ist eine Partie offen. Schließ sie dort zuerst, dann aktualisiere.',
	offlineReady: 'Bereit: Tilekeep funktioniert jetzt auch ohne Internet.',

	memoryOnly:
		'Dieser Browser kann nichts speichern: Eine Partie hält nur, solange dieses Fenster offen ist. Lade ihre Datei herunter, bevor du es schließt.',

	waiting: {
		blocked:
			'Eine ältere Version von Tilekeep in einem anderen Fenster sperrt deine Partien. Schließ alle anderen Fenster und Tabs mit Tilekeep; hier geht es dann von selbst weiter.',
		slow: 'Deine Partien lassen auf sich warten. Ist Tilekeep noch in einem anderen Fenster oder Tab offen, dann schließ es dort; hier geht es dann von selbst weiter.',
		silent:
			'Der Speicher des Browsers antwortet nicht. Tilekeep wartet weiter. Bleibt das so, starte den Browser neu.'
	},

	errorTitle: 'Seite nicht gefunden',
	errorBrokenTitle: 'Da ist etwas schiefgegangen',
	errorLost: 'Unter dieser Adresse hat Tilekeep keine Seite. Deine Partien sind sicher.',
	errorBroken: 'Tilekeep konnte diese Seite nicht öffnen. Deine Partien sind sicher.',
	errorHome: 'Zum Start'
} as const;

const STORE: Readonly<Record<StoreProblemCode, string>> = {
	conflict: 'Nicht gespeichert: Diese Partie wurde in einem anderen Fenster fortgesetzt.',
	gone: 'Nicht gespeichert: Diese Partie wurde inzwischen gelöscht.',
	unreadable:
		'Diese Partie bleibt erhalten, ist aber beschädigt oder aus einer neueren Version von Tilekeep. Aktualisiere zuerst Tilekeep.',
	full: 'Nicht gespeichert: Dieses Gerät ist voll.',
	lost: 'Nicht gespeichert: Der Browser hat den Zugriff auf seinen Speicher verloren.',
	silent:
		'Noch nicht gespeichert: Der Speicher des Browsers antwortet nicht. Ihr könnt weiterspielen.',
	stopped: 'Abgebrochen: Nichts wurde gespeichert.',
	outdated:
		'Nicht gespeichert: In einem anderen Fenster läuft eine neuere Version von Tilekeep. Lade dieses Fenster neu.',
	unavailable: 'Nicht gespeichert: Der Browser lässt Tilekeep keine Partien speichern.'
};

/** Words of storage problems. */
export const storage = {
	keptInMemory:
		'Dieser Browser kann keine Partien speichern: Sie sind weg, sobald du das Fenster schließt.',
	store: (code: StoreProblemCode): string => STORE[code]
} as const;

/** The German words of the expansions that are loaded. */
export const boxes = boxesIn<Says>('de');

/** The short name of an expansion, never broken between lines. */
export const expansionName = (id: string): string => shortNameIn('de', id);

/** The title of an expansion; its short name where its words aren’t loaded yet. */
export const expansionTitle = (id: string): string => boxes.title[id] ?? expansionName(id);
