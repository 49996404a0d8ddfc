import { counted, number, plural } from '../../../words/de/format';
import { places, onPlaceOf, ontoPlaceOf, turnOf } from '../../../words/de/places';
import { IN_NONE, type WordsOf } from '../../../words/de/says';
import type { MARKET_NAMES } from '../names';

const tiles = (n: number): string => counted(n, 'Karte', 'Karten');
const openRoads = (n: number): string =>
	plural(n, {
		one: 'Nur eine mögliche Straße: Tippe darauf.',
		other: `${number(n)} mögliche Straßen: Tippe auf eine.`
	});
const STAYS = 'Krämer stehen lassen';

/** Market Day in German. */
export const words: WordsOf<typeof MARKET_NAMES> = {
	title: 'Markttag',
	adds: '2 Karten; je Spieler ein Standbesitzer; Krämer und Kasse',
	pieces: {
		stallkeeper: { one: 'Standbesitzer', many: 'Standbesitzer' },
		hawker: { one: 'Krämer', many: 'Krämer' }
	},
	printed: { stall: 'Marktstand: Hierher kommt der Hausierer.' },
	signs: { stall: { name: 'Marktstand', with: 'mit Marktstand' } },
	countables: { cashbox: ['Kasse', 'Kassen'], coins: ['Münze', 'Münzen'] },
	sources: { hawker: 'Krämer', cashbox: 'Kasse' },
	scoreAll: { cashbox: 'Kasse werten' },
	titles: {
		'market-day/visited': 'Der Krämer kommt',
		'market-day/priced': 'Der Marktstand bringt Punkte',
		'market-day/taken': 'Längste Straße für die Kasse',
		'market-day/ended': 'Die Kasse'
	},
	verdicts: { 'market-day/visited': 'Jeder Standbesitzer zählt, egal wer die Mehrheit hat' },
	objections: {
		'market-day/no-stall': 'Der Standbesitzer braucht eine Straße mit Marktstand.'
	},
	heldTitles: {
		cashbox: {
			name: 'Kasse',
			held: 'die Kasse',
			won: (n) => `für eine Straße aus ${tiles(n)}`,
			passes: (n) => `Eine fertige Straße mit mehr als ${tiles(n)} gewinnt sie.`
		}
	},
	events: {
		'market-day/moved': (event) =>
			`${turnOf(event.turn)}: ${event.name} versetzte den Krämer ${ontoPlaceOf(event)}.`,
		'market-day/stayed': (event) => `${turnOf(event.turn)}: ${event.name} ließ den Krämer stehen.`,
		'market-day/priced': (event) => `Der Würfel zeigt ${number(event.count ?? 0)}.`,
		'market-day/went-home': (event) => `${event.name} nahm den Standbesitzer zurück.`,
		'market-day/stood': (event) => `Aufbau: der Krämer ${onPlaceOf(event)}.`
	},
	questions: {
		'market-day/completed': (name, options) => ({
			question: `${name} darf den Krämer versetzen`,
			how: openRoads(options),
			why: 'Seine Straße ist fertig.'
		}),
		'market-day/stall': (name, options) => ({
			question: `${name} darf den Krämer für den Marktstand versetzen`,
			how: openRoads(options),
			why: 'Eine Karte mit Marktstand wurde gelegt.'
		}),
		'market-day/last': (name, options) => ({
			question: `${name} darf den Krämer zuletzt versetzen`,
			how: openRoads(options),
			why: 'Die letzte Karte wurde gelegt.'
		}),
		'market-day/priced': (name) => ({
			question: `${name} würfelt für den Marktstand`,
			how: 'Tippe auf die Zahl, die der Würfel zeigt.',
			why: 'So viele Punkte bringt der Stand.'
		}),
		'market-day/went-home': (name) => ({
			question: `Wen nimmt ${name} zurück?`,
			how: 'Tippe auf den Standbesitzer.',
			why: 'Dann wird keine Figur gesetzt.'
		})
	},
	offers: { 'market-day/went-home': 'Standbesitzer zurücknehmen' },
	answers: { 'market-day/priced/shows': ({ count }) => number(count) },
	declines: {
		'market-day/completed': STAYS,
		'market-day/stall': STAYS,
		'market-day/last': STAYS
	},
	moves: { hawker: (place, kind) => `versetzt den Krämer ${places.ontoPlace(place, kind)}` },
	markerHints: { hawker: 'Tippe auf die Straße, auf der der Krämer steht.' },
	rulings: {
		hawkerPays: {
			title: 'Was der Krämer bringt',
			answers: {
				'1': [
					'1 je Karte',
					'Die Straße, auf die er kommt, bringt Standbesitzern 1 Punkt je Karte.',
					'der Krämer bringt 1 Punkt je Karte'
				],
				'2': [
					'2 je Karte',
					'Die Straße, auf die er kommt, bringt Standbesitzern 2 Punkte je Karte. Eine Hausregel.',
					'der Krämer bringt 2 Punkte je Karte'
				]
			}
		}
	},
	rulingSources: { hawkerPays: IN_NONE },
	help: {
		title: 'Markttag',
		lines: [],
		terms: [
			['Standbesitzer', 'Er wird statt eines Meeples auf eine Straße mit Marktstand gesetzt.'],
			[
				'Krämer',
				'Wer seine Straße abschließt, einen Marktstand oder die letzte Karte legt, darf ihn auf eine andere unfertige Straße versetzen. Jeder Standbesitzer dort bringt 1 Punkt je Karte.'
			],
			[
				'Kasse',
				'Wer eine Straße abschließt, die länger ist als alle zuvor, nimmt sie. Am Ende bringt sie 3 Punkte.'
			]
		],
		topics: {
			market: {
				title: 'Der Markttag in Bildern',
				pictures: {
					'hawker-comes': 'Der Krämer kommt auf eine Straße mit einem Standbesitzer',
					'cashbox-taken': 'Blau schließt die erste Straße ab und nimmt die Kasse'
				}
			}
		}
	},
	rules: {
		'MARKET-1': [
			'Beide Karten mit Marktstand werden wie alle anderen gezogen. Krämer und Kasse liegen anfangs neben dem Tisch.',
			'unsere Entscheidung'
		],
		'MARKET-2': [
			'Der Standbesitzer wird auf eine Straße mit Marktstand gesetzt und zählt wie ein Meeple.',
			'unsere Entscheidung'
		],
		'MARKET-3': [
			'Wer die Straße des Krämers abschließt, einen Marktstand oder die letzte Karte legt, darf ihn auf eine andere unfertige Straße versetzen.',
			'unsere Entscheidung'
		],
		'MARKET-4': [
			'Die Straße, auf die der Krämer kommt, bringt ihre Karten allen, die dort einen Standbesitzer haben.',
			'unsere Entscheidung'
		],
		'MARKET-5': [
			'Wer die Karte legt, die eine längere Straße als alle zuvor abschließt, nimmt die Kasse.',
			'unsere Entscheidung'
		],
		'MARKET-6': ['Am Ende bringt die Kasse 3 Punkte.', 'unsere Entscheidung'],
		'MARKET-7': [
			'In einer laufenden Partie steht der Krämer, wo er aufgestellt wird, oder liegt neben dem Tisch.',
			'unsere Entscheidung'
		],
		'MARKET-8': [
			'Der Marktstand an der Stadt bringt dem, der ihn legt, so viele Punkte, wie der Würfel zeigt.',
			'unsere Entscheidung'
		],
		'MARKET-9': [
			'Statt eine Figur zu setzen, darf man einen eigenen Standbesitzer zurücknehmen.',
			'unsere Entscheidung'
		]
	},
	ruleTopics: { MARKET: 'Markttag' }
};
