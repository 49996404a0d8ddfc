import type { WordsOf } from '../../../words/de/says';
import type { GQ11_NAMES } from '../names';

/** Games Quarterly 11 in German. */
export const words: WordsOf<typeof GQ11_NAMES> = {
	title: 'Games Quarterly 11',
	adds: '10 Karten mit anderen Zeichnungen und eine mehr für einen Fluss',
	printed: {
		pigs: 'Schweine: nach einer Regel eine Schweineherde. Jede fertige Stadt bringt 1 mehr.'
	},
	signs: { pigs: { name: 'Schweine', with: 'mit Schweinen' } },
	rulings: {
		pigHerd: {
			title: 'Die Schweine von Games Quarterly 11',
			answers: {
				nothing: [
					'tun nichts',
					'Sie sind nur ein Bild.',
					'die Schweine von Games Quarterly 11 tun nichts'
				],
				pig: [
					'sind eine Herde',
					'Jede fertige Stadt bringt 1 Punkt mehr, wenn ihre Wiese gewertet wird.',
					'die Schweine von Games Quarterly 11 sind eine Schweineherde'
				]
			}
		}
	},
	rulingSources: {
		pigHerd: 'Wikicarpedia, Games Quarterly 11: keine Herde; JCloisterZone hat beides'
	},
	help: {
		title: 'Games Quarterly 11',
		lines: [
			'Die Zeitschrift von 2006 brachte 12 Karten ohne Regeln. Zehn davon werden gespielt wie alle anderen.'
		],
		terms: [
			[
				'Mit einem Fluss',
				'Die Karte mit einem Fluss zwischen zwei Städten wird mit den Flusskarten gezogen. Die Quelle bleibt in der Schachtel: Ein Fluss hat nur eine.'
			],
			[
				'Die Schweine',
				'Sagt in euren Regeln, ob sie eine Schweineherde sind. Dann bringt jede fertige Stadt 1 Punkt mehr für ihre Wiese.'
			]
		],
		topics: {
			pigs: {
				title: 'Die Schweine in Bildern',
				pictures: { 'pigs-pay': 'Die Wiese von Rot mit den Schweinen bekommt 4 für die Stadt' }
			}
		}
	},
	rules: {
		'GQ-1': [
			'Es gibt 12 Karten. Die 10 ohne Fluss werden gezogen wie alle anderen.',
			'Wiki, Inhalt'
		],
		'GQ-2': [
			'Mit einem Fluss wird die Flusskarte zwischen zwei Städten mit seinen Karten gezogen. Die Quelle bleibt in der Schachtel, denn ein Fluss hat nur eine.',
			'Wiki: eine Quelle; welche: unsere Entscheidung'
		],
		'GQ-3': [
			'Die Stadt auf zwei Seiten, deren Mauer bis zur anderen Ecke reicht, trennt zwei Wiesen.',
			'Bilder; JCloisterZone'
		],
		'GQ-4': [
			'Die Schweine tun nichts. Nach einer Regel sind sie eine Herde: Jede fertige Stadt bringt jedem 1 Punkt mehr, der ihre Wiese wertet.',
			'Wiki, JCloisterZone; die Regel von 2000: unsere Entscheidung'
		]
	},
	ruleTopics: { GQ: 'Games Quarterly 11' }
};
