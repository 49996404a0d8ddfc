import { counted } from '../../../words/en/format';
import { IN_NONE, type WordsOf } from '../../../words/en/says';
import type { KING_AND_ROBBER_NAMES } from '../names';

const tiles = (n: number): string => counted(n, 'tile', 'tiles');

/** King & Robber Baron in English. */
export const words: WordsOf<typeof KING_AND_ROBBER_NAMES> = {
	title: 'King & Robber Baron',
	adds: '5 tiles; the king and the robber baron',
	sources: { king: 'King', robber: 'Robber baron' },
	scoreAll: { king: 'Score the king', robber: 'Score the robber baron' },
	titles: {
		'king/taken': 'Largest city',
		'king/at-once': 'City for the king',
		'king/ended': 'The king’s cities',
		'robber/taken': 'Longest road',
		'robber/at-once': 'Road for the robber baron',
		'robber/ended': 'The robber baron’s roads'
	},
	countables: {
		king: ['king', 'kings'],
		robber: ['robber baron', 'robber barons'],
		roads: ['completed road', 'completed roads']
	},
	heldTitles: {
		king: {
			name: 'King',
			held: 'the king',
			won: (n) => `for a city of ${tiles(n)}`,
			passes: (n) => `A completed city of more than ${tiles(n)} takes the king.`
		},
		robber: {
			name: 'Robber baron',
			held: 'the robber baron',
			won: (n) => `for a road of ${tiles(n)}`,
			passes: (n) => `A completed road of more than ${tiles(n)} takes the robber baron.`
		}
	},
	rulings: {
		kingTiles: {
			title: 'Tiles of King & Robber Baron',
			answers: {
				first: [
					'Without a garden',
					'The 5 tiles of 2003.',
					'King & Robber Baron has the tiles of 2003'
				],
				later: [
					'With a garden',
					'The 5 tiles of 2017: one of them has a garden, which matters only with The Abbot.',
					'King & Robber Baron has the tiles with a garden'
				]
			}
		},
		kingAndRobber: {
			title: 'What king and robber baron pay',
			answers: {
				each: [
					'1 for each',
					'At the end 1 for each completed city, and 1 for each completed road.',
					'king and robber baron pay 1 for each completed city and road'
				],
				'10': [
					'10 each',
					'At the end 10 for the king and 10 for the robber baron. A house rule.',
					'king and robber baron pay 10 each'
				],
				'15': [
					'15, or 40 for both',
					'At the end 15 for one of them; whoever has both gets 20 for each. A house rule.',
					'king and robber baron pay 15 each, and 40 together'
				],
				'at-once': [
					'1 at once',
					'Each city that is completed pays 1 at once to whoever had the king until then, and each road to whoever had the robber baron. Nothing at the end. A house rule.',
					'king and robber baron pay 1 at once for each city and road that is completed'
				]
			}
		}
	},
	rulingSources: {
		kingTiles: 'Wikicarpedia, King and Robber Baron: pictures of the tiles',
		kingAndRobber: IN_NONE
	},
	help: {
		title: 'King & Robber Baron',
		lines: [],
		terms: [
			[
				'The king',
				'Whoever lays the tile that completes the first city takes the king, no matter who scores it. After that, whoever completes a larger city takes him: it needs more tiles; the same number isn’t enough. Whoever has the king at the end scores 1 for each completed city on the board, also for the smallest.'
			],
			[
				'The robber baron',
				'It’s the same with roads: whoever completes the longest one has the robber baron, and scores 1 for each completed road at the end. All branches of a road count.'
			],
			[
				'Where they are',
				'Both stand with the scores. Tap the score to see which city or road they were won with, and how many tiles it takes to win them. On a table in progress, say who has them under “Tokens”.'
			]
		],
		topics: {
			king: {
				title: 'The king in pictures',
				pictures: {
					'king-passes':
						'Red had the king with a city of 2 tiles; blue completes one of 3 and takes him'
				}
			},
			robber: {
				title: 'The robber baron in pictures',
				pictures: { 'robber-taken': 'Blue completes the first road and takes the robber baron' }
			}
		}
	},
	rules: {
		'KING-1': [
			'There are 5 tiles, which are drawn like all others, and the king and the robber baron. Nobody has them at first.',
			'page, contents and preparation'
		],
		'KING-2': [
			'The tiles of 2017 differ only by a garden on one of them.',
			'page, pictures of the tiles'
		],
		'KING-3': [
			'Whoever lays the tile that completes the first city takes the king, no matter who scores. Later, whoever completes a city larger than all before takes him.',
			'page, BSW, nurdz'
		],
		'KING-4': [
			'A city only as large as the largest doesn’t win the king. Whoever has him and completes a larger city keeps him, and the next one must be larger still.',
			'nurdz, “more tiles”; JCloisterZone'
		],
		'KING-5': [
			'The size of a city is its number of tiles. Pennants and cathedrals don’t make it larger.',
			'nurdz, JCloisterZone'
		],
		'KING-6': [
			'At the end, whoever has the king scores 1 for each completed city on the board, also for the smallest and for those without meeples.',
			'page, BSW, nurdz'
		],
		'KING-7': [
			'A tile that completes two cities wins the king once. The larger city is the one to beat.',
			'JCloisterZone'
		],
		'KING-8': [
			'By your house rule, the king and the robber baron pay differently.',
			'JCloisterZone; in no rulebook'
		],
		'KING-9': [
			'A city or road completed by a player’s own tile counts for that player, but that tile isn’t part of its size.',
			'JCloisterZone'
		],
		'KING-10': [
			'On a table in progress you enter who has them. The completed cities and roads there count, and the largest must be beaten.',
			'our decision'
		],
		'ROBBER-1': [
			'Whoever lays the tile that completes the first road takes the robber baron. Later, whoever completes a longer road takes him: one with more tiles, all branches included.',
			'page, BSW, nurdz, answers'
		],
		'ROBBER-2': [
			'At the end, whoever has the robber baron scores 1 for each completed road on the board.',
			'page, BSW, nurdz'
		]
	},
	ruleTopics: { KING: 'the king', ROBBER: 'the robber baron' }
};
