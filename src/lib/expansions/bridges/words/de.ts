import { tiles } from '../../../words/de/tiles';
import { number } from '../../../words/de/format';
import { common } from '../../../words/de/common';
import { KINDS } from '../../../words/de/kinds';
import { places } from '../../../words/de/places';
import type { SaidEvent } from '../../../words/expansion';
import type { WordsOf } from '../../../words/de/says';
import { inn } from '../../../rules/presentation/words/de';
import type { BRIDGES_NAMES } from '../names';

const at = (place: SaidEvent['place']): string =>
	place ? `auf der Karte ${places.spotPlace(place)}` : '';

/** „: Stadt im Norden“, am Ende eines Satzes über eine Karte; leer, wenn niemand weiß, was sie zeigt. */
const shown = ({ tile }: SaidEvent): string => (tile ? `: ${tiles.description(tile)}` : '');

/** Bridges, Castles & Bazaars in German. */
export const words: WordsOf<typeof BRIDGES_NAMES> = {
	title: 'Brücken, Burgen und Basare',
	adds: '12 Karten, acht mit Basar; Brücken und Burgen für alle',
	besides: { bridges: ['12 Brücken', '12 Burgen'] },
	pieces: {
		castle: { one: 'Burg', many: 'Burgen', feminine: true }
	},
	printed: {
		bazaar: 'Basar: Seine Straßen enden hier, und nach dem Zug werden Karten versteigert.',
		...inn.printed
	},
	marks: { bazaar: 'Basar' },
	signs: inn.signs,
	sources: {
		castles: 'Burgen',
		bazaar: 'Basare'
	},
	titles: {
		'bridges/laid': 'Brücke gelegt',
		'castles/built': 'Burg gebaut',
		'castles/paid': 'Burg daneben',
		'castles/not-paid': 'Burg ohne Punkte',
		'bazaar/sold': 'Basar',
		'bazaar/bought': 'Basar: an die Bank'
	},
	verdicts: { 'castles/paid': 'Der Herr einer Burg daneben' },
	countables: {
		bridge: ['Brücke', 'Brücken'],
		castle: ['Burg', 'Burgen'],
		'castles/castles': ['Burg', 'Burgen'],
		'bazaar-tile': ['Karte vom Basar', 'Karten vom Basar']
	},
	events: {
		'bridges/found': ({ place }) => `Aufbau: eine Brücke ${at(place)}.`,
		'castles/decided': ({ name, place }) => `${name} baute eine Burg ${at(place)}.`,
		'castles/declined': ({ name, place }) => `${name} baute keine Burg ${at(place)}.`,
		'castles/chosen': ({ name, place }) =>
			`${name} wählte, wofür eine Burg zählt${place ? `: ${KINDS[place.kind].the} ${at(place)}` : ''}.`,
		'castles/found': ({ place }) => `Aufbau: eine Burg ${at(place)}.`,
		'bazaar/turned-up': (event) => `Basar von ${event.name}: aufgedeckte Karte${shown(event)}.`,
		'bazaar/sold': (event) =>
			`${event.name} zahlte ${event.otherName} ${common.points(event.count ?? 0)} für eine Karte${shown(event)}.`,
		'bazaar/bought': (event) =>
			`${event.name} zahlte der Bank ${common.points(event.count ?? 0)} für eine Karte${shown(event)}.`,
		'bazaar/taken': (event) => `${event.name} nahm eine Karte umsonst${shown(event)}.`,
		'bazaar/not-held': ({ name }) => `Basar von ${name}: keine Versteigerung.`
	},
	questions: {
		'castles/decided': (name) => ({
			question: `Baut ${name} eine Burg?`,
			how: 'Baue sie oder werte die Stadt.',
			why: 'Die Stadt bringt dann nichts. Der Burgherr bekommt später die Punkte für das, was daneben fertig wird.'
		}),
		'castles/chosen': (name) => ({
			question: `Wofür zählt die Burg von ${name}?`,
			how: 'Tippe auf eines der fertigen Gebiete. Die Zahl sagt, was es bringt.',
			why: 'Die Burg zählt einmal. Dann kehrt ihr Herr zurück.'
		}),
		'bazaar/turned-up': (name, _, step) => ({
			question: `Welche Karten werden am Basar von ${name} aufgedeckt?`,
			how: `Tippe auf Karte ${number(step)}: insgesamt so viele, wie Spieler dabei sind.`,
			why: 'Die Reihenfolge ist egal.'
		}),
		'bazaar/sold': (name) => ({
			question: `${name} versteigert eine Karte. Welche?`,
			how: 'Tippe auf die gewählte Karte.',
			why: 'Dann sag, wer wem wie viel zahlt. Gebote werden nicht festgehalten.'
		}),
		'bazaar/taken': (name) => ({
			question: `Welche Karte nimmt ${name}?`,
			how: 'Tippe darauf.',
			why: 'Hier bietet niemand. Die letzte Karte bleibt für den Letzten.'
		}),
		'bazaar/pays': (name) => ({
			question: 'Wer zahlt an wen?',
			how: 'Wer zahlt, hat die Karte.',
			why: `${name} kauft zum höchsten Gebot oder verkauft dafür. Ohne höheres Gebot zahlt ${name} an die Bank.`
		}),
		'bazaar/points': () => ({
			question: 'Wie viele Punkte?',
			how: 'Tippe auf das letzte Gebot.',
			why: 'Punkte dürfen unter 0 fallen.'
		}),
		'bazaar/laid': (name) => ({
			question: `${name} legt die Karte vom Basar`,
			how: 'Tippe auf den Platz, wo sie liegt.',
			why: 'Für diesen Zug wird keine Karte gezogen.'
		})
	},
	answers: {
		'castles/decided/build': () => 'Burg bauen',
		'bazaar/pays/bank': ({ name }) => `${name} zahlt an die Bank`,
		'bazaar/pays/player': ({ name, otherName }) => `${name} zahlt an ${otherName}`,
		'bazaar/points/points': ({ count }) => number(count),
		'bazaar/points/more': ({ count }) => `${number(count)} oder mehr`
	},
	declines: {
		'castles/decided': 'Stadt werten',
		'bazaar/turned-up': 'Keine Versteigerung'
	},
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
					'Die 12 Karten von 2017: Eine hat einen Garten.',
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
					'Sie darf auf die eben gelegte Karte. Eine Karte daneben bekommt nur dann eine Brücke, wenn die gelegte sie braucht.',
					'eine Karte daneben bekommt nur eine Brücke, die gebraucht wird'
				]
			}
		},
		castleChoice: {
			title: 'Neben einer Burg wird mehreres fertig',
			answers: {
				chosen: [
					'ihr Besitzer wählt',
					'Der Besitzer des Burgherrn wählt, wofür die Burg zählt.',
					'der Besitzer des Burgherrn wählt, wofür eine Burg zählt'
				],
				best: [
					'das Beste',
					'Die Burg zählt für das, was am meisten bringt.',
					'eine Burg zählt für das, was am meisten bringt'
				]
			}
		},
		bazaar: {
			title: 'Wie die Karten eines Basars verteilt werden',
			answers: {
				auction: [
					'Versteigerung',
					'Jede Karte außer der letzten wird gegen Punkte versteigert.',
					'die Karten eines Basars werden versteigert'
				],
				choose: [
					'alle nehmen eine',
					'Niemand bietet: Reihum nehmen sich alle eine der Karten.',
					'am Basar nehmen sich alle reihum eine Karte, ohne Gebote'
				]
			}
		},
		bazaarInBazaar: {
			title: 'Ein Basar, der während einer Runde gezogen wird',
			answers: {
				after: [
					'Versteigerung nach der Runde',
					'Solange noch jemand eine Karte der letzten Versteigerung hat, kommt die Versteigerung eines neu gezogenen Basars erst nach dieser Runde.',
					'die Versteigerung eines Basars, der in einer Runde gezogen wird, kommt nach ihr'
				],
				none: [
					'keine Versteigerung',
					'Ein Basar, der während einer Runde gezogen wird, löst keine Versteigerung aus.',
					'ein Basar, der in einer Runde gezogen wird, löst keine Versteigerung aus'
				]
			}
		},
		bazaarAndBuilder: {
			title: 'Ein Basar bringt einen zweiten Teil des Zuges',
			answers: {
				auction: [
					'Versteigerung zuerst',
					'Zuerst kommen die Versteigerung und ihre Runde, dann der zweite Teil des Zuges.',
					'Versteigerung und Runde kommen vor dem zweiten Teil des Zuges'
				],
				part: [
					'zweiter Teil zuerst',
					'Zuerst kommt der zweite Teil des Zuges, dann die Versteigerung.',
					'der zweite Teil des Zuges kommt vor der Versteigerung'
				]
			}
		}
	},
	rulingSources: {
		bridgeTiles: 'Bilder der Karten',
		freeBridge: 'Wikicarpedia, Order of Play; nur auf die Karte: JCloisterZone',
		castleChoice: 'Wikicarpedia, Burgregeln der ersten Ausgabe; das Beste: JCloisterZone',
		bazaar: 'Wikicarpedia; ohne Gebote: JCloisterZone',
		bazaarInBazaar: 'Wikicarpedia, Fragen zur ersten Ausgabe; keine Versteigerung: JCloisterZone',
		bazaarAndBuilder:
			'Wikicarpedia, Fragen zur ersten Ausgabe; zweiter Teil zuerst: ältere Antwort, JCloisterZone'
	},
	reading: () => import('./de-help')
};
