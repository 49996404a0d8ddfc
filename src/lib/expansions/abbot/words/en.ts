import type { WordsOf } from '../../../words/en/says';
import type { ABBOT_NAMES } from '../names';

/** The Abbot in English. */
export const words: WordsOf<typeof ABBOT_NAMES> = {
	title: 'The Abbot',
	adds: 'an abbot each, who also scores gardens',
	pieces: { abbot: ['abbot', 'abbots'] },
	sources: { garden: 'Gardens', 'unfinished-garden': 'Unfinished gardens' },
	scoreAll: { garden: 'Score all gardens' },
	titles: { 'abbot/recalled': 'An abbot goes home' },
	verdicts: { 'abbot/recalled': 'The abbot’s owner scores for the tiles there now' },
	objections: {
		'abbot/surrounded': 'This tile surrounds the abbot’s place, so it is scored as completed.',
		'abbot/same-turn':
			'By your rules an abbot doesn’t come home in the turn in which he was placed.'
	},
	rulings: {
		abbotRecallSameTurn: {
			title: 'An abbot placed in the same turn',
			answers: {
				yes: [
					'May come home',
					'In a turn of two parts, an abbot placed in the first part may come home in the second.',
					'an abbot may come home in the turn in which he was placed'
				],
				no: [
					'Stays for now',
					'In a turn of two parts, an abbot placed in the first part stays at least until the next turn.',
					'an abbot doesn’t come home in the turn in which he was placed'
				]
			}
		}
	},
	rulingSources: { abbotRecallSameTurn: 'In no rulebook; most programs allow it' },
	help: {
		title: 'The Abbot and the gardens',
		lines: [
			'Eight tiles of the base game since 2014 show a garden, as do eight of the Winter Edition of 2022. So do some tiles in later editions of the expansions. Without the abbot, gardens are only pictures.',
			'Everybody has an abbot besides the meeples, and still places only one figure per turn: tap the abbot first, then where he stands.'
		],
		terms: [
			[
				'Where he stands',
				'In a monastery or a garden where nobody stands. He counts as one meeple. Nobody else stands in a garden, or moves there later.'
			],
			[
				'Gardens',
				'They pay like monasteries: 9 points when the eight spots around them hold tiles. Unfinished at the end, they pay 1 for the garden and 1 for each tile around it.'
			],
			[
				'Taking him home',
				'Lay the tile. Then, instead of placing a figure, tap your abbot on the board: he comes home and scores what his place is worth now. You see how much beforehand. If the tile surrounds him, he scores 9 and comes home by himself, and you may place another figure. In a turn of two parts, each part allows it.'
			]
		],
		topics: {
			abbot: {
				title: 'The abbot in pictures',
				pictures: {
					'abbot-garden': 'A garden with all eight tiles around it',
					'abbot-recalled': 'An abbot taken home before his garden is surrounded',
					'abbot-end': 'An unfinished garden, at the end'
				}
			}
		}
	},
	rules: {
		'ABBOT-1': [
			'Everybody has one abbot. He is placed instead of a meeple, on the tile just laid.',
			'abbot page'
		],
		'ABBOT-2': [
			'The abbot stands in a monastery or a garden where nobody stands, and counts as one meeple. No other figure stands in a garden.',
			'abbot page'
		],
		'ABBOT-3': [
			'Instead of placing a figure, a player may take the abbot home before his place is surrounded. The place then pays 1 for its own tile and 1 for each tile around it.',
			'abbot page, and its footnote'
		],
		'ABBOT-4': [
			'If the tile just laid surrounds the abbot, his place is scored as completed, and another figure may be placed.',
			'our decision'
		],
		'ABBOT-5': [
			'In a turn of two parts the abbot may come home in either. By another rule an abbot placed in the first part stays until a later turn.',
			'our decision'
		],
		'ABBOT-6': [
			'A figure that moves on never goes to a garden, nor to a monastery where an abbot stands.',
			'our decision'
		],
		'GARDEN-1': [
			'A garden with tiles on all eight spots around it pays 1 for its own tile and 1 for each of them.',
			'abbot page'
		],
		'GARDEN-2': [
			'At the end an unfinished garden pays 1 for its own tile and 1 for each around it.',
			'abbot page'
		]
	},
	ruleTopics: {
		ABBOT: 'the abbot',
		GARDEN: 'scoring gardens'
	}
};
