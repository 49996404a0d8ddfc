import type { WordsOf } from '../../../words/en/says';
import { inn, volcano } from '../../../rules/presentation/words/en';
import { everyRiver, RIVER_PAGE } from '../../../rules/river/words/en';
import type { RIVER_2_NAMES } from '../names';

/** The River II in English. */
export const words: WordsOf<typeof RIVER_2_NAMES> = {
	title: 'The River II',
	adds: '12 tiles, laid before all others: a river with a fork',
	printed: {
		...everyRiver.printed,
		herd: 'Pig herd: where it counts, each completed city pays 1 point more for this farm.',
		...inn.printed,
		...volcano.printed
	},
	marks: volcano.marks,
	signs: {
		...everyRiver.signs,
		herd: { name: 'Pig herd', with: 'with the pig herd' },
		...inn.signs
	},
	objections: {
		...everyRiver.objections,
		'river-fork/joined': 'The two arms of the river may not meet.',
		'river-volcano/figure': 'Nobody may stand on the tile with the volcano.'
	},
	further: {
		'river-volcano/tile': (name) => `${name} laid the volcano and lays another tile.`
	},
	rulings: {
		...everyRiver.rulings,
		river2Tiles: {
			title: 'Tiles of The River II',
			answers: {
				first: [
					'First edition',
					'The box of 2005: no tile has a garden.',
					'The River II has the tiles of 2005'
				],
				later: [
					'Second edition',
					'In Count, King & Robber of 2017: one bend has a garden.',
					'The River II has the tiles of 2017'
				]
			}
		},
		riverVolcanoTile: {
			title: 'After the lake with the volcano',
			answers: {
				further: [
					'Another tile',
					'Whoever lays the lake lays the first tile after the river, too.',
					'whoever lays the volcano lays another tile'
				],
				over: [
					'The next player',
					'The turn is over, as after any other tile.',
					'the volcano gives no other tile'
				]
			}
		},
		riverVolcanoFigure: {
			title: 'Meeples at the volcano',
			answers: {
				none: [
					'None',
					'Nobody may stand on the lake with the volcano.',
					'nobody stands at the volcano'
				],
				allowed: [
					'Farmers may',
					'The field around the lake is a field like any other. In no rulebook.',
					'farmers may stand at the volcano'
				]
			}
		},
		riverInn: {
			title: 'The inn of The River II',
			answers: {
				box: [
					'Doesn’t count',
					'It counts only in games with Inns & Cathedrals.',
					'the inn at the river doesn’t count'
				],
				always: [
					'Counts',
					'A completed road beside it pays 2 for each tile; an unfinished one pays nothing.',
					'the inn at the river counts'
				]
			}
		},
		riverPigHerd: {
			title: 'The pig herd of The River II',
			answers: {
				box: [
					'Doesn’t count',
					'It counts only in games with Traders & Builders.',
					'the pig herd doesn’t count'
				],
				always: [
					'Counts',
					'Each completed city pays one point more for the herd’s farm.',
					'the pig herd counts'
				]
			}
		}
	},
	rulingSources: {
		...everyRiver.rulingSources,
		river2Tiles: `${RIVER_PAGE}, and pictures of the tiles`,
		riverVolcanoTile: `${RIVER_PAGE}; its footnotes name printings without another tile`,
		riverVolcanoFigure: RIVER_PAGE,
		riverInn: RIVER_PAGE,
		riverPigHerd: RIVER_PAGE
	},
	help: {
		title: 'The River II',
		lines: [
			'Twelve tiles show a river that forks. The spring is laid first, then the fork. Each river tile after that continues one of the two arms: choose a spot, and Tilekeep offers those on both. One arm ends at a city, the other in the lake with the volcano, which is drawn last.'
		],
		terms: [
			[
				'Two arms',
				'They may not meet. Where the river may turn is judged for each arm by itself, and bends at the fork count as well. The other rules of the river apply, too.'
			],
			[
				'The volcano',
				'Nobody may stand on the lake with the volcano. Whoever lays it lays another tile at once. Your table may decide otherwise.'
			],
			[
				'Inn and pig herd',
				'The inn counts with Inns & Cathedrals, the pig herd with Traders & Builders: each completed city pays one point more for the herd’s farm, besides your own pig. Without these boxes your table decides whether they count.'
			],
			[
				'City on a bridge',
				'It is one city, and each bank continues below it. Where an arm ends at a city, both banks border that city.'
			],
			[
				'With The River',
				'The spring and the lake of The River stay in the box. All other tiles make one river, with the fork and the volcano.'
			],
			[
				'Where the rules are silent',
				'By the farm rule of 2000, each city is scored. It pays one point more to whoever scores it and has a farmer on the herd’s field beside it. An abbey may close an arm.'
			]
		],
		topics: {
			'pig-herd': {
				title: 'The pig herd in pictures',
				pictures: {
					'pig-herd-pays': 'Red’s farm with the pig herd pays 4 for each city, blue’s pays 3'
				}
			}
		}
	},
	rules: {
		...everyRiver.rules,
		'RIVERII-1': [
			'Twelve tiles show a river that forks. The spring is laid first, the fork next, and the lake with the volcano last. The nine others are drawn in between.',
			'river page, The River II'
		],
		'RIVERII-2': [
			'A river tile continues the river at the open end of either arm.',
			'river page, The River II'
		],
		'RIVERII-3': [
			'The arms may not meet. The rules on turning apply to each arm by itself, from the spring through the fork.',
			'river page, The River II; publisher’s answer'
		],
		'RIVERII-4': [
			'Nobody may stand on the lake with the volcano, unless your table lets farmers stand there.',
			'river page, The River II'
		],
		'RIVERII-5': [
			'Whoever lays the lake with the volcano lays another tile at once. By other rules the next player goes on.',
			'river page, The River II; footnotes'
		],
		'RIVERII-6': [
			'The city on the bridge is one city. The banks continue below it: two fields, and both border it.',
			'river page, footnotes'
		],
		'RIVERII-7': [
			'An arm may end at the wall of a city. The arm separates the fields on its banks, and both border the city.',
			'river page, tiles'
		],
		'RIVERII-8': [
			'The inn belongs to Inns & Cathedrals. Where it counts, a completed road pays 2 for each tile, and an unfinished one nothing.',
			'river page, The River II'
		],
		'RIVERII-9': [
			'The pig herd belongs to Traders & Builders. Where it counts, each completed city pays one point more to everybody who scores the herd’s farm, besides their own pigs. The owner of a barn gets nothing more.',
			'river page, The River II'
		],
		'RIVERII-10': [
			'By the farm rule of 2000 a city pays one point more to whoever scores it and has a farmer on a field with the pig herd beside it.',
			'our decision'
		],
		'RIVERII-11': [
			'With The River, its spring and its lake stay in the box. All other tiles of both make one river, with the fork and the lake with the volcano.',
			'river page, The River II; publisher’s answer'
		],
		'RIVERII-12': [
			'The tiles are those of 2005, or those in Count, King & Robber of 2017, where one bend has a garden.',
			'river page, contents'
		],
		'RIVERII-13': ['An abbey may close an arm of the river, as it closes a road.', 'our decision']
	},
	ruleTopics: { ...everyRiver.ruleTopics, RIVERII: 'The River II' }
};
