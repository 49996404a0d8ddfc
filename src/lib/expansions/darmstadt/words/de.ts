import type { WordsOf } from '../../../words/de/says';
import type { DARMSTADT_NAMES } from '../names';

/** Darmstadt in German. */
export const words: WordsOf<typeof DARMSTADT_NAMES> = {
	title: 'Darmstadt',
	adds: '3 Karten: eine Stadt, die mehr bringt, und zwei Kirchen',
	monasteries: {
		church: {
			name: 'Kirche',
			some: 'eine Kirche',
			the: 'die Kirche',
			onto: 'in die Kirche',
			off: 'aus der Kirche',
			completed: 'Fertige Kirche',
			unfinished: 'Unfertige Kirche'
		}
	},
	printed: {
		darmstadtium: 'Darmstadtium: Die fertige Stadt bringt 3 Punkte mehr.',
		church:
			'Kirche: ein Kloster. Fertig bringt sie außerdem 3 dem, der die meisten Figuren auf den neun Karten hat.'
	},
	signs: {
		darmstadtium: { name: 'Darmstadtium', with: 'mit Darmstadtium' },
		church: { name: 'Kirche', with: 'mit Kirche' }
	},
	sources: { darmstadt: 'Um Kirchen' },
	titles: { 'darmstadt/most': 'Meiste Figuren um eine Kirche' },
	verdicts: { 'darmstadt/most': 'Es zählt, wie viele Figuren auf den neun Karten stehen' },
	countables: {
		darmstadtium: ['Darmstadtium', 'Darmstadtien'],
		'darmstadt/most': ['Kirche', 'Kirchen']
	},
	rulings: {},
	rulingSources: {},
	help: {
		title: 'Darmstadt',
		lines: [
			'Drei Karten von 2014. Mit dem Grundspiel allein rät ihr Regelblatt, zwei Klöster in der Schachtel zu lassen.'
		],
		terms: [
			[
				'Das Darmstadtium',
				'Eine fertige Stadt damit bringt dem, der die Mehrheit hat, 3 Punkte mehr, bei Gleichstand allen, die sie teilen.'
			],
			[
				'Die zwei Kirchen',
				'Eine Kirche wird besetzt und gewertet wie ein Kloster. Ist sie fertig, bekommt außerdem 3 Punkte, wer die meisten Figuren auf ihren neun Karten hat.'
			],
			[
				'Wer um eine Kirche zählt',
				'Jede Figur, die bei Mehrheiten zählt, einmal, wo immer sie auf diesen Karten steht. In der Kirche muss niemand stehen. Am Ende der Partie gibt es dafür nichts.'
			]
		],
		topics: {
			darmstadt: {
				title: 'Darmstadt in Bildern',
				pictures: {
					'darmstadtium-city':
						'Die Stadt von Rot mit 5 Karten bringt 10 und 3 für das Darmstadtium',
					'church-around':
						'Die Kirche von Rot ist fertig, und Blau hat zwei Figuren ringsum: 3 für Blau'
				}
			}
		}
	},
	rules: {
		'DARMSTADT-1': [
			'Es gibt 3 Karten: das Darmstadtium in einer Stadt und zwei Kirchen. Sie werden wie alle anderen gezogen.',
			'Wiki, Inhalt; Bilder'
		],
		'DARMSTADT-2': [
			'Eine fertige Stadt mit dem Darmstadtium bringt dem, der die Mehrheit hat, 3 Punkte mehr, auch bei Gleichstand. Unfertig bringt sie nicht mehr.',
			'Wiki; unfertige Städte: JCloisterZone'
		],
		'DARMSTADT-3': ['Eine Kirche ist nach allen anderen Regeln ein Kloster.', 'Wiki'],
		'DARMSTADT-4': [
			'Eine fertige Kirche bringt außerdem 3 Punkte für die meisten Figuren auf ihrer Karte und ringsum, auch bei Gleichstand. Sie darf leer sein.',
			'Wiki; leere Kirchen: JCloisterZone'
		],
		'DARMSTADT-5': [
			'Gezählt wird, bevor jemand zurückkehrt: jede Figur, die bei Mehrheiten zählt, einmal, egal, worauf sie steht.',
			'JCloisterZone'
		],
		'DARMSTADT-6': [
			'Am Ende bringt eine unfertige Kirche nur, was ein Kloster bringt.',
			'JCloisterZone'
		],
		'DARMSTADT-7': [
			'An einer Kirche enden vier Straßen. An der anderen führt eine Straße vorbei und bleibt eine.',
			'Wiki; Bilder'
		],
		'DARMSTADT-8': [
			'Figuren oben auf etwas zählen. In einer laufenden Partie zählt eine fertige Kirche mit einer Figur, die noch nicht gewertet ist, sobald es weitergeht.',
			'unsere Entscheidung'
		]
	},
	ruleTopics: { DARMSTADT: 'Darmstadt' }
};
