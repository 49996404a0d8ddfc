import type { tradersAndBuilders as english } from '../../en/rulings/traders-and-builders';
import type { LikeEnglish } from '../../like-english';
import type { BoxRulings } from '../../en/rulings/types';
import { IN_NONE, mayStayInBox } from './prints';

const TRADERS_PAGE = 'Wikicarpedia, Händler & Baumeister';

/** The rulings of Traders & Builders. */
export const tradersAndBuilders: LikeEnglish<typeof english, BoxRulings> = {
	rulings: {
		traderTiles: {
			title: 'Karten von Händler & Baumeister',
			answers: {
				first: [
					'ohne Gärten',
					'Die 24 Karten der Ausgabe von 2003.',
					'die Karten von Händler & Baumeister haben keine Gärten'
				],
				later: [
					'mit Gärten',
					'Die 24 Karten der Ausgaben seit 2015: Zwei haben einen Garten, der nur mit dem Abt etwas bewirkt.',
					'zwei Karten von Händler & Baumeister haben einen Garten'
				]
			}
		},
		secondPart: {
			title: 'Der zweite Teil eines Zuges',
			answers: {
				may: [
					'darf entfallen',
					'„Ein Spieler darf …“: Wer die Straße oder Stadt seines Baumeisters fortsetzt, legt eine zweite Karte oder beendet den Zug.',
					'der zweite Teil eines Zuges darf entfallen'
				],
				must: [
					'muss gespielt werden',
					'Wer die Straße oder Stadt seines Baumeisters fortsetzt, zieht und legt immer eine zweite Karte.',
					'der zweite Teil eines Zuges muss gespielt werden'
				]
			}
		},
		builders: mayStayInBox('Baumeister', 'Alle haben einen, wie in der Schachtel.', [
			'alle haben einen Baumeister',
			'niemand hat einen Baumeister'
		]),
		pigs: mayStayInBox('Schweine', 'Alle haben eins, wie in der Schachtel.', [
			'alle haben ein Schwein',
			'niemand hat ein Schwein'
		])
	},
	sources: {
		traderTiles: `${TRADERS_PAGE}, erste und spätere Ausgaben: Karten`,
		secondPart: `${TRADERS_PAGE}, Baumeister; „may“ im Wortlaut der Regeln`,
		builders: IN_NONE,
		pigs: IN_NONE
	}
};
