import { places } from '../../../words/de/places';
import { tiles } from '../../../words/de/tiles';
import type { SaidEvent } from '../../../words/expansion';
import type { WordsOf } from '../../../words/de/says';
import type { LITTLE_BUILDINGS_NAMES } from '../names';

/** „auf die Karte 2 Karten östlich der Startkarte“. */
const onto = ({ place }: SaidEvent): string =>
	`auf die Karte ${place ? places.spotPlace(place) : ''}`;

/** The Little Buildings in German. */
export const words: WordsOf<typeof LITTLE_BUILDINGS_NAMES> = {
	title: 'Kleine Gebäude',
	adds: '18 Gebäude: Was bei ihnen gewertet wird, bringt mehr',
	besides: { 'little-buildings': '18 kleine Gebäude' },
	pieces: {
		shed: { one: 'Schuppen', many: 'Schuppen' },
		house: { one: 'Häuschen', many: 'Häuschen', neuter: true },
		'little-tower': { one: 'Türmchen', many: 'Türmchen', neuter: true }
	},
	titles: { 'little-buildings/put': 'Gebäude gesetzt' },
	countables: {
		'little-buildings/all': ['Gebäude', 'Gebäude'],
		shed: ['Schuppen', 'Schuppen'],
		house: ['Häuschen', 'Häuschen'],
		'little-tower': ['Türmchen', 'Türmchen']
	},
	events: {
		'little-buildings/put-shed': (event) => `${event.name} setzte einen Schuppen ${onto(event)}.`,
		'little-buildings/put-house': (event) => `${event.name} setzte ein Häuschen ${onto(event)}.`,
		'little-buildings/put-tower': (event) => `${event.name} setzte ein Türmchen ${onto(event)}.`,
		'little-buildings/found': ({ piece = 'shed', place }) =>
			`Aufbau: ${tiles.pieceFirst(piece)} auf der Karte ${place ? places.spotPlace(place) : ''}.`
	},
	questions: {
		'little-buildings/put': (name) => ({
			question: `Welches Gebäude, ${name}?`,
			how: 'Tippe auf das, das du auf diese Karte setzt.',
			why: 'In diesem Zug wird keine Figur gesetzt. Wer hier gewertet wird, bekommt mehr.'
		})
	},
	offers: { 'little-buildings/put': 'Gebäude setzen' },
	answers: {
		'little-buildings/put/shed': () => 'Schuppen',
		'little-buildings/put/house': () => 'Haus',
		'little-buildings/put/little-tower': () => 'Turm'
	},
	rulings: {
		littleBuildings: {
			title: 'Was ein kleines Gebäude bringt',
			answers: {
				alike: [
					'je 1 Punkt',
					'Jedes Gebäude bringt 1 Punkt.',
					'jedes kleine Gebäude bringt 1 Punkt'
				],
				'by-kind': [
					'1, 2 oder 3 Punkte',
					'Ein Schuppen bringt 1, ein Haus 2, ein Turm 3. Die Variante auf dem Regelblatt.',
					'ein Schuppen bringt 1, ein Häuschen 2 und ein Türmchen 3'
				]
			}
		}
	},
	rulingSources: { littleBuildings: 'Regelblatt der Spielbox 5/2012' },
	help: {
		title: 'Kleine Gebäude',
		lines: [
			'Zu zweit hat jeder drei Schuppen, Häuser und Türme, zu dritt zwei, sonst einen von jeder Art.'
		],
		terms: [
			[
				'Ein Gebäude setzen',
				'Lege eine Karte. Statt eine Figur zu setzen, tippe dann auf „Gebäude setzen“ und wähle eines: Es bleibt bis zum Ende auf der Karte.'
			],
			[
				'Was es bringt',
				'Eine Straße, Stadt oder Wiese, die gewertet wird, bringt 1 mehr für jedes Gebäude auf ihren Karten, egal, von wem. Das gilt auch für Unfertiges am Ende.'
			],
			[
				'Um ein Kloster',
				'Es zählen Gebäude auf seiner Karte und den acht ringsum. Für Gärten zählen sie auch, außer wenn ihre Figur zurückgenommen wird.'
			]
		],
		topics: {
			'little-buildings': {
				title: 'Gebäude in Bildern',
				pictures: { 'buildings-road': 'Eine Straße aus 5 Karten mit zwei Gebäuden: 7 Punkte' }
			}
		}
	},
	rules: {
		'BUILDING-1': [
			'Es gibt 6 Schuppen, 6 Häuser und 6 Türme, gleichmäßig verteilt, von jeder Art gleich viele. Der Rest bleibt in der Schachtel.',
			'Regelblatt; Wiki; von jeder Art gleich viele: JCloisterZone'
		],
		'BUILDING-2': [
			'Statt eine Figur zu setzen oder sonst etwas zu tun, darfst du ein eigenes Gebäude auf die eben gelegte Karte setzen. Keine hat also zwei.',
			'Regelblatt; Wiki'
		],
		'BUILDING-3': [
			'Eine gewertete Straße, Stadt oder Wiese bringt 1 mehr für jedes Gebäude auf ihren Karten, egal, von wem.',
			'Regelblatt; Wiesen: JCloisterZone'
		],
		'BUILDING-4': [
			'Für Klöster und Gärten zählen die Gebäude auf der eigenen Karte und den acht ringsum, auch bei einer liegenden Figur.',
			'Regelblatt; Gärten, Abteien und liegende Figuren: JCloisterZone'
		],
		'BUILDING-5': [
			'Gebäude bringen auch am Ende Punkte, selbst wo es sonst keine gibt.',
			'Regelblatt; was sonst nichts bringt: JCloisterZone'
		],
		'BUILDING-6': [
			'Nach einer anderen Regel bringt ein Schuppen 1, ein Haus 2 und ein Turm 3.',
			'Regelblatt, Variante'
		],
		'BUILDING-7': [
			'Eine Figur, die für Punkte zurückgenommen wird, bekommt nichts für Gebäude.',
			'JCloisterZone'
		],
		'BUILDING-8': [
			'Bauern, die während der Partie gewertet werden, bekommen auch die Punkte für die Gebäude.',
			'JCloisterZone'
		],
		'BUILDING-9': [
			'Gebäude bleiben bis zum Ende. In einer laufenden Partie gebt ein, wo sie stehen; alle haben noch, was verteilt wurde.',
			'unsere Entscheidung'
		]
	},
	ruleTopics: { BUILDING: 'kleine Gebäude' }
};
