import type { WordsOf } from '../../../words/en/says';
import { everyRiver, RIVER_PAGE } from '../../../rules/river/words/en';
import type { RIVER_NAMES } from '../names';

/** The River in English. */
export const words: WordsOf<typeof RIVER_NAMES> = {
	title: 'The River',
	adds: '12 tiles, laid before all others',
	mind: {
		'river/winter':
			'Tilekeep knows the two rivers of the Winter Edition from descriptions only. For 2020 choose the first edition’s tiles, for 2022 the third’s. Describe any tile that looks different.'
	},
	printed: everyRiver.printed,
	signs: everyRiver.signs,
	objections: everyRiver.objections,
	rulings: {
		...everyRiver.rulings,
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
		}
	},
	rulingSources: {
		...everyRiver.rulingSources,
		riverTiles: RIVER_PAGE
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
		...everyRiver.rules,
		'RIVER-1': [
			'Twelve tiles show the river. The spring is laid first. Ten river tiles are drawn next, before all other tiles, and the lake comes last.',
			'river page, preparation'
		],
		'RIVER-10': [
			'The tiles are those of the first, second or third edition. In the second and third, one bend has a garden. In the third, the spring lies beside a road, and the lake has a monastery.',
			'river page, contents'
		],
		'RIVER-11': [
			'Tilekeep knows the rivers of the Winter Edition from descriptions only, so they are played with the same tiles.',
			'our decision'
		]
	},
	ruleTopics: everyRiver.ruleTopics
};
