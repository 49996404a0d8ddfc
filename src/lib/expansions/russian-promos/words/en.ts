import type { WordsOf } from '../../../words/en/says';
import type { RUSSIAN_NAMES } from '../names';

/** The Russian Promos in English. */
export const words: WordsOf<typeof RUSSIAN_NAMES> = {
	title: 'Russian Promos',
	adds: '2 tiles: Baba Yaga’s hut, and a crossing of two roads',
	sources: { hut: 'Baba Yaga’s hut' },
	countables: { 'hut/empty': ['empty spot', 'empty spots'] },
	rulings: {},
	rulingSources: {},
	help: {
		title: 'Russian Promos',
		lines: ['Two tiles of 2013. Those of 2016, with two traps, aren’t among them.'],
		terms: [
			[
				'Baba Yaga’s hut',
				'It is claimed like a monastery. At the end it pays 1 point, and 1 more for each of the eight spots around it that is empty.'
			],
			[
				'When the hut is surrounded',
				'As soon as there are tiles all around, it pays only 1 point, and its figure comes home.'
			],
			['The other tile', 'Three of its roads are one road, and the fourth one ends there.']
		],
		topics: {
			hut: {
				title: 'The hut in pictures',
				pictures: { 'hut-unfinished': 'Three tiles around, five spots empty: 6 points' }
			}
		}
	},
	rules: {
		'RUSSIAN-1': [
			'There are two tiles of 2013, which are drawn like all others. Those of 2016 aren’t among them.',
			'page, contents'
		],
		'RUSSIAN-2': ['A figure may be put on Baba Yaga’s hut as on a monastery.', 'page'],
		'RUSSIAN-3': [
			'At the end the hut pays 1 point, and 1 more for each of the eight spots around it without a tile.',
			'page'
		],
		'RUSSIAN-4': [
			'Once there are tiles on all eight spots, it pays 1 point and its figure comes home.',
			'page, JCloisterZone'
		],
		'RUSSIAN-5': [
			'In all other rules the hut isn’t a monastery. Figures that may stand only in certain places may not stand there.',
			'JCloisterZone; shrines: our decision'
		],
		'RUSSIAN-6': [
			'On the other tile three roads are one road, and the fourth one ends there. They separate four fields.',
			'page; pictures'
		]
	},
	ruleTopics: { RUSSIAN: 'Russian Promos' }
};
