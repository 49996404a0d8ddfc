import { KINDS } from '../../../words/de/kinds';
import { places } from '../../../words/de/places';
import type { SaidEvent } from '../../../words/expansion';
import type { WordsOf } from '../../../words/de/says';
import { inn } from '../../../rules/presentation/words/de';
import type { BRIDGES_NAMES } from '../names';

const at = (place: SaidEvent['place']): string =>
	place ? `auf der Karte ${places.spotPlace(place)}` : '';

/** Bridges, Castles & Bazaars in German. */
export const words: WordsOf<typeof BRIDGES_NAMES> = {
	title: 'Brücken, Burgen und Basare',
	adds: '12 Karten, acht mit Basar; Brücken und Burgen für alle',
	besides: { bridges: '12 Brücken und 12 Burgen' },
	pieces: {
		bridge: { one: 'Brücke', many: 'Brücken', feminine: true },
		castle: { one: 'Burg', many: 'Burgen', feminine: true }
	},
	printed: {
		bazaar: 'Basar: Seine Straßen enden hier, und nach dem Zug werden Karten versteigert.',
		...inn.printed
	},
	marks: { bazaar: 'Basar' },
	signs: inn.signs,
	sources: { castles: 'Burgen' },
	titles: { 'castles/paid': 'Burg daneben' },
	verdicts: { 'castles/paid': 'Der Herr einer Burg daneben' },
	countables: { 'castles/castles': ['Burg', 'Burgen'] },
	events: {
		'bridges/found': ({ place }) => `Aufbau: eine Brücke ${at(place)}.`,
		'castles/built': ({ name, place }) => `${name} baute eine Burg ${at(place)}.`,
		'castles/declined': ({ name, place }) => `${name} baute keine Burg ${at(place)}.`,
		'castles/chosen': ({ name, place }) =>
			`${name} wählte, wofür eine Burg zählt: ${place ? KINDS[place.kind].the : ''} ${at(place)}.`,
		'castles/found': ({ place }) => `Aufbau: eine Burg ${at(place)}.`
	},
	questions: {
		'castles/decided': (name) => ({
			question: `Baut ${name} eine Burg?`,
			how: 'Baue sie oder werte die Stadt.',
			why: 'Die Stadt bringt dann nichts. Der Burgherr bekommt später, was daneben fertig wird.'
		}),
		'castles/chosen': (name) => ({
			question: `Wofür zählt die Burg von ${name}?`,
			how: 'Tippe auf eines der fertigen Gebiete.',
			why: 'Die Burg zählt einmal. Dann kehrt ihr Herr zurück.'
		})
	},
	answers: { 'castles/decided/build': () => 'Burg bauen' },
	declines: { 'castles/decided': 'Stadt werten' },
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
