import type { WordsOf } from '../../../words/en/says';
import type { DARMSTADT_NAMES } from '../names';

/** Darmstadt in English. */
export const words: WordsOf<typeof DARMSTADT_NAMES> = {
	title: 'Darmstadt',
	adds: '3 tiles: a city that pays more, and two churches',
	monasteries: {
		church: {
			name: 'church',
			some: 'a church',
			on: 'in the church',
			of: (tiles) => `Church with ${tiles}`
		}
	},
	printed: {
		darmstadtium: 'Darmstadtium: the completed city pays 3 points more.',
		church:
			'Church: a monastery. Completed, it also pays 3 to whoever has the most figures on the nine tiles.'
	},
	signs: {
		darmstadtium: { name: 'Darmstadtium', with: 'with the Darmstadtium' },
		church: { name: 'Church', with: 'with a church' }
	},
	sources: { darmstadt: 'Around churches' },
	titles: { 'darmstadt/most': 'Most figures around a church' },
	verdicts: { 'darmstadt/most': 'What counts is the number of figures on the nine tiles' },
	countables: {
		darmstadtium: ['Darmstadtium', 'Darmstadtiums'],
		'darmstadt/most': ['church', 'churches']
	},
	rulings: {},
	rulingSources: {},
	help: {
		title: 'Darmstadt',
		lines: [
			'Three tiles of 2014. With the base game alone, their sheet advises leaving two monasteries in the box.'
		],
		terms: [
			[
				'The Darmstadtium',
				'A completed city with it pays 3 points more to whoever has the majority, and to each of those who tie.'
			],
			[
				'The two churches',
				'A church is claimed and scored like a monastery. Once it is completed, it also pays 3 points to whoever has the most figures on its nine tiles.'
			],
			[
				'Who counts around a church',
				'Every figure that counts for majorities, once, wherever on these tiles it stands. Nobody need stand in the church. At the end of the game that pays nothing.'
			]
		],
		topics: {
			darmstadt: {
				title: 'Darmstadt in pictures',
				pictures: {
					'darmstadtium-city': 'Red’s city of 5 tiles pays 10, and 3 for the Darmstadtium',
					'church-around':
						'Red’s church is completed, and blue has two figures around it: blue gets 3'
				}
			}
		}
	},
	rules: {
		'DARMSTADT-1': [
			'There are 3 tiles: the Darmstadtium in a city, and two churches. They are drawn like all others.',
			'page, contents; pictures'
		],
		'DARMSTADT-2': [
			'A completed city with the Darmstadtium pays whoever has the majority 3 points more, also those who tie. Unfinished, it pays nothing more.',
			'page; unfinished cities: JCloisterZone'
		],
		'DARMSTADT-3': ['A church is a monastery in all other rules.', 'page'],
		'DARMSTADT-4': [
			'A completed church also pays 3 points to whoever has the most figures on its tile and around it, and to each who ties. The church itself may be empty.',
			'page; empty churches: JCloisterZone'
		],
		'DARMSTADT-5': [
			'They are counted before anybody goes home: each figure that counts for majorities once, whatever it stands on.',
			'JCloisterZone'
		],
		'DARMSTADT-6': [
			'At the end, a church that isn’t completed pays only what a monastery does.',
			'JCloisterZone'
		],
		'DARMSTADT-7': [
			'Four roads end at one church. A single road passes the other one without ending there.',
			'page; pictures'
		],
		'DARMSTADT-8': [
			'Figures on top of something count. On a table in progress, a completed church with a figure that isn’t scored yet pays when play begins.',
			'our decision'
		]
	},
	ruleTopics: { DARMSTADT: 'Darmstadt' }
};
