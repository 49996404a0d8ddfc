import type { WordsOf } from '../../../words/en/says';
import type { MONASTERIES_NAMES } from '../names';

/** Monasteries in English. */
export const words: WordsOf<typeof MONASTERIES_NAMES> = {
	title: 'Monasteries',
	adds: '6 tiles of each box (Germany, Netherlands & Belgium, Japan): a figure lying there scores row and column',
	monasteries: {
		minster: {
			name: 'special monastery',
			some: 'a special monastery',
			on: 'in the special monastery',
			of: (tiles) => `Special monastery with ${tiles}`
		}
	},
	printed: {
		minster:
			'Special monastery: a figure stands here as in any other, or lies down. Lying, it scores row and column at the end.'
	},
	signs: { minster: { name: 'Special monastery', with: 'with a special monastery' } },
	sources: { 'row-and-column': 'Row and column' },
	titles: { 'monasteries/lain': 'Row and column' },
	verdicts: { 'monasteries/lain': 'The figure lies in the special monastery' },
	countables: {
		'monasteries/row': ['tile in the row', 'tiles in the row'],
		'monasteries/column': ['tile above and below', 'tiles above and below']
	},
	notes: {
		'monasteries/lies': () =>
			'A figure lies here: never completed, it scores row and column at the end, up to the first gaps.'
	},
	rulings: {
		monasteryBoxes: {
			title: 'How many boxes of Monasteries',
			answers: {
				one: [
					'One',
					'Six tiles: of Germany, of the Netherlands and Belgium, or of Japan.',
					'one box of Monasteries is played'
				],
				two: ['Two', 'Twelve tiles, of any two boxes.', 'two boxes of Monasteries are played'],
				three: ['Three', 'All eighteen tiles.', 'three boxes of Monasteries are played']
			}
		},
		baseMonasteries: {
			title: 'The base game’s six monasteries',
			answers: {
				'left-out': [
					'Stay in the box',
					'The special ones take their place.',
					'the base game’s monasteries stay in the box'
				],
				kept: [
					'Are played too',
					'All monasteries are drawn.',
					'the base game’s monasteries are played too'
				]
			}
		}
	},
	rulingSources: {
		monasteryBoxes: 'Wikicarpedia, Monasteries: the boxes have the same rules',
		baseMonasteries: 'Wikicarpedia, Monasteries: both ways'
	},
	help: {
		title: 'Monasteries',
		lines: [
			'The boxes of Germany, of the Netherlands and Belgium, and of Japan have the same rules. Say in your rules how many of them you play.'
		],
		terms: [
			[
				'Standing or lying',
				'Whoever places a figure in a special monastery chooses: it stands there as a monk, or lies there as an abbot. The tile shows a place for each.'
			],
			[
				'Who stands',
				'It is scored as in any monastery: 1 point for its tile and 1 for each of the eight around.'
			],
			[
				'Who lies',
				'It stays until the end of the game. Then it scores 1 for its tile, and 1 for each tile in its row and column, outward until the first gap.'
			],
			['Surrounded', 'Nothing happens to a figure that lies there. Only the end of the game pays.']
		],
		topics: {
			monasteries: {
				title: 'Standing and lying in pictures',
				pictures: {
					'lying-row': 'Red’s figure lies: 3 tiles in its row and 2 above and below',
					'standing-around': 'The same standing: its tile and those around it that lie there'
				}
			}
		}
	},
	rules: {
		'LYING-1': [
			'Each box has six tiles with a special monastery, two of them with a road. They are drawn with the others.',
			'page, contents; pictures'
		],
		'LYING-2': [
			'The base game’s six tiles with monasteries stay in the box, or are played too. Those of other boxes are always played.',
			'page; other boxes: our decision'
		],
		'LYING-3': [
			'A figure comes to a special monastery standing or lying, as its owner chooses. Every figure that counts, and may stand there, may lie there.',
			'page, sheet; kinds: JCloisterZone'
		],
		'LYING-4': ['A figure that stands there is scored as in any monastery.', 'page, sheet'],
		'LYING-5': [
			'A figure that lies there scores at the end: 1 for its tile and 1 for each tile in its row and column, until the first gaps.',
			'page, sheet'
		],
		'LYING-6': [
			'A monastery where somebody lies is never completed. So a figure may lie down even if its tile is surrounded as soon as it is laid.',
			'page; its own tile: JCloisterZone'
		],
		'LYING-7': [
			'If several figures are there, the majority gets the points, as usual.',
			'JCloisterZone'
		],
		'LYING-8': [
			'A figure that may be taken home brings 1 for its tile and 1 for each of the eight around, as if it stood. If surrounded, it stays. A message pays the same.',
			'JCloisterZone; surrounded, messages: our decision'
		],
		'LYING-9': [
			'A figure that gets there in any way but with its tile stands. One that drives on there may lie down.',
			'our decision; driving on: JCloisterZone'
		],
		'LYING-10': [
			'The house rule about unfinished features doesn’t affect a figure that lies there. On a table in progress figures are entered standing or lying.',
			'our decision'
		]
	},
	ruleTopics: { LYING: 'special monasteries' }
};
