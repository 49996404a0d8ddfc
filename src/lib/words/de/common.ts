import type { PlayerColour } from '../../engine/colours';
import { plain } from '../signed';
import { list, plural } from './format';

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
