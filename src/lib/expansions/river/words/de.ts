import type { WordsOf } from '../../../words/de/says';
import { everyRiver, RIVER_PAGE } from '../../../rules/river/words/de';
import type { RIVER_NAMES } from '../names';

/** The River in German. */
export const words: WordsOf<typeof RIVER_NAMES> = {
	title: 'Der Fluss',
	adds: '12 Karten, die vor allen anderen gelegt werden',
	mind: {
		'river/winter':
			'Die beiden Flüsse der Winter-Edition sind nur aus Beschreibungen bekannt. Nehmt für 2020 die Karten der ersten und für 2022 die der dritten Edition. Beschreibt jede Karte, die anders aussieht.'
	},
	printed: everyRiver.printed,
	signs: everyRiver.signs,
	objections: everyRiver.objections,
	rulings: {
		...everyRiver.rulings,
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
		}
	},
	rulingSources: {
		...everyRiver.rulingSources,
		riverTiles: RIVER_PAGE
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
		...everyRiver.rules,
		'RIVER-1': [
			'Zwölf Karten zeigen den Fluss. Die Quelle wird zuerst gelegt. Zehn andere werden vor allen übrigen Karten gezogen, und der See kommt zuletzt.',
			'Fluss-Wiki, Vorbereitung'
		],
		'RIVER-10': [
			'Gespielt wird mit den Karten der ersten, zweiten oder dritten Edition. In der zweiten hat eine Biegung einen Garten. In der dritten liegt außerdem die Quelle neben einer Straße, und am See steht ein Kloster.',
			'Fluss-Wiki, Inhalt'
		],
		'RIVER-11': [
			'Die Flüsse der Winter-Edition sind nur aus Beschreibungen bekannt, deshalb werden sie mit denselben Karten gespielt.',
			'unsere Entscheidung'
		]
	},
	ruleTopics: everyRiver.ruleTopics
};
