import { turnOf } from '../../../words/en/places';
import { IN_NONE, mayStayInBox, type WordsOf } from '../../../words/en/says';
import { tiles } from '../../../words/en/tiles';
import type { TRADERS_AND_BUILDERS_NAMES } from '../names';

const TRADERS_PAGE = 'Wikicarpedia, Traders & Builders';

/** Traders & Builders in English. */
export const words: WordsOf<typeof TRADERS_AND_BUILDERS_NAMES> = {
	title: 'Traders & Builders',
	adds: '24 tiles and goods; a builder and pig each',
	pieces: { builder: ['builder', 'builders'], pig: ['pig', 'pigs'] },
	printed: {
		wine: 'Wine: whoever completes the city takes a wine token for it, even without a knight there.',
		grain:
			'Grain: whoever completes the city takes a grain token for it, even without a knight there.',
		cloth:
			'Cloth: whoever completes the city takes a cloth token for it, even without a knight there.'
	},
	signs: {
		wine: { name: 'Wine', with: 'with wine' },
		grain: { name: 'Grain', with: 'with grain' },
		cloth: { name: 'Cloth', with: 'with cloth' }
	},
	sources: { goods: 'Goods' },
	scoreAll: { goods: 'Score all goods' },
	titles: {
		'goods/won': 'Goods of a city',
		'goods/wine': 'Most wine',
		'goods/grain': 'Most grain',
		'goods/cloth': 'Most cloth'
	},
	fates: {
		'left-alone': ({ name, piece }) =>
			`${name}’s ${tiles.piece(piece)} was left alone and went home`
	},
	objections: {
		'builder/no-follower': 'The builder needs one of its owner’s meeples there.',
		'builder/completed': 'The builder needs an unfinished road or city.',
		'pig/no-farmer': 'The pig needs one of its owner’s farmers there.'
	},
	countables: { wine: ['wine', 'wine'], grain: ['grain', 'grain'], cloth: ['cloth', 'cloth'] },
	events: {
		'builder/stopped': ({ turn, name }) => `${turnOf(turn)}: ${name} laid no second tile.`
	},
	further: { 'builder/second-part': (name) => `${name}’s builder: a second tile.` },
	declines: { 'builder/second-part': 'No second tile' },
	rulings: {
		traderTiles: {
			title: 'Tiles of Traders & Builders',
			answers: {
				first: [
					'Without gardens',
					'The 24 tiles of the edition of 2003.',
					'Traders & Builders has the tiles of 2003'
				],
				later: [
					'With gardens',
					'The 24 tiles of the editions since 2015: two of them have a garden, which matters only with The Abbot.',
					'Traders & Builders has the tiles with gardens'
				],
				'print-2025': [
					'Printed in 2025',
					'24 tiles, of which four are different; one has a stretch of river and is drawn only with a river. Only one source says which.',
					'Traders & Builders has the tiles printed in 2025'
				]
			}
		},
		secondPart: {
			title: 'The second part of a turn',
			answers: {
				may: [
					'May be declined',
					'“A player may …”: whoever extends the builder’s road or city lays a second tile, or ends the turn.',
					'the second part of a turn may be declined'
				],
				must: [
					'Must be played',
					'Whoever extends the builder’s road or city always draws and lays a second tile.',
					'the second part of a turn must be played'
				]
			}
		},
		builders: mayStayInBox('Builders', 'Each player has one, as in the box.', [
			'each player has a builder',
			'nobody has a builder'
		]),
		pigs: mayStayInBox('Pigs', 'Each player has one, as in the box.', [
			'each player has a pig',
			'nobody has a pig'
		])
	},
	rulingSources: {
		traderTiles: `${TRADERS_PAGE}, first and later editions: tiles`,
		secondPart: `${TRADERS_PAGE}, builder; “may” in the wording of the rules`,
		builders: IN_NONE,
		pigs: IN_NONE
	},
	help: {
		title: 'Traders & Builders',
		lines: [],
		terms: [
			[
				'Goods',
				'Some cities show symbols of wine, grain and cloth. Whoever completes such a city with a tile or an abbey takes one token for each symbol. It doesn’t matter who scores the city. Tilekeep counts the tokens: tap a player’s score to see them. At the end, whoever has the most of a good scores 10 points, and so does everybody who ties.'
			],
			[
				'The builder',
				'Place it instead of a meeple, on the tile just laid, on an unfinished road or in an unfinished city where you have a meeple. Whenever you continue that road or city later, your turn has a second part: draw, lay and place once more. If you’d rather not, tap “No second tile”. There is never a third part, and an abbey continues nothing. When the road or city is completed, the builder comes home with the meeples. Builders and pigs count for no majority.'
			],
			[
				'The pig',
				'Place it instead of a meeple, in a field of the tile just laid where you have a farmer. If you score that farm, each completed city pays you 4 instead of 3. When a barn sends farmers home, pigs go too.'
			],
			[
				'Where the rules are silent',
				'By the farm rule of 2000, Tilekeep pays 5 instead of 4 for a city to whoever has a pig beside it. On a table in progress, enter the tokens that players already have.'
			],
			[
				'The printing of 2025',
				'Four of its 24 tiles are different, one of them with a stretch of river: without a river, leave that one in the box. A chicken stands for wine. We know the tiles from one source only: describe any that looks different. That source has other rules for builder and pig, which Tilekeep leaves out.'
			]
		],
		topics: {
			goods: {
				title: 'Goods in pictures',
				pictures: {
					'goods-taken':
						'Red scores the city, and blue, who completes it, takes the wine and the grain'
				}
			},
			builder: {
				title: 'The builder in pictures',
				pictures: {
					'builder-second':
						'Red’s builder stands on this road: red continued it, and the second tile of the turn completed it'
				}
			},
			pig: {
				title: 'The pig in pictures',
				pictures: { 'pig-pays': 'Red’s farm with a pig pays 4 for each city, blue’s pays 3' }
			}
		}
	},
	rules: {
		'TRADERS-1': [
			'There are 24 tiles and 20 tokens of goods: 9 wine, 6 grain, 5 cloth. Everybody has one builder and one pig.',
			'page, beginning'
		],
		'TRADERS-2': [
			'The tiles of the editions since 2015 differ only by a garden on two of them.',
			'page, tiles'
		],
		'TRADERS-3': [
			'Where two roads cross at a bridge, both continue, and there are four fields.',
			'page, tiles'
		],
		'TRADERS-4': [
			'On the tile with a bridge and a gate, the lower road runs to the gate, and the upper one ends at a house. There are three fields.',
			'page, tiles'
		],
		'TRADERS-5': ['A field enclosed by cities touches all of them and never grows.', 'page, tiles'],
		'TRADERS-6': [
			'In 2025 four tiles are different: a road ends at a hut, another beside a monastery, a city with cloth is mirrored, and one with wine stands by a river. A chicken takes the place of wine.',
			'tile list of 2025'
		],
		'TRADERS-7': [
			'The tile with a stretch of river is drawn with those between spring and lake. Without a river it stays in the box.',
			'our decision'
		],
		'GOODS-1': [
			'Whoever completes a city takes one token for each symbol in it, no matter who stands there and scores.',
			'page, goods'
		],
		'GOODS-2': [
			'An abbey that completes a city wins its tokens too, and a tile that completes several cities wins the tokens of all.',
			'Abbey & Mayor page, n. 14'
		],
		'GOODS-3': ['The symbols of unfinished cities give nothing.', 'page, goods'],
		'GOODS-4': [
			'At the end, whoever has the most tokens of a good scores 10. All who tie for the most score 10 each; a good of which nobody has tokens pays nothing.',
			'page, final scoring'
		],
		'GOODS-5': [
			'On a table in progress the tokens already won are entered. Cities completed before give none.',
			'our decision'
		],
		'BUILDER-1': [
			'The builder is placed instead of a meeple, on the tile just laid. It needs an unfinished road or city where the player has a meeple of any kind.',
			'page, builder'
		],
		'BUILDER-2': [
			'Builders and pigs aren’t meeples: they count for no majority and keep nobody away.',
			'page, builder'
		],
		'BUILDER-3': [
			'A tile that continues the road or city of the player’s builder gives the turn a second part, with another tile, figure and scoring. The builder must have stood there before.',
			'page, builder'
		],
		'BUILDER-4': [
			'A second part never earns a third. The builder stays and works again in later turns.',
			'page, builder'
		],
		'BUILDER-5': [
			'The second part may be declined, unless your rules say otherwise.',
			'page, builder'
		],
		'BUILDER-6': [
			'When its road or city is completed, the builder goes home with the meeples. What came home in the first part can be placed in the second.',
			'page, builder'
		],
		'BUILDER-7': ['A builder doesn’t stay without a meeple of its own colour.', 'page, builder'],
		'BUILDER-8': [
			'An abbey continues nothing, so it earns no second part. It may be laid in either part.',
			'Abbey & Mayor page, n. 5, 13'
		],
		'BUILDER-9': [
			'If the last tile earns a second part, only an abbey can be laid in it, before the round of last abbeys.',
			'Abbey & Mayor page, n. 5'
		],
		'PIG-1': [
			'The pig is placed instead of a meeple, in a field of the tile just laid where the player has a farmer. It stays to the end, or until a barn sends the farmers home.',
			'page, pig'
		],
		'PIG-2': [
			'If its owner scores the farm, each completed city pays the owner 1 more: usually 4 instead of 3, or 2 instead of 1 when farmers are joined to a barn’s farm. Without a majority or a tie the pig does nothing.',
			'page, pig'
		],
		'PIG-3': [
			'When a barn is built, each city pays the pig’s owner 4 instead of 3. When farmers are joined to a barn’s farm, it pays 2 instead of 1. Then farmers and pigs go home.',
			'Abbey & Mayor page, barn; n. 55'
		],
		'PIG-4': ['Pigs never count for barns.', 'Abbey & Mayor page, barn'],
		'PIG-5': [
			'By the farm rule of 2000 a city pays 5 instead of 4 to a player with a pig in a field around it.',
			'our decision'
		],
		'PIG-6': ['A first game without farmers has no pigs.', 'our decision']
	},
	ruleTopics: {
		TRADERS: 'the new tiles',
		GOODS: 'goods',
		BUILDER: 'the builder',
		PIG: 'the pig'
	}
};
