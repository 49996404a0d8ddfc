import { inn } from '../../../rules/presentation/words/en';
import { IN_NONE, mayStayInBox, type WordsOf } from '../../../words/en/says';
import type { INNS_AND_CATHEDRALS_NAMES } from '../names';

const PAGES = 'Wikicarpedia, Inns & Cathedrals (1st; 2nd and 3rd edition)';

/** Inns & Cathedrals in English. */
export const words: WordsOf<typeof INNS_AND_CATHEDRALS_NAMES> = {
	title: 'Inns & Cathedrals',
	adds: '18 tiles; a big meeple each',
	pieces: { 'big-follower': ['big meeple', 'big meeples'] },
	printed: {
		...inn.printed,
		cathedral: 'Cathedral: a completed city with it pays 3 points for each tile and pennant.'
	},
	signs: {
		...inn.signs,
		cathedral: { name: 'Cathedral', with: 'with a cathedral' }
	},
	strengths: { 'big-follower': { counts: 2, says: () => 'the big meeple counts as 2' } },
	rulings: {
		innTiles: {
			title: 'Tiles of Inns & Cathedrals',
			answers: {
				first: [
					'First edition',
					'The inn at the crossing of three roads is beside one of them. Boxes until about 2014.',
					'Inns & Cathedrals has the tiles of the first edition'
				],
				later: [
					'Later editions',
					'The inn at the crossing of three roads is between two of them and belongs to both; two tiles have a garden. Boxes since 2015.',
					'Inns & Cathedrals has the tiles of later editions'
				],
				'print-2025': [
					'Printed in 2025',
					'24 tiles: six more, one with a stretch of river, which is drawn only with a river. Only one source says which tiles these are.',
					'Inns & Cathedrals has the 24 tiles printed in 2025'
				]
			}
		},
		unfinishedSigns: {
			title: 'Unfinished at the end, with an inn or a cathedral',
			answers: {
				nothing: [
					'Pays nothing',
					'Such a road or city pays nothing, not even for pennants. Boxes until 2024.',
					'unfinished, a road with an inn or a city with a cathedral pays nothing'
				],
				'as-without': [
					'Pays like any other',
					'A road 1 per tile, a city 1 per tile and pennant, as if the inn or cathedral weren’t there. The rules printed in 2025.',
					'unfinished, a road with an inn or a city with a cathedral pays like any other'
				]
			}
		},
		bigFollowers: mayStayInBox('Big meeples', 'Each player has one, as in the box.', [
			'each player has a big meeple',
			'nobody has a big meeple'
		])
	},
	rulingSources: {
		innTiles: `${PAGES}, and the tiles’ pictures`,
		unfinishedSigns: `${PAGES}; of 2025: “different end-game scoring”, and two programs`,
		bigFollowers: IN_NONE
	},
	help: {
		title: 'Inns & Cathedrals',
		lines: [
			'Everybody has a big meeple besides the seven meeples, and up to six can play. In later editions the inn at the crossing of three roads belongs to two of them, and two tiles have a garden. Say in your rules which tiles you have.'
		],
		terms: [
			[
				'Inn',
				'A road along the inn’s lake pays 2 per tile when it is completed, however many inns it has. Unfinished at the end it pays nothing; by the rules of 2025, 1 per tile.'
			],
			[
				'Cathedral',
				'A completed city with a cathedral pays 3 per tile and 3 per pennant, with one cathedral or two. Unfinished at the end it pays nothing at all, or by the rules of 2025 the same as others. To farms it is then worth nothing.'
			],
			[
				'Big meeple',
				'It is placed instead of a meeple, wherever one may go. It counts as two when figures are compared, and doesn’t change what is paid.'
			],
			[
				'Two gates and a crossing',
				'Both roads end at the crossing between the two city gates. The short paths to the gates belong to nobody, but divide the field into four. There a wagon drives only from road to road, never to or from a city. By the second edition’s rule it drives to any free feature nearby.'
			],
			[
				'The printing of 2025',
				'It has 24 tiles, one of them with a stretch of river: without a river, leave that one in the box. An unfinished road with an inn, or city with a cathedral, pays like any other. Which tiles are new we have from one source only: describe any that looks different.'
			]
		],
		topics: {
			inns: {
				title: 'Inns in pictures',
				pictures: {
					'inn-completed': 'A completed road with an inn',
					'inn-unfinished': 'The same road, unfinished at the end'
				}
			},
			cathedrals: {
				title: 'Cathedrals in pictures',
				pictures: {
					'cathedral-completed': 'A completed city with a cathedral',
					'cathedral-unfinished': 'The same city, unfinished at the end'
				}
			},
			'big-follower': {
				title: 'The big meeple in pictures',
				pictures: { 'big-follower-tie': 'A big meeple against two knights: a tie' }
			}
		}
	},
	rules: {
		'IC-1': [
			'Eighteen tiles are drawn with the others. Everybody has a big meeple, and up to six can play.',
			'page; later page'
		],
		'IC-2': [
			'The editions differ in three tiles, and you say which you play. At the crossing of three roads the first edition’s inn is beside one road; the later one is between two, and both have it. Two later tiles have a garden.',
			'page; later page; Brettspielwelt'
		],
		'IC-3': [
			'The cathedral’s tile is city on all four sides. A field between four cities touches all four and nothing else.',
			'page'
		],
		'IC-4': [
			'Where two roads meet the short paths from two city gates, both roads end. Nobody stands on the short paths, but they divide the land into four fields.',
			'page; Brettspielwelt'
		],
		'IC-5': [
			'At the monastery between two roads, both roads end, and there are two fields.',
			'page'
		],
		'IC-6': [
			'The crossing between two city gates belongs to the roads. A wagon drives neither from one city to the other nor onto a short path.',
			'Abbey & Mayor page, n. 34'
		],
		'IC-7': [
			'At the crossing between two city gates a wagon drives from road to road, but not from a city to a road, or back.',
			'Abbey & Mayor page, wagon, examples; n. 34'
		],
		'IC-8': [
			'The printing of 2025 has 24 tiles. One of them shows a stretch of river.',
			'page of 2025'
		],
		'IC-9': [
			'In 2025 these tiles are new: four with roads at city gates, an inn within a ring of road, and an inn by a road over the river. The ring is one road to all four sides; the field within touches no city.',
			'tile list of 2025'
		],
		'IC-10': [
			'The tile with a stretch of river is drawn with those between spring and lake. Without a river it stays in the box.',
			'our decision'
		],
		'INN-1': [
			'A completed road with an inn pays 2 for each tile. Further inns add nothing.',
			'page; later page'
		],
		'INN-2': ['An unfinished road with an inn pays nothing at the end.', 'page; later page'],
		'INN-3': [
			'Inns and cathedrals count for everybody who scores the feature, no matter who laid them, or when.',
			'our decision'
		],
		'INN-4': [
			'By the rules of 2025 an unfinished road with an inn pays 1 for each tile at the end, like any other.',
			'page of 2025; tile list of 2025'
		],
		'CATHEDRAL-1': [
			'A completed city with a cathedral pays 3 for each tile and 3 for each pennant. A second cathedral adds nothing.',
			'page; later page'
		],
		'CATHEDRAL-2': [
			'An unfinished city with a cathedral pays nothing at the end, not even for its pennants.',
			'page; later page'
		],
		'CATHEDRAL-3': [
			'Even under the old rule for small cities, a city of two tiles with a cathedral pays 3 for each tile and each pennant.',
			'our decision'
		],
		'CATHEDRAL-4': [
			'An unfinished city with a cathedral is worth nothing to farms. A completed one is worth as much as other cities.',
			''
		],
		'CATHEDRAL-5': [
			'By the rules of 2025 an unfinished city with a cathedral pays 1 for each tile and pennant at the end, like any other.',
			'page of 2025; tile list of 2025'
		],
		'BIG-1': [
			'The big meeple is placed instead of a meeple, wherever a meeple may stand, and goes home like one.',
			'page; later page'
		],
		'BIG-2': [
			'The big meeple counts as two meeples where figures are compared. It never changes what is paid.',
			'page; later page'
		],
		'BIG-3': ['To the Gingerbread Man the big meeple is one knight.', 'our decision'],
		'BIG-4': [
			'A player’s figures add up: the big meeple counts 2, and each other figure counts as usual, mostly 1.',
			'Abbey & Mayor page, n. 1'
		]
	},
	ruleTopics: {
		IC: 'the new tiles',
		INN: 'inns',
		CATHEDRAL: 'cathedrals',
		BIG: 'the big meeple'
	}
};
