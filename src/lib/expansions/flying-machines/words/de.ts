import { capital, counted, number } from '../../../words/de/format';
import { ontoPlaceOf } from '../../../words/de/places';
import type { WordsOf } from '../../../words/de/says';
import { tiles } from '../../../words/de/tiles';
import type { FLYING_NAMES } from '../names';

/** „der Meeple“. */
const figure = (piece: string | undefined): string => tiles.thisPiece(piece ?? 'follower');

/** The Flying Machines in German. */
export const words: WordsOf<typeof FLYING_NAMES> = {
	title: 'Die Fluggeräte',
	adds: '8 Karten, von denen Figuren losfliegen, und ein Würfel',
	printed: {
		'flying-machine':
			'Fluggerät: Wer diese Karte legt, darf eine Figur in Pfeilrichtung fliegen lassen, statt eine zu setzen.'
	},
	marks: { 'flying-machine': 'Fluggerät' },
	events: {
		'flying-machines/took-off': ({ name, piece }) =>
			`${name} setzte ${tiles.aPiece(piece ?? 'follower')} auf das Fluggerät.`,
		'flying-machines/rolled': ({ count = 0 }) => `Der Würfel zeigte ${number(count)}.`,
		'flying-machines/crashed': ({ count = 0, piece }) =>
			`Der Würfel zeigte ${number(count)}, und dort konnte ${figure(piece)} nicht landen: zurück in den Vorrat.`,
		'flying-machines/landed': (event) =>
			`${capital(figure(event.piece))} flog ${counted(event.count ?? 0, 'Platz', 'Plätze')} weit, ${ontoPlaceOf(event)}.`
	},
	questions: {
		'flying-machines/took-off': (name) => ({
			question: `Welche Figur fliegt, ${name}?`,
			how: 'Tippe auf die, die auf dem Fluggerät steht.',
			why: 'In diesem Zug wird keine andere Figur gesetzt, wo auch immer sie landet.'
		}),
		'flying-machines/rolled': (name, options) => ({
			question: `Wie weit fliegt sie, ${name}?`,
			how:
				options > 0
					? 'Tippe auf die Zahl auf dem Würfel oder auf das Ziel.'
					: 'Tippe auf die Zahl auf dem Würfel.',
			why: 'Sie fliegt geradeaus in Richtung des Pfeils. Leere Plätze zählen mit.'
		}),
		'flying-machines/landed': (name) => ({
			question: `Wo landet sie, ${name}?`,
			how: 'Tippe auf die Straße, die Stadt oder das Kloster.',
			why: 'Sie muss landen, egal, wer dort steht. Auf Wiesen landet sie nie.'
		})
	},
	offers: { 'flying-machines/took-off': 'Figur fliegen lassen' },
	declines: { 'flying-machines/took-off': 'Kein Flug' },
	answers: {
		'flying-machines/took-off/figure': ({ piece }) => tiles.pieceFirst(piece),
		'flying-machines/rolled/road': ({ count }) => `${number(count)}: Straße`,
		'flying-machines/rolled/city': ({ count }) => `${number(count)}: Stadt`,
		'flying-machines/rolled/monastery': ({ count }) => `${number(count)}: Kloster`,
		'flying-machines/rolled/garden': ({ count }) => `${number(count)}: Garten`,
		'flying-machines/rolled/several': ({ count }) => `${number(count)}: wählen`,
		'flying-machines/rolled/crashes': ({ count }) => `${number(count)}: kehrt zurück`
	},
	reasons: {
		'flying-machines/landed': ({ piece, name }) =>
			`Hier landete ${tiles.thisPiece(piece)} von ${name} mit dem Fluggerät.`
	},
	rulings: {
		flyingTiles: {
			title: 'Karten der Fluggeräte',
			answers: {
				first: [
					'ohne Garten',
					'Die 8 Karten von 2012.',
					'die Karten der Fluggeräte haben keinen Garten'
				],
				later: [
					'mit Garten',
					'Die 8 Karten seit 2017: Eine hat einen Garten, der nur mit „Der Abt“ etwas bewirkt.',
					'eine Karte der Fluggeräte hat einen Garten'
				]
			}
		},
		flyers: {
			title: 'Wer fliegen darf',
			answers: {
				all: [
					'auch andere Figuren',
					'Jede Figur, die bei der Mehrheit zählt, darf fliegen.',
					'alle Figuren fliegen, die bei der Mehrheit zählen'
				],
				meeples: [
					'nur Meeple',
					'Nur Meeple dürfen fliegen, auch große: die Regel von 2025.',
					'nur Meeple fliegen'
				]
			}
		}
	},
	rulingSources: {
		flyingTiles: 'Wikicarpedia, Die Fluggeräte: Bilder der Karten',
		flyers: 'Wikicarpedia, Die Fluggeräte: Fußnoten; Ausgabe von 2025'
	},
	help: {
		title: 'Die Fluggeräte',
		lines: [],
		terms: [
			[
				'Abheben',
				'Lege eine Karte mit einem Fluggerät so an, dass der Pfeil zu deinem Ziel zeigt. Statt eine Figur zu setzen, tippe dann auf „Figur fliegen lassen“.'
			],
			[
				'Der Flug',
				'Würfle: Die Figur fliegt 1, 2 oder 3 Plätze geradeaus. Tippe auf die Zahl auf dem Würfel oder auf das Ziel.'
			],
			[
				'Die Landung',
				'Sie landet auf einer unfertigen Straße, in einer unfertigen Stadt oder in einem unfertigen Kloster, egal, wer dort steht. Geht das nicht, kehrt sie zurück.'
			]
		],
		topics: {
			flight: {
				title: 'Flüge in Bildern',
				pictures: {
					'flight-shares': 'Blau flog auf die Straße von Rot: Beide bekommen die Punkte',
					'flight-monastery':
						'Blau flog zwei Plätze weit ins Kloster von Rot: Beide bekommen am Ende die Punkte'
				}
			}
		}
	},
	rules: {
		'FLIGHT-1': [
			'Es gibt 8 Karten, die wie alle anderen gezogen werden. Jede zeigt ein Fluggerät mit einem Pfeil. In späteren Ausgaben hat eine einen Garten.',
			'Wiki, Bilder der Karten'
		],
		'FLIGHT-2': [
			'Wer eine solche Karte legt, darf eine Figur auf das Fluggerät setzen, statt eine zu setzen oder zurückzunehmen.',
			'Wiki'
		],
		'FLIGHT-3': [
			'Der Würfel sagt, wie weit sie fliegt: 1, 2 oder 3 Plätze geradeaus. Leere Plätze auf dem Weg zählen mit.',
			'Wiki; JCloisterZone'
		],
		'FLIGHT-4': [
			'Sie muss auf der Karte dort in einem unfertigen Gebiet landen: Straße, Stadt oder Kloster, egal, wer dort steht. Wer fliegt, wählt es aus.',
			'Wiki; JCloisterZone'
		],
		'FLIGHT-5': ['Auf einer Wiese landet sie nie.', 'Wiki, 2. und 3. Edition'],
		'FLIGHT-6': [
			'Liegt dort keine Karte, oder kann die Figur dort nirgends landen, kehrt sie zurück. Eine andere wird in diesem Zug nicht gesetzt.',
			'Wiki; JCloisterZone'
		],
		'FLIGHT-7': [
			'Was die eben gelegte Karte abschließt, ist schon fertig: Dort landet niemand.',
			'Wiki, Fußnote von 2012'
		],
		'FLIGHT-8': [
			'Jede Figur, die bei der Mehrheit zählt, fliegt dorthin, wo sie stehen darf. Nach der Regel von 2025 fliegen nur Meeple.',
			'Wiki, Fußnoten von 2013 und 2015; Ausgabe von 2025'
		],
		'FLIGHT-9': [
			'Stehen so mehrere Figuren beieinander, zählt die Mehrheit. Die Landung selbst bringt keine Punkte.',
			'Wiki, Wertung'
		],
		'FLIGHT-10': [
			'In einem Zug mit mehreren Karten darf von jeder eine Figur fliegen. Auch auf Flusskarten kann man landen.',
			'unsere Entscheidung; JCloisterZone'
		]
	},
	ruleTopics: { FLIGHT: 'die Fluggeräte' }
};
