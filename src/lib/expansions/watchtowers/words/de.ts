import type { WordsOf } from '../../../words/de/says';
import type { WATCHTOWERS_NAMES } from '../names';

/** The Watchtowers in German. */
export const words: WordsOf<typeof WATCHTOWERS_NAMES> = {
	title: 'Die Wachtürme',
	adds: '12 Karten mit Wachtürmen, die für ihre Umgebung Punkte bringen',
	printed: {
		'watchtower-followers':
			'Wachturm: 2 Punkte für jede Figur, die bei Mehrheiten zählt, hier und ringsum.',
		'watchtower-pennants': 'Wachturm: 2 Punkte für jedes Wappen, hier und ringsum.',
		'watchtower-roads': 'Wachturm: 1 Punkt für jede Karte mit Straße, hier und ringsum.',
		'watchtower-monasteries': 'Wachturm: 3 Punkte für jedes Kloster, hier und ringsum.',
		'watchtower-cities': 'Wachturm: 1 Punkt für jede Karte mit Stadt, hier und ringsum.'
	},
	marks: {
		'watchtower-followers': 'Wachturm für Figuren',
		'watchtower-pennants': 'Wachturm für Wappen',
		'watchtower-roads': 'Wachturm für Straßen',
		'watchtower-monasteries': 'Wachturm für Klöster',
		'watchtower-cities': 'Wachturm für Städte'
	},
	sources: { watchtowers: 'Wachtürme' },
	titles: { 'watchtowers/seen': 'Wachturm' },
	verdicts: { 'watchtowers/seen': 'Die Figur steht auf der Karte des Turms' },
	countables: {
		'watchtowers/followers': ['Figur ringsum', 'Figuren ringsum'],
		'watchtowers/roads': ['Karte mit Straße', 'Karten mit Straße'],
		'watchtowers/monasteries': ['Kloster', 'Klöster'],
		'watchtowers/cities': ['Karte mit Stadt', 'Karten mit Stadt']
	},
	rulings: {},
	rulingSources: {},
	help: {
		title: 'Die Wachtürme',
		lines: ['Die Karten von 2016 und 2024 unterscheiden sich nur in ihren Bildern.'],
		terms: [
			[
				'Wann ein Turm zählt',
				'Eine Straße oder Stadt wird fertig. Steht eine Figur, die dort bei der Mehrheit zählt, auf einer Karte mit Wachturm, bringt er Punkte.'
			],
			[
				'Wer die Punkte bekommt',
				'Der Besitzer der Figur, egal, wer die Mehrheit hat. Bauern bekommen nichts für einen Turm, und am Ende der Partie niemand.'
			],
			[
				'Was er zählt',
				'Was sein Bild zeigt, auf seiner Karte und den acht ringsum: Figuren, Wappen, Klöster oder Karten mit Straße oder Stadt.'
			],
			[
				'Bevor jemand zurückkehrt',
				'Figuren werden gezählt, bevor die Straße oder Stadt gewertet wird. Die Figur auf der Karte des Turms zählt also mit.'
			]
		],
		topics: {
			watchtowers: {
				title: 'Wachtürme in Bildern',
				pictures: {
					'watchtower-thief':
						'Der Wegelagerer von Rot steht auf der Karte eines Turms: drei Karten mit Straße, 3 Punkte',
					'watchtower-majority':
						'Rot hat die Mehrheit, und der Ritter von Blau bekommt trotzdem 4 für den Turm'
				}
			}
		}
	},
	rules: {
		'WATCHTOWER-1': [
			'Es gibt 12 Karten mit Wachturm, die wie alle anderen gezogen werden.',
			'Wiki, Inhalt; Bilder'
		],
		'WATCHTOWER-2': [
			'Niemand steht auf einem Wachturm. Straßen enden an ihm, und mit den Mauern, die er berührt, trennt er Wiesen.',
			'Wiki; Bilder'
		],
		'WATCHTOWER-3': [
			'Wird eine Straße oder Stadt fertig, bringt jede Figur dort, die zählt und auf der Karte eines Turms steht, dessen Punkte. Die Mehrheit ist dafür egal.',
			'Wiki'
		],
		'WATCHTOWER-4': [
			'Auf seiner Karte und den acht ringsum bringt ein Turm 2 für jede Figur, die zählt, oder jedes Wappen. Andere bringen 1 für jede Karte mit Straße oder Stadt oder 3 für jedes Kloster.',
			'Wiki; Bilder'
		],
		'WATCHTOWER-5': [
			'Gezählt wird, bevor jemand zurückkehrt. Jede Figur zählt einmal, wie viel sie auch bei einer Mehrheit zählt.',
			'JCloisterZone'
		],
		'WATCHTOWER-6': [
			'Auch unfertige Straßen und Städte zählen, und ihre Wappen ebenso.',
			'JCloisterZone'
		],
		'WATCHTOWER-7': [
			'Was sonst als Kloster gilt, gilt auch hier. Gärten zählen nicht.',
			'JCloisterZone; Kultstätten: unsere Entscheidung'
		],
		'WATCHTOWER-8': [
			'Bauern bringen nichts für einen Turm, und am Ende der Partie zählt kein Turm.',
			'Wiki'
		],
		'WATCHTOWER-9': [
			'Figuren, die bei keiner Mehrheit zählen, bringen nichts, und kein Turm zählt sie.',
			'Wiki; JCloisterZone'
		],
		'WATCHTOWER-10': [
			'Auch Figuren oben auf etwas zählen. In einer laufenden Partie bringt, was fertig und noch nicht gewertet ist, die Punkte seiner Türme, sobald es weitergeht.',
			'unsere Entscheidung'
		]
	},
	ruleTopics: { WATCHTOWER: 'Wachtürme' }
};
