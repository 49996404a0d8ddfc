import { counted } from '../../../words/de/format';
import { places, sidesList } from '../../../words/de/places';
import type { WordsOf } from '../../../words/de/says';
import { tiles } from '../../../words/de/tiles';
import type { SaidEvent } from '../../../words/expansion';
import type { TUNNEL_NAMES } from '../names';

/** „den Eingang nach Osten auf der Karte 2 Karten östlich der Startkarte“. */
const mouthOf = ({ place, sides = [] }: SaidEvent): string =>
	`den Eingang${sides.length > 0 ? ` nach ${sidesList(sides)}` : ''}${place ? ` auf der Karte ${places.spotPlace(place)}` : ''}`;

const joins: WordsOf<typeof TUNNEL_NAMES>['links']['tunnel-circle'] = (spot, sides, to) =>
	to
		? `Ein Tunnel führt vom Hügel ${places.spotPlace(spot)} zum Hügel ${places.spotPlace(to)}.`
		: `Durch den Hügel ${places.spotPlace(spot)} verbindet ein Tunnel ${sidesList(sides)}.`;

const asked = (name: string) => ({
	question: `In welchen Eingang legt ${name} einen Marker?`,
	how: 'Tippe auf einen freien Tunneleingang.',
	why: 'Zwei gleiche Marker eines Spielers verbinden ihre Eingänge: Dort geht die Straße weiter.'
});

