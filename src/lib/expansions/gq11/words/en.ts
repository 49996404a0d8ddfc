import type { WordsOf } from '../../../words/en/says';
import type { GQ11_NAMES } from '../names';

/** Games Quarterly 11 in English. */
export const words: WordsOf<typeof GQ11_NAMES> = {
	title: 'Games Quarterly 11',
	adds: '10 tiles of other designs, and one more for a river',
	printed: { pigs: 'Pigs: by a ruling a pig herd, which makes each completed city pay 1 more.' },
	signs: { pigs: { name: 'Pigs', with: 'with pigs' } },
	rulings: {
		pigHerd: {
			title: 'The pigs of Games Quarterly 11',
			answers: {
				nothing: [
					'Do nothing',
					'They are only a picture.',
					'the pigs of Games Quarterly 11 do nothing'
				],
				pig: [
					'A pig herd',
					'Each completed city pays 1 point more to whoever scores their field.',
					'the pigs of Games Quarterly 11 are a pig herd'
				]
			}
		}
	},
	rulingSources: { pigHerd: 'Wikicarpedia, Games Quarterly 11: no herd; JCloisterZone has both' },
	help: {
		title: 'Games Quarterly 11',
		lines: [
			'The magazine of 2006 brought 12 tiles without rules. Ten of them are played like all others.'
		],
		terms: [
			[
				'With a river',
				'The tile with a river between two cities is drawn with the river’s tiles. The spring stays in the box: a river has only one.'
			],
			[
				'The pigs',
				'Say in your rules whether they are a pig herd. If so, each completed city pays 1 point more for their farm.'
			]
		],
		topics: {
			pigs: {
				title: 'The pigs in pictures',
				pictures: { 'pigs-pay': 'Red’s farm with the pigs gets 4 for the city' }
			}
		}
	},
	rules: {
		'GQ-1': [
			'There are 12 tiles. The 10 without a river are drawn like all others.',
			'page, contents'
		],
		'GQ-2': [
			'With a river, its tile between two cities is drawn with the river’s tiles. The spring stays in the box, as a river has only one.',
			'page: one spring; which: our decision'
		],
		'GQ-3': [
			'The city on two sides whose wall reaches the far corner separates two fields.',
			'pictures; JCloisterZone'
		],
		'GQ-4': [
			'The pigs do nothing. By a ruling they are a pig herd: each completed city pays 1 point more to everybody who scores their field.',
			'page, JCloisterZone; the rule of 2000: our decision'
		]
	},
	ruleTopics: { GQ: 'Games Quarterly 11' }
};
