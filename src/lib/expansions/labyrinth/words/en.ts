import type { WordsOf } from '../../../words/en/says';
import type { LABYRINTH_NAMES } from '../names';

/** The Labyrinth in English. */
export const words: WordsOf<typeof LABYRINTH_NAMES> = {
	title: 'The Labyrinth',
	adds: '1 tile that makes one road of four',
	printed: { labyrinth: 'Labyrinth: its four roads are one road.' },
	marks: { labyrinth: 'labyrinth' },
	countables: { 'labyrinth/figures': ['figure on the road', 'figures on the road'] },
	rulings: {
		labyrinth: {
			title: 'How the labyrinth counts',
			answers: {
				basic: [
					'Like any road',
					'A road with the labyrinth is a road like any other.',
					'a road with the labyrinth is a road like any other'
				],
				advanced: [
					'Pays for figures',
					'Each branch of its road may be claimed. Completed, it pays 2 more for each figure on it.',
					'a completed road with the labyrinth pays for the figures on it'
				]
			}
		}
	},
	rulingSources: { labyrinth: 'Wikicarpedia, The Labyrinth: both are on the sheet' },
	help: {
		title: 'The Labyrinth',
		lines: [
			'Four roads lead into it, and all four are one road. Say in your rules whether you play the basic or the advanced way.'
		],
		terms: [
			[
				'The basic way',
				'The road is claimed and scored like any other. It is completed when all of its ends are.'
			],
			[
				'The advanced way: claiming',
				'You may put a figure on the labyrinth that you lay, whoever stands on its roads. Later you may claim a branch that is free up to the labyrinth.'
			],
			[
				'The advanced way: scoring',
				'When the road is completed, whoever has the majority gets 2 points more for each figure on all of it, whoever’s it is. If players tie, each gets all.'
			]
		],
		topics: {
			labyrinth: {
				title: 'The labyrinth in pictures',
				pictures: {
					'labyrinth-completed': 'Red has two of the three figures: 7 tiles, and 2 for each figure'
				}
			}
		}
	},
	rules: {
		'LABYRINTH-1': [
			'There is one tile with the labyrinth, in two drawings. It is drawn like all others.',
			'page; pictures'
		],
		'LABYRINTH-2': [
			'Its four roads are one road, and it is no crossing. They separate four fields.',
			'page; pictures'
		],
		'LABYRINTH-3': [
			'In the basic rules a road with the labyrinth is a road like any other.',
			'page'
		],
		'LABYRINTH-4': [
			'In the advanced rules, whoever lays the labyrinth may put a figure on its road, although others stand on the roads that it connects.',
			'page, fandom'
		],
		'LABYRINTH-5': [
			'In the advanced rules you may claim a branch of the road if nobody stands on it as far as the labyrinth. Figures on the labyrinth or beyond it don’t stop you.',
			'page, fandom; figures on the labyrinth: JCloisterZone'
		],
		'LABYRINTH-6': [
			'The road is completed when all of its ends are. In the advanced rules the majority then gets 2 more for each figure that counts on it, also in a tie.',
			'page'
		],
		'LABYRINTH-7': [
			'An unfinished road with the labyrinth pays what any other does, and nothing for figures.',
			'page'
		],
		'LABYRINTH-8': ['What makes its tiles pay more doesn’t make its figures pay more.', 'talk'],
		'LABYRINTH-9': [
			'Figures that count for no majority aren’t counted. JCloisterZone counts some of them.',
			'page; JCloisterZone'
		],
		'LABYRINTH-10': [
			'A figure that is put on an earlier tile, or moves on by itself, also needs only its branch to be free. None moves onto the labyrinth itself while somebody stands on its road.',
			'driving: JCloisterZone; the rest: our decision'
		]
	},
	ruleTopics: { LABYRINTH: 'the labyrinth' }
};
