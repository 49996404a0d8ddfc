import { IN_NONE } from '../../../words/en/prints';
import type { WordsOf } from '../../../words/en/says';
import type { RIVER_NAMES } from '../names';

const RIVER_PAGE = 'Wikicarpedia, The River';

/** The River in English. */
export const words: WordsOf<typeof RIVER_NAMES> = {
	title: 'The River',
	adds: '12 tiles, laid before all others',
	mind: {
		'river/winter':
			'Tilekeep knows the two rivers of the Winter Edition from descriptions only. For 2020 choose the first edition’s tiles, for 2022 the third’s. Describe any tile that looks different.'
	},
	signs: {
		spring: { name: 'Spring', with: 'with the spring' },
		lake: { name: 'Lake', with: 'with the lake' }
	},
	objections: {
		'river/apart': 'A river tile must continue the river at its open end.',
		'river/turns-back': 'The river would turn the same way on two tiles in a row.',
		'river/third-turn': 'The river would turn the same way at three bends in a row.',
		'river/no-room': 'The river would have no room to continue.'
	},
	rulings: {
		riverTiles: {
			title: 'River tiles',
			answers: {
				third: [
					'Third edition',
					'Boxes since 2021: the spring lies beside a road, the lake has a monastery, and one bend has a garden.',
					'the river has the tiles of the third edition'
				],
				second: [
					'Second edition',
					'Boxes since 2014: like the first edition, but one bend has a garden.',
					'the river has the tiles of the second edition'
				],
				first: [
					'First edition',
					'Boxes until 2013: the spring and the lake lie in a field, and there’s no garden.',
					'the river has the tiles of the first edition'
				]
			}
		},
		startTileWithRiver: {
			title: 'The start tile in a game with The River',
			answers: {
				out: ['Stays in the box', 'The spring takes its place.', 'the start tile stays in the box'],
				bag: [
					'Drawn',
					'The spring is laid first, and the start tile is drawn like all others. Older boxes allow it.',
					'the start tile is drawn like all others'
				]
			}
		},
		river: {
			title: 'Where the river may turn',
			answers: {
				'third-turn': [
					'Not back on itself',
					'Never the same way on two tiles in a row, nor at three bends in a row, even with straight tiles between. That is the publisher’s answer.',
					'the river may not turn back on itself'
				],
				'twice-running': [
					'Not twice in a row',
					'As the rule is worded: never the same way on two tiles in a row.',
					'the river may not turn the same way twice in a row'
				],
				room: [
					'Where there is room',
					'Either way, as long as the next spot and the five around it, away from the tile, are free. In no rulebook.',
					'the river may turn wherever there is room'
				]
			}
		},
		riverFields: {
			title: 'Fields at the river',
			answers: {
				parted: [
					'Separated',
					'The river separates fields as a road does.',
					'the river separates fields'
				],
				joined: [
					'Joined',
					'The fields on both banks are one, unless a road or a city lies between. A house rule.',
					'the river separates no fields'
				]
			}
		}
	},
	rulingSources: {
		riverTiles: RIVER_PAGE,
		startTileWithRiver: RIVER_PAGE,
		river: `${RIVER_PAGE}, with the publisher’s answers`,
		riverFields: IN_NONE
	},
	help: {
		title: 'The River',
		lines: [
			'Twelve tiles with a stretch of river are laid before all others: the spring first, the lake last. Until the lake is laid, the palette offers only river tiles. The start tile stays in the box, unless your table draws it with the others.'
		],
		terms: [
			[
				'Where it may turn',
				'The river continues at its open end. It may not turn the same way on two tiles in a row, nor at three bends in a row, even with straight tiles between. Your table may decide otherwise. Tilekeep offers only spots that your rules allow.'
			],
			[
				'Figures and points',
				'Figures stand on these tiles as on any other: on roads, and in cities, monasteries, gardens and fields, but never on the river. The river pays nothing. Tap it on the board to see what it separates.'
			],
			[
				'Fields',
				'The river separates fields as a road does. A road on a bridge crosses it. The field continues around the spring and around the lake.'
			],
			[
				'A tile that fits nowhere',
				'No rulebook says what to do with it. Tilekeep sets it aside like any other tile, and its player draws again.'
			],
			[
				'Three editions',
				'The tiles differ a little, so a new game asks for your edition. Tilekeep knows those of the Winter Edition from descriptions only. Describe any tile that looks different.'
			]
		],
		topics: {
			river: {
				title: 'The River in pictures',
				pictures: {
					'river-fields':
						'The river separates two fields: each pays for the cities that it borders',
					'river-bridge': 'A road on a bridge crosses the river'
				}
			}
		}
	},
	rules: {
		'RIVER-1': [
			'Twelve tiles show the river. The spring is laid first. Ten river tiles are drawn next, before all other tiles, and the lake comes last.',
			'river page, preparation'
		],
		'RIVER-2': [
			'The spring takes the place of the start tile, which stays in the box. By an older rule the start tile is drawn like all others.',
			'river page, preparation; Big Box'
		],
		'RIVER-3': [
			'A river tile continues the river at its open end; all its other sides match as usual.',
			'river page, placing'
		],
		'RIVER-4': [
			'Two river tiles in a row may not turn the same way, nor may three bends in a row, even with straight tiles between. By other rules only the first of these is forbidden, or the river may turn wherever there is room.',
			'river page, placing; publisher’s answer'
		],
		'RIVER-5': [
			'Figures stand on a river tile as on any other: on its road, or in its city, monastery, garden or field, never on the river.',
			'river page, followers'
		],
		'RIVER-6': [
			'The river separates fields as a road does, and a road on a bridge crosses it. The field continues around the spring and around the lake.',
			'river page, scoring; Big Box'
		],
		'RIVER-7': [
			'The river itself pays nothing; what else is on its tiles pays as usual.',
			'river page, scoring'
		],
		'RIVER-8': [
			'River tiles count as neighbours of a monastery or a garden.',
			'river page, scoring'
		],
		'RIVER-9': [
			'A river tile that fits nowhere leaves the game like any other, and its player draws again.',
			'our decision'
		],
		'RIVER-10': [
			'The tiles are those of the first, second or third edition. In the second and third, one bend has a garden. In the third, the spring lies beside a road, and the lake has a monastery.',
			'river page, contents'
		],
		'RIVER-11': [
			'Tilekeep knows the rivers of the Winter Edition from descriptions only, so they are played with the same tiles.',
			'our decision'
		],
		'RIVER-12': [
			'On a table in progress the river lies as it was laid; river tiles that aren’t there yet are drawn first.',
			'our decision'
		],
		'RIVER-13': [
			'By your house rule the river separates no fields: both banks are one, unless a road or a city lies between.',
			''
		]
	},
	ruleTopics: {
		RIVER: 'The River'
	}
};
