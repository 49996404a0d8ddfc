import { counted } from '../../../words/de/format';
import { IN_NONE, type WordsOf } from '../../../words/de/says';
import type { KING_AND_ROBBER_NAMES } from '../names';

const tiles = (n: number): string => counted(n, 'Karte', 'Karten');

/** King & Robber Baron in German. */
export const words: WordsOf<typeof KING_AND_ROBBER_NAMES> = {
	title: 'König & Raubritter',
	adds: '5 Karten; König und Raubritter',
	sources: { king: 'König', robber: 'Raubritter' },
	scoreAll: { king: 'König werten', robber: 'Raubritter werten' },
	titles: {
		'king/taken': 'Größte Stadt',
		'king/at-once': 'Stadt für den König',
		'king/ended': 'Städte des Königs',
		'robber/taken': 'Längste Straße',
		'robber/at-once': 'Straße für den Raubritter',
		'robber/ended': 'Straßen des Raubritters'
	},
	countables: {
		king: ['König', 'Könige'],
		robber: ['Raubritter', 'Raubritter'],
		roads: ['fertige Straße', 'fertige Straßen']
	},
	heldTitles: {
		king: {
			name: 'König',
			held: 'den König',
			won: (n) => `für eine Stadt aus ${tiles(n)}`,
			passes: (n) => `Eine fertige Stadt mit mehr als ${tiles(n)} gewinnt ihn.`
		},
		robber: {
			name: 'Raubritter',
			held: 'den Raubritter',
			won: (n) => `für eine Straße aus ${tiles(n)}`,
			passes: (n) => `Eine fertige Straße mit mehr als ${tiles(n)} gewinnt ihn.`
		}
	},
	rulings: {
		kingTiles: {
			title: 'Karten von König & Raubritter',
			answers: {
				first: [
					'ohne Garten',
					'Die 5 Karten von 2003.',
					'die Karten von König & Raubritter haben keinen Garten'
				],
				later: [
					'mit Garten',
					'Die 5 Karten von 2017: Eine hat einen Garten, der nur mit „Der Abt“ etwas bewirkt.',
					'eine Karte von König & Raubritter hat einen Garten'
				]
			}
		},
		kingAndRobber: {
			title: 'Was König und Raubritter bringen',
			answers: {
				each: [
					'je 1 Punkt',
					'Am Ende 1 Punkt für jede fertige Stadt und 1 für jede fertige Straße.',
					'König und Raubritter bringen 1 Punkt je fertige Stadt und Straße'
				],
				'10': [
					'je 10 Punkte',
					'Am Ende 10 Punkte für den König und 10 für den Raubritter. Eine Hausregel.',
					'König und Raubritter bringen je 10 Punkte'
				],
				'15': [
					'15, beide 40',
					'Am Ende 15 Punkte für einen von beiden; wer beide hat, bekommt je 20. Eine Hausregel.',
					'König und Raubritter bringen je 15 Punkte, zusammen 40'
				],
				'at-once': [
					'sofort 1 Punkt',
					'Wird eine Stadt fertig, bekommt sofort 1 Punkt, wer bis dahin den König hatte; bei einer Straße, wer den Raubritter hatte. Am Ende nichts. Eine Hausregel.',
					'König und Raubritter bringen sofort 1 Punkt für jede Stadt und Straße, die fertig wird'
				]
			}
		}
	},
	rulingSources: {
		kingTiles: 'Wikicarpedia, König und Raubritter: Bilder der Karten',
		kingAndRobber: IN_NONE
	},
	help: {
		title: 'König & Raubritter',
		lines: [],
		terms: [
			[
				'Der König',
				'Wer die erste Stadt abschließt, nimmt den König, egal, wer die Punkte bekommt. Danach gewinnt ihn, wer eine größere Stadt abschließt: eine mit mehr Karten, gleich viele reichen nicht. Wer am Ende den König hat, bekommt 1 Punkt für jede fertige Stadt auf dem Tisch, auch für die kleinsten.'
			],
			[
				'Der Raubritter',
				'Mit Straßen ist es genauso: Wer die längste abschließt, hat den Raubritter und bekommt am Ende 1 Punkt für jede fertige Straße. Alle Äste einer Straße zählen mit.'
			],
			[
				'Wer sie hat',
				'Beide stehen beim Punktestand. Tippe auf die Punkte, um zu sehen, mit welcher Stadt oder Straße sie gewonnen wurden und wie viele Karten es braucht, um sie zu gewinnen. In einer laufenden Partie gebt ihr unter „Waren und Titel“ ein, wer sie hat.'
			]
		],
		topics: {
			king: {
				title: 'Der König in Bildern',
				pictures: {
					'king-passes':
						'Rot hatte den König mit einer Stadt aus 2 Karten; Blau schließt eine aus 3 ab und gewinnt ihn'
				}
			},
			robber: {
				title: 'Der Raubritter in Bildern',
				pictures: {
					'robber-taken': 'Blau schließt die erste Straße ab und nimmt den Raubritter'
				}
			}
		}
	},
	rules: {
		'KING-1': [
			'Es gibt 5 Karten, die wie alle anderen gezogen werden, und dazu den König und den Raubritter. Anfangs hat sie niemand.',
			'Wiki, Vorbereitung'
		],
		'KING-2': [
			'In der Ausgabe von 2017 hat eine Karte einen Garten; sonst sind die Karten gleich.',
			'Wiki, Bilder der Karten'
		],
		'KING-3': [
			'Wer die erste Stadt abschließt, nimmt den König, egal, wer Punkte bekommt. Danach gewinnt ihn, wer eine größere Stadt abschließt als alle vorher.',
			'Wiki, König'
		],
		'KING-4': [
			'Eine gleich große Stadt reicht nicht. Wer den König hat und eine größere Stadt abschließt, behält ihn, und die nächste muss noch größer sein.',
			'nurdz, „more tiles“'
		],
		'KING-5': [
			'Die Größe einer Stadt ist die Zahl ihrer Karten. Wappen und Kathedralen machen sie nicht größer.',
			'nurdz'
		],
		'KING-6': [
			'Wer am Ende den König hat, bekommt 1 Punkt für jede fertige Stadt auf dem Tisch, auch für die kleinsten und für die ohne Meeple.',
			'Wiki, Schlusswertung'
		],
		'KING-7': [
			'Eine Karte, die zwei Städte abschließt, gewinnt den König einmal. Übertroffen werden muss dann die größere.',
			'JCloisterZone'
		],
		'KING-8': [
			'Nach eurer Hausregel bringen König und Raubritter andere Punkte.',
			'JCloisterZone; in keiner Anleitung'
		],
		'KING-9': [
			'Eine Stadt oder Straße, die jemand mit einer eigenen Karte abschließt, zählt für ihn. Diese Karte ist keine ihrer Karten.',
			'JCloisterZone'
		],
		'KING-10': [
			'In einer laufenden Partie wird eingegeben, wer sie hat. Die fertigen Städte und Straßen dort zählen mit, und die größte muss übertroffen werden.',
			'unsere Entscheidung'
		],
		'ROBBER-1': [
			'Wer die erste Straße abschließt, nimmt den Raubritter. Danach gewinnt ihn, wer eine längere abschließt: eine mit mehr Karten, alle Äste mitgezählt.',
			'Wiki, Raubritter'
		],
		'ROBBER-2': [
			'Wer am Ende den Raubritter hat, bekommt 1 Punkt für jede fertige Straße auf dem Tisch.',
			'Wiki, Schlusswertung'
		]
	},
	ruleTopics: { KING: 'der König', ROBBER: 'der Raubritter' }
};
