import { IN_NONE } from '../../../words/de/prints';
import type { WordsOf } from '../../../words/de/says';
import type { RIVER_NAMES } from '../names';

const RIVER_PAGE = 'Wikicarpedia, Der Fluss';

/** The River in German. */
export const words: WordsOf<typeof RIVER_NAMES> = {
	title: 'Der Fluss',
	adds: '12 Karten, die vor allen anderen gelegt werden',
	mind: {
		'river/winter':
			'Die beiden Flüsse der Winter-Edition sind nur aus Beschreibungen bekannt. Nehmt für 2020 die Karten der ersten und für 2022 die der dritten Edition. Beschreibt jede Karte, die anders aussieht.'
	},
	signs: {
		spring: { name: 'Quelle', with: 'mit der Quelle' },
		lake: { name: 'See', with: 'mit dem See' }
	},
	objections: {
		'river/apart': 'Eine Flusskarte muss den Fluss an seinem offenen Ende weiterführen.',
		'river/turns-back':
			'Der Fluss würde auf zwei Karten hintereinander in dieselbe Richtung abbiegen.',
		'river/third-turn': 'Der Fluss würde dreimal nacheinander in dieselbe Richtung abbiegen.',
		'river/no-room': 'Der Fluss hätte keinen Platz, um weiterzufließen.'
	},
	rulings: {
		riverTiles: {
			title: 'Karten des Flusses',
			answers: {
				third: [
					'dritte Edition',
					'Ausgaben seit 2021: Die Quelle liegt neben einer Straße, am See steht ein Kloster, und eine Biegung hat einen Garten.',
					'der Fluss stammt aus der dritten Edition'
				],
				second: [
					'zweite Edition',
					'Ausgaben seit 2014: wie die erste Edition, aber eine Biegung hat einen Garten.',
					'der Fluss stammt aus der zweiten Edition'
				],
				first: [
					'erste Edition',
					'Ausgaben bis 2013: Quelle und See liegen in einer Wiese, und es gibt keinen Garten.',
					'der Fluss stammt aus der ersten Edition'
				]
			}
		},
		startTileWithRiver: {
			title: 'Die Startkarte in Partien mit dem Fluss',
			answers: {
				out: [
					'bleibt in der Schachtel',
					'An ihrer Stelle liegt zuerst die Quelle.',
					'die Startkarte bleibt in der Schachtel'
				],
				bag: [
					'wird gezogen',
					'Zuerst liegt die Quelle, und die Startkarte wird wie alle anderen gezogen. Ältere Ausgaben erlauben das.',
					'die Startkarte wird wie alle anderen gezogen'
				]
			}
		},
		river: {
			title: 'Wo der Fluss abbiegen darf',
			answers: {
				'third-turn': [
					'nicht zurück',
					'Nie auf zwei Karten hintereinander in dieselbe Richtung und auch nicht bei drei Biegungen nacheinander, selbst mit geraden Karten dazwischen. So hat der Verlag geantwortet.',
					'der Fluss darf nicht kehrtmachen'
				],
				'twice-running': [
					'nicht zweimal hintereinander',
					'Nur der Wortlaut der Regel: nie auf zwei Karten hintereinander in dieselbe Richtung.',
					'der Fluss darf nicht zweimal hintereinander in dieselbe Richtung abbiegen'
				],
				room: [
					'wo Platz ist',
					'In jede Richtung, solange der nächste Platz und die fünf Plätze neben und hinter ihm frei sind. Steht in keinem Regelheft.',
					'der Fluss darf überall abbiegen, wo Platz ist'
				]
			}
		},
		riverFields: {
			title: 'Wiesen am Fluss',
			answers: {
				parted: ['getrennt', 'Der Fluss trennt Wiesen wie eine Straße.', 'der Fluss trennt Wiesen'],
				joined: [
					'verbunden',
					'Die Wiesen beider Ufer sind eine, wenn keine Straße und keine Stadt dazwischen liegt. Eine Hausregel.',
					'der Fluss trennt keine Wiesen'
				]
			}
		}
	},
	rulingSources: {
		riverTiles: RIVER_PAGE,
		startTileWithRiver: RIVER_PAGE,
		river: `${RIVER_PAGE}, mit den Antworten des Verlags`,
		riverFields: IN_NONE
	},
	help: {
		title: 'Der Fluss',
		lines: [
			'Zwölf Karten mit einem Stück Fluss werden vor allen anderen gelegt, die Quelle zuerst und der See zuletzt. Bis der See liegt, bietet die Auswahl nur Flusskarten an. Die Startkarte bleibt in der Schachtel, außer ihr mischt sie unter die anderen.'
		],
		terms: [
			[
				'Wo er abbiegen darf',
				'Der Fluss geht an seinem offenen Ende weiter. Er darf nicht auf zwei Karten hintereinander in dieselbe Richtung abbiegen und auch nicht bei drei Biegungen nacheinander, selbst mit geraden Karten dazwischen. Ihr könnt es anders vereinbaren. Tilekeep bietet nur Plätze an, die eure Regeln erlauben.'
			],
			[
				'Figuren und Punkte',
				'Figuren stehen wie auf allen anderen Karten auf Straßen und Wiesen, in Städten, Klöstern und Gärten. Auf dem Fluss stehen sie nie, und er bringt nichts. Tippe ihn auf dem Tisch an: Dann steht da, was er trennt.'
			],
			[
				'Wiesen',
				'Der Fluss trennt Wiesen wie eine Straße. Eine Straße auf einer Brücke führt über ihn hinweg. Um Quelle und See herum hängt die Wiese zusammen.'
			],
			[
				'Eine Karte, die nirgends passt',
				'Kein Regelheft sagt, was dann geschieht. Tilekeep legt sie beiseite wie jede andere Karte, und wer sie gezogen hat, zieht noch einmal.'
			],
			[
				'Drei Editionen',
				'Die Karten unterscheiden sich ein wenig, deshalb fragt eine neue Partie nach eurer Edition. Die der Winter-Edition sind nur aus Beschreibungen bekannt; beschreibe eine Karte, die anders aussieht.'
			]
		],
		topics: {
			river: {
				title: 'Der Fluss in Bildern',
				pictures: {
					'river-fields':
						'Der Fluss trennt zwei Wiesen: Jede bringt Punkte für die Städte, die an sie grenzen',
					'river-bridge': 'Eine Straße auf einer Brücke führt über den Fluss'
				}
			}
		}
	},
	rules: {
		'RIVER-1': [
			'Zwölf Karten zeigen den Fluss. Die Quelle wird zuerst gelegt. Zehn andere werden vor allen übrigen Karten gezogen, und der See kommt zuletzt.',
			'Fluss-Wiki, Vorbereitung'
		],
		'RIVER-2': [
			'Die Quelle ersetzt die Startkarte, die in der Schachtel bleibt; nach einer anderen Regel wird die Startkarte wie alle anderen gezogen.',
			'Fluss-Wiki, Vorbereitung; Big Box'
		],
		'RIVER-3': [
			'Eine Flusskarte führt den Fluss an seinem offenen Ende weiter; alle anderen Seiten passen wie üblich.',
			'Fluss-Wiki, Anlegen'
		],
		'RIVER-4': [
			'Der Fluss darf nicht auf zwei Karten hintereinander in dieselbe Richtung abbiegen und auch nicht bei drei Biegungen nacheinander, selbst mit geraden Karten dazwischen. Nach einer anderen Regel gilt nur das Erste, oder er darf überall abbiegen, wo er Platz hat.',
			'Fluss-Wiki, Anlegen; Antwort des Verlags'
		],
		'RIVER-5': [
			'Figuren stehen auf einer Flusskarte wie auf jeder anderen: auf Straße oder Wiese, in Stadt, Kloster oder Garten, nie auf dem Fluss.',
			'Fluss-Wiki, Gefolgsleute'
		],
		'RIVER-6': [
			'Der Fluss trennt Wiesen wie eine Straße, und eine Straße auf einer Brücke führt über ihn hinweg. Um Quelle und See herum hängt die Wiese zusammen.',
			'Fluss-Wiki, Wertung; Big Box'
		],
		'RIVER-7': [
			'Der Fluss selbst bringt nichts; was sonst auf seinen Karten liegt, wird gewertet wie immer.',
			'Fluss-Wiki, Wertung'
		],
		'RIVER-8': [
			'Flusskarten zählen als Nachbarn eines Klosters oder Gartens.',
			'Fluss-Wiki, Wertung'
		],
		'RIVER-9': [
			'Eine Flusskarte, die nirgends passt, kommt wie jede andere aus dem Spiel, und wer sie gezogen hat, zieht noch einmal.',
			'unsere Entscheidung'
		],
		'RIVER-10': [
			'Gespielt wird mit den Karten der ersten, zweiten oder dritten Edition. In der zweiten hat eine Biegung einen Garten. In der dritten liegt außerdem die Quelle neben einer Straße, und am See steht ein Kloster.',
			'Fluss-Wiki, Inhalt'
		],
		'RIVER-11': [
			'Die Flüsse der Winter-Edition sind nur aus Beschreibungen bekannt, deshalb werden sie mit denselben Karten gespielt.',
			'unsere Entscheidung'
		],
		'RIVER-12': [
			'In einer laufenden Partie liegt der Fluss so, wie er gelegt wurde; Flusskarten, die noch fehlen, werden zuerst gezogen.',
			'unsere Entscheidung'
		],
		'RIVER-13': [
			'Nach eurer Hausregel trennt der Fluss keine Wiesen: Beide Ufer sind eine Wiese, wenn keine Straße und keine Stadt dazwischen liegt.',
			''
		]
	},
	ruleTopics: {
		RIVER: 'der Fluss'
	}
};
