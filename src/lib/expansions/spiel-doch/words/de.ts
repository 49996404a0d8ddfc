import type { WordsOf } from '../../../words/de/says';
import type { SPIEL_DOCH_NAMES } from '../names';

/** Spiel Doch! in German. */
export const words: WordsOf<typeof SPIEL_DOCH_NAMES> = {
	title: 'Spiel doch!',
	adds: '2 Karten: zwei Städte und eine Kreuzung',
	rulings: {
		spielDochCrossing: {
			title: 'Die Kreuzung von Spiel doch!',
			answers: {
				plain: [
					'ohne Garten',
					'Die erste Zeichnung.',
					'die Kreuzung von Spiel doch! hat keinen Garten'
				],
				garden: [
					'mit Garten',
					'Die spätere Zeichnung.',
					'die Kreuzung von Spiel doch! hat einen Garten'
				]
			}
		}
	},
	rulingSources: { spielDochCrossing: 'Bilder beider Karten' },
	help: {
		title: 'Spiel doch!',
		lines: ['Zwei Karten der Zeitschrift. Sie werden gespielt wie alle anderen.'],
		terms: [
			[
				'Die Kreuzung',
				'Sie wurde zweimal gedruckt. Sagt in euren Regeln, ob eure einen Garten hat.'
			]
		],
		topics: {}
	},
	rules: {
		'SPIEL-1': [
			'Es gibt zwei Karten, die gezogen werden wie alle anderen: zwei Städte auf benachbarten Seiten und eine Kreuzung von drei Straßen.',
			'Bilder, JCloisterZone'
		],
		'SPIEL-2': ['In der späteren Zeichnung hat die Kreuzung einen Garten.', 'Bilder']
	},
	ruleTopics: { SPIEL: 'Spiel doch!' }
};