/** The Tunnel in German. */
export const words: WordsOf<typeof TUNNEL_NAMES> = {
	title: 'Der Tunnel',
	adds: '4 Karten mit Tunneln, dazu Marker, die ihre Eingänge verbinden',
	pieces: {
		'tunnel-circle': { one: 'Tunnelkreis', many: 'Tunnelkreise' },
		'tunnel-square': { one: 'Tunnelquadrat', many: 'Tunnelquadrate', neuter: true },
		'tunnel-triangle': { one: 'Tunneldreieck', many: 'Tunneldreiecke', neuter: true }
	},
	printed: {
		'tunnel-hill':
			'Hügel mit Tunneln: Seine Straßen brechen hier ab, bis zwei gleiche Marker Eingänge verbinden.'
	},
	marks: { 'tunnel-hill': 'Hügel mit Tunneln' },
	titles: { 'tunnel/laid': 'Tunnelmarker gelegt' },
	links: { 'tunnel-circle': joins, 'tunnel-square': joins, 'tunnel-triangle': joins },
	countables: {
		'tunnel-circle': ['Tunnelkreis', 'Tunnelkreise'],
		'tunnel-square': ['Tunnelquadrat', 'Tunnelquadrate'],
		'tunnel-triangle': ['Tunneldreieck', 'Tunneldreiecke']
	},
	events: {
		'tunnel/laid-circle': (event) => `${event.name} legte einen Tunnelkreis in ${mouthOf(event)}.`,
		'tunnel/laid-square': (event) => `${event.name} legte ein Tunnelquadrat in ${mouthOf(event)}.`,
		'tunnel/laid-triangle': (event) =>
			`${event.name} legte ein Tunneldreieck in ${mouthOf(event)}.`,
		'tunnel/found': (event) =>
			`Aufbau: ${tiles.pieceFirst(event.piece ?? 'tunnel-circle')} von ${event.name}, gelegt in ${mouthOf(event)}.`
	},
	questions: {
		'tunnel/laid-circle': asked,
		'tunnel/laid-square': asked,
		'tunnel/laid-triangle': asked
	},
	offers: {
		'tunnel/laid-circle': 'Tunnelkreis',
		'tunnel/laid-square': 'Tunnelquadrat',
		'tunnel/laid-triangle': 'Tunneldreieck'
	},
	notes: {
		'tunnel/open': (_, count) =>
			`Sie bricht in ${counted(count, 'Tunneleingang', 'Tunneleingängen')} ab, bis zwei gleiche Marker Eingänge verbinden.`
	},
	rulings: {
		tunnelTokens: {
			title: 'Tunnelmarker',
			answers: {
				'three-two': [
					'3, 2 oder 1 Paar',
					'Zu zweit hat jeder drei Paare, zu dritt zwei, sonst eines.',
					'zu zweit hat jeder drei Paare Tunnelmarker, zu dritt zwei'
				],
				'two-one': [
					'2 oder 1 Paar',
					'Zu zweit hat jeder zwei Paare, sonst eines.',
					'zu zweit hat jeder zwei Paare Tunnelmarker, sonst eines'
				],
				'one-one': [
					'1 Paar',
					'Jeder hat ein Paar, egal, wie viele spielen.',
					'jeder hat ein Paar Tunnelmarker'
				]
			}
		}
	},
	rulingSources: { tunnelTokens: 'Wikicarpedia, The Tunnel; die beiden anderen: JCloisterZone' },
	help: {
		title: 'Der Tunnel',
		lines: [
			'In den Eingängen seiner Hügel brechen Straßen ab. Zwei gleiche Marker verbinden zwei Eingänge.'
		],
		terms: [
			[
				'Einen Marker legen',
				'Zusätzlich zu allem anderen darfst du einen Marker in einen freien Eingang legen. Bevor du eine Figur setzt, tippe auf den Eingang oder auf den Knopf mit der Form des Markers.'
			],
			[
				'Zwei Eingänge verbinden',
				'Deine zwei Marker gleicher Form verbinden ihre Eingänge: Beide Straßen sind für alle eine, und nur ihre Karten zählen. Was so fertig wird, wird sofort gewertet.'
			],
			[
				'Ein offener Eingang',
				'Ein Eingang ohne Verbindung ist ein offenes Ende. Am Schluss zählt die Straße als unfertig.'
			]
		],
		topics: {
			tunnel: {
				title: 'Der Tunnel in Bildern',
				pictures: {
					'tunnel-joins':
						'Zwei Kreise verbinden die Eingänge: eine Straße aus 4 Karten, der Hügel zählt einmal',
					'tunnel-open': 'Kein Marker verbindet den Eingang: eine unfertige Straße aus 3 Karten'
				}
			}
		}
	},
	rules: {
		'TUNNEL-1': [
			'Es gibt 4 Karten mit Tunneleingängen. Zu zweit hat jeder drei Paare Marker, zu dritt zwei, sonst eines.',
			'Wiki'
		],
		'TUNNEL-2': [
			'In deinem Zug darfst du zusätzlich einen eigenen Marker in einen freien Eingang legen, aber nur einen, egal, wie viele Karten du legst.',
			'Wiki; mehrere Karten: JCloisterZone'
		],
		'TUNNEL-3': ['In einem Eingang ohne Verbindung bricht die Straße ab und ist unfertig.', 'Wiki'],
		'TUNNEL-4': [
			'Die Marker eines Paars verbinden ihre Eingänge: für alle eine Straße. Nur Karten, auf denen man sie sieht, zählen, jede einmal.',
			'Wiki; beide Eingänge auf einer Karte: JCloisterZone'
		],
		'TUNNEL-5': [
			'Was ein Marker fertig macht, wird in diesem Zug gewertet, auch eine Straße, die in beiden Eingängen endet.',
			'JCloisterZone'
		],
		'TUNNEL-6': [
			'Erst kommt die Figur. Eine, die einen Meeple auf ihrer Straße braucht, findet ihn nicht durch einen Marker desselben Zugs.',
			'unsere Entscheidung'
		],
		'TUNNEL-7': [
			'Eine Karte, die eine Straße hinter einem Tunnel verlängert, verlängert die ganze Straße. Ein Marker verlängert nichts.',
			'JCloisterZone'
		],
		'TUNNEL-8': [
			'Ein Hügel trennt Wiesen wie eine Kreuzung und verbindet keine Straßen. Auf einer Karte endet die vierte Straße an Häusern.',
			'Wiki; Bilder; JCloisterZone'
		],
		'TUNNEL-9': ['Nach einer anderen Regel hat man weniger Paare Marker.', 'JCloisterZone'],
		'TUNNEL-10': [
			'In einer laufenden Partie gebt ein, welche Marker in welchen Eingängen liegen. Die sind nicht mehr im Vorrat.',
			'unsere Entscheidung'
		]
	},
	ruleTopics: { TUNNEL: 'Tunnel' }
};
