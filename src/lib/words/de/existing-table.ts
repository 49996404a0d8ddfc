import { boxes } from './common';
import { capital } from './format';
import { tiles } from './tiles';
import type { PieceKindId } from '../../engine/piece';
import type { ScoreMarker } from '../../engine/track';

/** Words of entering an existing table. */
export const existingTable = {
	start: 'Tippe auf einen Platz, dann auf die Karte, die dort liegt. Die Reihenfolge ist egal.',
	chooseTile: 'Tippe auf einen leeren Platz, oder tippe auf eine Karte, um sie zu ändern.',
	chooseTileFor: 'Welche Karte liegt dort? Passende Karten sind hell und schon richtig gedreht.',
	chooseSpot: 'Wo liegt sie? Tippe auf den Platz.',
	newIsland: 'Getrennter Teil',
	fromPhoto: 'Aus einem Foto',
	backToPhoto: 'Zurück zum Foto',
	points: 'Punkte',
	track: 'Punkte auf der Wertungstafel',
	complete: 'Aufbau fertig',
	completeTitle: 'Aufbau fertig?',

	whoseFigure: 'Wessen Figur',
	hint: (piece: PieceKindId, hand: number): string =>
		hand < 1
			? `${capital(tiles.noPiece(piece))} mehr im Vorrat. Tippe eine Figur auf der Karte an, um sie zu entfernen.`
			: `Tippe an, wo eine Figur steht; tippe noch einmal darauf, um sie zu entfernen. ${tiles.pieces(hand, piece)} im Vorrat.`,
	markerHint: (marker: string): string | undefined => boxes.markerHints[marker],
	remove: 'Karte entfernen',
	trees: 'Nur Bäume: Straßen gehen weiter',
	next: 'Nächste Karte',

	trackHint: 'Gib die Punkte ein oder das Feld des Zählsteins und +50 für jede volle Runde.',
	pointsOf: (name: string): string => `Punkte von ${name}`,
	lap: '+50',
	lapOf: (name: string): string => `${name}: noch eine Runde von 50`,
	marker: ({ space, lap }: ScoreMarker): string =>
		lap > 0 ? `Feld ${String(space)}, Runde ${String(lap + 1)}` : `Feld ${String(space)}`,
	/** How to enter figures that stand beside markers. */
	besideHint:
		'Auf der Wertungstafel: Tippe an, bei wem sie steht; tippe noch einmal darauf, um sie wegzunehmen.',
	heldHint:
		'Bei anderen gefangen: Tippe auf eine Figur, um sie hinzuzufügen, und auf eine gefangene, um sie zurückzugeben.',
	holder: (name: string): string => `Bei ${name}`,
	onTop: 'Obenauf',
	besideOnTop: (marker: string): string => `${tiles.piece(marker)} daneben`,
	savePoints: 'Punkte speichern',

	islands: (n: number): string =>
		`Auf dem Tisch liegen ${String(n)} getrennte Teile. Fehlt dazwischen eine Karte?`,
	completedWithFigures: 'Fertig, aber mit Figuren darauf',
	completedWithFiguresHint:
		'Das ist noch nicht gewertet, oder die Figuren sind aus Versehen stehen geblieben. Gewertet wird, wenn du fortfährst.',
	takeFigures: 'Nicht werten: Figuren entfernen',
	whoLaysNext: 'Wer legt die nächste Karte?',
	whoBegan: 'Wer hat die erste Karte gelegt?',
	completedWithFiguresThen:
		'Das war schon fertig, bevor die Partie eingegeben wurde. Gewertet wird, sobald ihr weiterspielt. Wurde es schon gewertet, dann entferne die Figuren.',
	seeDifference: 'Zeigen, was sich ändert',
	undo: 'Letzte Änderung rückgängig',
	playOn: 'Von hier weiterspielen',
	scoreNow: 'Jetzt Schlusswertung',
	scoreNowHint: 'Wertet Unfertiges und Wiesen wie am Ende einer Partie.'
};
