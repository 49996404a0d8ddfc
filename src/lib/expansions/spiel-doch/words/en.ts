import type { WordsOf } from '../../../words/en/says';
import type { SPIEL_DOCH_NAMES } from '../names';

/** Spiel Doch! in English. */
export const words: WordsOf<typeof SPIEL_DOCH_NAMES> = {
	title: 'Spiel Doch!',
	adds: '2 tiles: two cities, and a crossing',
	rulings: {
		spielDochCrossing: {
			title: 'The crossing of Spiel Doch!',
			answers: {
				plain: [
					'Without a garden',
					'The first drawing.',
					'the crossing of Spiel Doch! has no garden'
				],
				garden: ['With a garden', 'The later drawing.', 'the crossing of Spiel Doch! has a garden']
			}
		}
	},
	rulingSources: { spielDochCrossing: 'Pictures of both tiles' },
	help: {
		title: 'Spiel Doch!',
		lines: ['Two tiles of the magazine, which are played like all others.'],
		terms: [
			['The crossing', 'It was printed twice. Say in your rules whether yours has a garden.']
		],
		topics: {}
	},
	rules: {
		'SPIEL-1': [
			'There are two tiles, drawn like all others: two cities on neighbouring sides, and a crossing of three roads.',
			'pictures, JCloisterZone'
		],
		'SPIEL-2': ['In its later drawing the crossing has a garden.', 'pictures']
	},
	ruleTopics: { SPIEL: 'Spiel Doch!' }
};
