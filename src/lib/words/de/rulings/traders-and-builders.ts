import type { BoxRulings } from '../../en/rulings/types';

const TRADERS_PAGE = 'Wikicarpedia, Traders & Builders';

/** The rulings of Traders & Builders. */
export const tradersAndBuilders: BoxRulings = {
	rulings: {
		traderTiles: {
			title: 'Karten von Händler & Baumeister',
			answers: {
				first: ['ohne Gärten', 'Die 24 Karten der Ausgabe von 2003.'],
				later: [
					'mit Gärten',
					'Die 24 Karten der Ausgaben seit 2015: Zwei haben einen Garten, der nur mit dem Abt etwas bewirkt.'
				]
			}
		},
		secondPart: {
			title: 'Der zweite Teil eines Zuges',
			answers: {
				may: [
					'darf entfallen',
					'„Ein Spieler darf …“: Wer die Straße oder Stadt des Baumeisters fortsetzt, legt eine zweite Karte oder beendet den Zug.'
				],
				must: [
					'muss gespielt werden',
					'Wer die Straße oder Stadt des Baumeisters fortsetzt, zieht und legt immer eine zweite Karte.'
				]
			}
		}
	},
	sources: {
		traderTiles: `${TRADERS_PAGE}, erste und spätere Ausgaben: Karten`,
		secondPart: `${TRADERS_PAGE}, Baumeister; „may“ im Wortlaut der Regeln`
	}
};
