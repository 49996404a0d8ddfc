import type { WordsOf } from '../../../words/de/says';
import { inn } from '../../../rules/presentation/words/de';
import type { BRIDGES_NAMES } from '../names';

/** Bridges, Castles & Bazaars in German. */
export const words: WordsOf<typeof BRIDGES_NAMES> = {
	title: 'Brücken, Burgen und Basare',
	adds: '12 Karten, acht mit Basar; Brücken und Burgen für alle',
	printed: {
		bazaar: 'Basar: Seine Straßen enden hier, und nach dem Zug werden Karten versteigert.',
		...inn.printed
	},
	marks: { bazaar: 'Basar' },
	signs: inn.signs,
	rulings: {
		bridgeTiles: {
			title: 'Karten von Brücken, Burgen und Basare',
			answers: {
				first: [
					'ohne Garten',
					'Die 12 Karten von 2010.',
					'die Karten von Brücken, Burgen und Basare haben keinen Garten'
				],
				later: [
					'mit Garten',
					'Die 12 Karten von 2017: Eine hat einen Garten, der nur mit dem Abt zählt.',
					'eine Karte von Brücken, Burgen und Basare hat einen Garten'
				]
			}
		},
		freeBridge: {
			title: 'Eine Brücke, die die Karte nicht braucht',
			answers: {
				beside: [
					'auf die Karte oder daneben',
					'Sie darf auf die eben gelegte Karte oder auf eine direkt daneben.',
					'eine Brücke darf auch auf eine Karte neben der eben gelegten'
				],
				here: [
					'nur auf die Karte',
					'Sie darf auf die eben gelegte Karte. Eine daneben bekommt nur eine, wenn die Karte sie braucht.',
					'eine Karte daneben bekommt nur eine Brücke, die gebraucht wird'
				]
			}
		},
		castleChoice: {
			title: 'Neben einer Burg wird mehreres fertig',
			answers: {
				chosen: [
					'ihr Besitzer wählt',
					'Wem der Burgherr gehört, wählt, wofür die Burg zählt.',
					'wem der Burgherr gehört, wählt, wofür eine Burg zählt'
				],
				best: [
					'das Beste',
					'Die Burg zählt für das, was am meisten bringt.',
					'eine Burg zählt für das, was am meisten bringt'
				]
			}
		}
	},
	rulingSources: {
		bridgeTiles: 'Bilder der Karten',
		freeBridge: 'Wikicarpedia, Order of Play; nur auf die Karte: JCloisterZone',
		castleChoice: 'Wikicarpedia, Burgregeln der ersten Ausgabe; das Beste: JCloisterZone'
	},
	reading: () => import('./de-help')
};
