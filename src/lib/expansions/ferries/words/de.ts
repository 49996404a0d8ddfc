import { places, sidesList } from '../../../words/de/places';
import type { WordsOf } from '../../../words/de/says';
import type { SaidChoice, SaidEvent } from '../../../words/expansion';
import type { FERRY_NAMES } from '../names';

/** „die Fähre auf dem See 2 Karten östlich der Startkarte“. */
const ferryAt = ({ place }: SaidEvent): string =>
	`die Fähre auf dem See${place ? ` ${places.spotPlace(place)}` : ''}`;
const joined = ({ sides = [] }: SaidEvent): string => sidesList(sides);
const said = ({ sides }: SaidChoice): string => sidesList(sides);

/** The Ferries in German. */
export const words: WordsOf<typeof FERRY_NAMES> = {
	title: 'Die Fähren',
	adds: '8 Karten mit einem See, 8 Fähren',
	pieces: { ferry: { one: 'Fähre', many: 'Fähren', feminine: true } },
	printed: {
		'ferry-lake': 'See: Hier enden seine Straßen, bis auf die zwei, die eine Fähre verbindet.'
	},
	marks: { 'ferry-lake': 'See' },
	links: {
		ferry: (spot, joins) =>
			`Auf dem See ${places.spotPlace(spot)} verbindet die Fähre ${sidesList(joins)}.`
	},
	events: {
		'ferries/laid': (event) =>
			`${event.name} legte ${ferryAt(event)}: Sie verbindet ${joined(event)}.`,
		'ferries/moved': (event) =>
			`${event.name} versetzte ${ferryAt(event)}: Sie verbindet jetzt ${joined(event)}.`,
		'ferries/kept': ({ name }) => `${name} versetzte keine Fähre.`,
		'ferries/kept-one': (event) => `${event.name} ließ ${ferryAt(event)} liegen, wie sie lag.`,
		'ferries/found': (event) => `Aufbau: ${ferryAt(event)} verbindet ${joined(event)}.`
	},
	questions: {
		'ferries/laid': (name) => ({
			question: `Welche zwei Straßen verbindet die Fähre von ${name}?`,
			how: 'Tippe auf die Seiten, wo sie die Karte verlassen.',
			why: 'Sie muss gelegt werden. Die Straßen werden eine, egal, wer dort steht.'
		}),
		'ferries/moved': (name) => ({
			question: `Versetzt ${name} die markierte Fähre?`,
			how: 'Tippe auf die zwei Seiten, die sie verbinden soll.',
			why: 'Ihre Straße wurde verlängert. Was sie abtrennt, kann fertig werden.'
		})
	},
	answers: {
		'ferries/laid/sides': said,
		'ferries/moved/sides': said,
		'ferries/moved/keep': () => 'Diese bleibt'
	},
	declines: { 'ferries/moved': 'Alles bleibt, wie es ist' },
	rulings: {
		scoredRoadAgain: {
			title: 'Eine Fähre verbindet eine gewertete Straße mit einer anderen',
			answers: {
				again: [
					'zählt noch einmal',
					'Die gewertete Straße gehört zur anderen, und alle ihre Karten zählen.',
					'eine gewertete Straße, die eine Fähre mit einer anderen verbindet, zählt noch einmal'
				],
				out: [
					'zählt nicht mehr',
					'Es zählen nur die Karten mit einer Straße, die noch nicht gewertet wurde.',
					'eine gewertete Straße, die eine Fähre mit einer anderen verbindet, zählt nicht noch einmal'
				]
			}
		}
	},
	rulingSources: { scoredRoadAgain: 'In keinem Text; zählt noch einmal: JCloisterZone' },
	help: {
		title: 'Die Fähren',
		lines: [
			'An einem See enden drei oder vier Straßen. Eine Fähre darauf verbindet zwei davon und kann später versetzt werden.'
		],
		terms: [
			[
				'Eine Fähre wird gelegt',
				'Wer einen See legt, darf eine Figur auf eine seiner Straßen setzen und muss dann eine Fähre legen, die zwei davon verbindet. Tilekeep fragt vor der Wertung: Tippe auf die zwei Seiten. Sie sind jetzt eine Straße, egal, wer dort steht.'
			],
			[
				'Eine Fähre wird versetzt',
				'Wer eine Straße mit einer Fähre verlängert, darf diese Fähre an zwei andere Straßen ihres Sees legen. Die verlängerte Straße darf sie verlieren. Versetzt wird nur die erste Fähre in jeder Richtung von der neuen Karte aus, und jede nur einmal je Karte.'
			],
			[
				'Dann wird gewertet',
				'Eine Straße ohne Fähre endet am See. Die verbundene Straße und eine abgetrennte werden gewertet, wenn sie fertig sind. Figuren bleiben, wo sie stehen, und wer nicht allein bleiben darf, kommt zurück.'
			],
			[
				'So wird gezählt',
				'Ein See zählt als eine Karte einer Straße, ob die Fähre ihn überquert oder die Straße dort endet. Ein Wirtshaus zählt für die ganze Straße, solange die Fähre sie verbindet.'
			],
			[
				'Eine gewertete Straße',
				'Verbindet eine Fähre eine gewertete Straße mit einer anderen, zählen alle ihre Karten noch einmal. Nach einer anderen Regel zählen sie nicht mehr.'
			]
		],
		topics: {
			ferries: {
				title: 'Fähren in Bildern',
				pictures: {
					'ferry-joins': 'Eine Fähre verbindet zwei Straßen, und zwei Spieler bekommen die Punkte',
					'ferry-cuts-off': 'Die Fähre wird versetzt, und die Straße, die sie verlässt, wird fertig'
				}
			}
		}
	},
	rules: {
		'FERRIES-1': [
			'Acht Karten mit einem See werden mit den anderen gezogen: sieben mit drei Straßen, eine mit vier. Für jede gibt es eine Fähre.',
			'Wiki, Inhalt'
		],
		'FERRIES-2': [
			'Auf einem See, der gerade gelegt wurde, ist jede Straße für sich. Auf eine davon darf eine Figur gesetzt werden, bevor die Fähre gelegt wird.',
			'Wiki; JCloisterZone'
		],
		'FERRIES-3': [
			'Dann muss, wer den See gelegt hat, eine Fähre legen, die zwei seiner Straßen verbindet. Sie werden eine Straße, auch wenn dort andere stehen.',
			'Wiki, mit Anmerkungen'
		],
		'FERRIES-4': ['Eine Straße ohne Fähre endet am See.', 'Wiki'],
		'FERRIES-5': [
			'Wer eine Straße mit einer Fähre verlängert, darf diese Fähre an zwei andere Straßen ihres Sees legen. Die verlängerte Straße darf sie verlieren.',
			'Wiki'
		],
		'FERRIES-6': [
			'Versetzt werden darf nur die erste Fähre in jeder Richtung von der neuen Karte aus, in beliebiger Reihenfolge und jede einmal je Karte. Vorher kommt die Fähre eines Sees, der gerade gelegt wurde.',
			'Wiki, mit Anmerkungen; Carcassonne Central'
		],
		'FERRIES-7': [
			'Wer eine Straße verlängert, die ohne Fähre an einem See endet, darf dessen Fähre nicht versetzen. Eine Fähre, die Straßen verbindet, und ein Kloster, das eine abschließt, verlängern keine.',
			'Wiki, 1. Edition, Anmerkungen; Carcassonne Central'
		],
		'FERRIES-8': [
			'Liegen alle Fähren, wird alles gewertet, was fertig ist, auch eine abgetrennte Straße. Figuren bleiben, wo sie stehen.',
			'Wiki'
		],
		'FERRIES-9': [
			'Verbindet eine Fähre eine gewertete Straße mit einer anderen, zählen die Karten beider.',
			'JCloisterZone'
		],
		'FERRIES-10': [
			'Nach einer anderen Regel zählen Karten, auf denen alle Straßen schon gewertet wurden, nicht noch einmal.',
			'unsere Entscheidung'
		],
		'FERRIES-11': [
			'Ein See zählt als eine Karte einer Straße, ob die Fähre ihn überquert oder die Straße dort endet.',
			'Wiki zur Wertung'
		],
		'FERRIES-12': [
			'Bleibt eine Figur, die nicht allein bleiben darf, nach dem Versetzen einer Fähre ohne eigenen Meeple auf der Straße, kommt sie zurück.',
			'Wiki zu Händler & Baumeister; Carcassonne Central'
		],
		'FERRIES-13': [
			'Eine Straße, die nur eine Fähre verlängert, bringt keinen zweiten Teil des Zugs.',
			'Wiki, 1. Edition, Anmerkungen'
		],
		'FERRIES-14': [
			'Niemand steht auf einer Fähre, und Fähren bleiben bis zum Ende. Unfertige Straßen werden gewertet wie sonst.',
			'Wiki'
		],
		'FERRIES-15': [
			'Ein Wirtshaus zählt für die ganze Straße, die Fähren verbinden. Ein abgetrennter Teil verliert es.',
			'Wiki, 1. Edition, Anmerkungen'
		],
		'FERRIES-16': [
			'Ein See trennt Wiesen wie eine Kreuzung, und Fähren ändern daran nichts. Keine Figur zieht von einer Straße eines Sees zu einer anderen.',
			'JCloisterZone'
		],
		'FERRIES-17': [
			'Magier und Hexe bleiben, wo sie stehen. Verbindet eine Fähre die Straßen der beiden, wird sofort einer von ihnen versetzt.',
			'Wiki zu Magier & Hexe'
		],
		'FERRIES-18': [
			'In einer laufenden Partie gebt ihr an, welche Straßen jede Fähre verbindet. Ein See darf ohne Fähre liegen und bleibt so.',
			'unsere Entscheidung'
		]
	},
	ruleTopics: { FERRIES: 'die Fähren' }
};
