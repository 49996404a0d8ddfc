import { isolate } from '../../engine/typed-text';
import type { BoxFileProblem } from '../../custom-tiles/stored-boxes';
import { counted } from './format';

const REFUSED: Readonly<Record<BoxFileProblem, string>> = {
	'no-box':
		'In dieser Datei ist keine Schachtel. Wähle eine, die auf dieser Seite gespeichert wurde.',
	'newer-version':
		'Diese Schachtel stammt aus einer neueren Version von Tilekeep. Aktualisiere Tilekeep zuerst.'
};

const tilesOf = (n: number): string => counted(n, 'Karte', 'Karten');

/** Words of the custom boxes that somebody keeps on the device. */
export const customBoxes = {
	title: 'Eigene Schachteln',
	intro:
		'Für Karten, die Tilekeep nicht kennt. Eine Schachtel bleibt auf diesem Gerät, lässt sich in jeder Partie verwenden und als Datei weitergeben.',
	newName: (number: number): string =>
		number === 1 ? 'Meine Schachtel' : `Meine Schachtel ${String(number)}`,
	boxName: 'Name der Schachtel',
	tiles: tilesOf,
	empty: 'Noch keine Karten.',
	describe: 'Karte beschreiben',
	put: 'In die Schachtel legen',
	oneLess: (tile: string): string => `Eine weniger: ${tile}`,
	oneMore: (tile: string): string => `Eine mehr: ${tile}`,
	correct: (tile: string): string => `Korrigieren: ${tile}`,
	remove: (tile: string): string => `Entfernen: ${tile}`,
	removed: (tile: string): string => `Entfernt: ${tile}`,
	alreadyThere: 'Diese Karte liegt schon in der Schachtel.',
	full: 'Eine Schachtel hat Platz für 60 verschiedene Karten.',
	save: 'Als Datei speichern',
	deleteBox: (name: string): string => `„${isolate(name)}“ löschen`,
	deleted: (name: string): string => `„${isolate(name)}“ ist gelöscht.`,
	newBox: 'Neue Schachtel',
	open: 'Datei öffnen',
	added: (name: string, tiles: number): string =>
		`In „${isolate(name)}“ liegen jetzt ${tilesOf(tiles)}.`,
	refused: (problem: BoxFileProblem): string => REFUSED[problem],
	nameTaken: 'So heißt schon eine andere Schachtel.',
	nameMissing: 'Eine Schachtel braucht einen Namen.',
	unread: 'Deine Schachteln lassen sich gerade nicht lesen. Lade die Seite neu.',

	tickHint: 'Hake eine Schachtel an, um mit ihren Karten zu spielen.',
	noneYet:
		'Du hast Karten, die Tilekeep nicht kennt? Beschreib sie einmal, in einer eigenen Schachtel.',
	manage: 'Karten beschreiben oder Schachtel ändern'
};
