import { counted } from '../../../words/en/format';
import { places, turnOf } from '../../../words/en/places';
import type { SaidEvent } from '../../../words/expansion';
import type { WordsOf } from '../../../words/en/says';
import type { GOLD_NAMES } from '../names';

/** “the tile 2 tiles east of the start tile”. */
const tileOf = ({ place }: SaidEvent): string => `the tile ${place ? places.tile(place) : ''}`;

/** The Gold Mines in English. */
export const words: WordsOf<typeof GOLD_NAMES> = {
	title: 'The Gold Mines',
	adds: '8 tiles and 16 ingots',
	pieces: { ingot: ['ingot', 'ingots'] },
	printed: {
		ingot: 'Gold: whoever lays this tile puts one ingot on it, and one on a tile beside it.'
	},
	marks: { ingot: 'gold' },
	countables: { ingot: ['ingot', 'ingots'] },
	sources: { ingots: 'Gold' },
	scoreAll: { ingots: 'Score all gold' },
	titles: { 'gold-mines/taken': 'Gold taken', 'gold-mines/ended': 'Gold' },
	events: {
		'gold-mines/put': (event) => `${event.name} put an ingot on it, and one on ${tileOf(event)}.`,
		'gold-mines/found': (event) => `Table in progress: an ingot on ${tileOf(event)}.`,
		'gold-mines/took': (event) =>
			`${turnOf(event.turn)}: ${event.name} took an ingot from ${tileOf(event)}.`
	},
	questions: {
		'gold-mines/put': (name, options) => ({
			question: `Where does ${name} put the second ingot?`,
			how: `Tap one of the ${counted(options, 'tile', 'tiles')} around.`,
			why: 'One ingot is on the tile just laid. The other goes on any tile beside it, also diagonally.'
		}),
		'gold-mines/took': (name, options) => ({
			question: `From which tile does ${name} take the next ingot?`,
			how: `Tap one of ${counted(options, 'tile', 'tiles')}.`,
			why: 'It matters here: other players may take from only some of these tiles.'
		})
	},
	rulings: {
		goldChoice: {
			title: 'Ingots on several tiles',
			answers: {
				player: [
					'The player chooses',
					'Whoever may take from several tiles chooses one. Tilekeep asks only where that can change who gets how many.',
					'players choose the tile from which they take an ingot'
				],
				claimants: [
					'Most claimed first',
					'Ingots are taken first from the tile from which most players may take. Nobody has to choose.',
					'ingots are taken first from the tile from which most players may take'
				]
			}
		}
	},
	rulingSources: {
		goldChoice: 'Open in the rules we saw; the second way is that of JCloisterZone'
	},
	help: {
		title: 'The Gold Mines',
		lines: [],
		terms: [
			[
				'Ingots on tiles',
				'Whoever lays a tile with gold puts one ingot on it, and one on any of the tiles around it. Tilekeep asks for that tile if there are several. An ingot belongs to the whole tile: to its road, its city and its monastery.'
			],
			[
				'Taking them',
				'Whoever has the majority in a completed road or city takes the ingots on its tiles. A completed monastery takes those on its tile and the eight around it. In a tie, or when one tile completes several features, players take one each in turn order, beginning with whoever laid the tile. Tilekeep says who gets how many. It asks only where a choice of tile can change that.'
			],
			[
				'What they are worth',
				'At the end up to 3 ingots score 1 point each, and 4 to 6 score 2 each. With 7 to 9 it’s 3 points each, with 10 or more it’s 4. Ingots left on tiles are lost. Tap a player’s score to see their ingots.'
			],
			[
				'Where the rules are silent',
				'If no tile lies beside a tile with gold, both ingots lie on it. If nobody has the majority, ingots stay where they are. On a table in progress, enter the ingots that players already have, and those on the tiles.'
			]
		],
		topics: {
			gold: {
				title: 'Gold in pictures',
				pictures: {
					'gold-taken': 'Red’s city is completed: red takes both ingots',
					'gold-shared':
						'Red and blue share this city with 3 ingots; red completed it and takes 2 of them'
				}
			}
		}
	},
	rules: {
		'GOLD-1': [
			'There are 8 tiles with gold and 16 ingots, which are always enough. All editions have the same tiles.',
			'page, contents'
		],
		'GOLD-2': [
			'Whoever lays a tile with gold puts one ingot on it and one on any tile beside it, also diagonally. Several ingots may lie on one tile.',
			'page, Z-Man'
		],
		'GOLD-3': [
			'Ingots belong to the whole tile. A completed road or city takes those on its tiles, a completed monastery or garden also those on the eight tiles around.',
			'page, Z-Man; abbey and garden: JCloisterZone'
		],
		'GOLD-4': ['Whoever has the majority takes all ingots.', 'page, Z-Man'],
		'GOLD-5': [
			'If players tie, or several features are completed at once, all who may take ingots take one each. They go round in turn order, beginning with whoever laid the tile, until none are left.',
			'Z-Man, shops'
		],
		'GOLD-6': [
			'Whoever may take from several tiles chooses one. By another rule, ingots come first from the tile that the most players may take from.',
			'left open; the second way: JCloisterZone'
		],
		'GOLD-7': [
			'If nobody has the majority, the ingots stay where they are.',
			'shops, JCloisterZone'
		],
		'GOLD-8': ['Farms, unfinished features and figures taken home get no ingots.', 'JCloisterZone'],
		'GOLD-9': [
			'At the end each ingot scores 1 with up to 3 of them, 2 with up to 6, 3 with up to 9, and 4 with 10 or more. Ingots on tiles are lost.',
			'shops, JCloisterZone'
		],
		'GOLD-10': [
			'Ingots are put on tiles before scoring, and handed out after it, before figures move on. So a tile with gold may pay out at once.',
			'page, order of play'
		],
		'GOLD-11': ['If no tile lies beside a tile with gold, both ingots lie on it.', 'our decision'],
		'GOLD-12': [
			'On a table in progress you enter the ingots that players have, and those on tiles.',
			'our decision'
		]
	},
	ruleTopics: { GOLD: 'gold' }
};
