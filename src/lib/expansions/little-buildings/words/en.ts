import { places } from '../../../words/en/places';
import type { SaidEvent } from '../../../words/expansion';
import type { WordsOf } from '../../../words/en/says';
import { tiles } from '../../../words/en/tiles';
import type { LITTLE_BUILDINGS_NAMES } from '../names';

/** “the tile 2 tiles east of the start tile”. */
const tileOf = ({ place }: SaidEvent): string => `the tile ${place ? places.tile(place) : ''}`;

/** The Little Buildings in English. */
export const words: WordsOf<typeof LITTLE_BUILDINGS_NAMES> = {
	title: 'The Little Buildings',
	adds: '18 buildings that make what is scored pay more',
	besides: { 'little-buildings': '18 little buildings' },
	pieces: {
		shed: ['shed', 'sheds'],
		house: ['little house', 'little houses'],
		'little-tower': ['little tower', 'little towers']
	},
	titles: { 'little-buildings/put': 'Building placed' },
	countables: {
		'little-buildings/all': ['building', 'buildings'],
		shed: ['shed', 'sheds'],
		house: ['little house', 'little houses'],
		'little-tower': ['little tower', 'little towers']
	},
	events: {
		'little-buildings/put-shed': (event) => `${event.name} placed a shed on ${tileOf(event)}.`,
		'little-buildings/put-house': (event) =>
			`${event.name} placed a little house on ${tileOf(event)}.`,
		'little-buildings/put-tower': (event) =>
			`${event.name} placed a little tower on ${tileOf(event)}.`,
		'little-buildings/found': (event) =>
			`Table in progress: a ${tiles.piece(event.piece ?? 'shed')} on ${tileOf(event)}.`
	},
	questions: {
		'little-buildings/put': (name) => ({
			question: `Which building, ${name}?`,
			how: 'Tap the one that you place on this tile.',
			why: 'No figure is placed this turn. Whoever scores here gets more for it.'
		})
	},
	offers: { 'little-buildings/put': 'Place a building' },
	answers: {
		'little-buildings/put/shed': () => 'Shed',
		'little-buildings/put/house': () => 'House',
		'little-buildings/put/little-tower': () => 'Tower'
	},
	rulings: {
		littleBuildings: {
			title: 'What a little building pays',
			answers: {
				alike: ['1 point each', 'Every building pays 1 point.', 'each little building pays 1'],
				'by-kind': [
					'1, 2 or 3 points',
					'A shed pays 1, a house 2 and a tower 3. The variant on the sheet.',
					'a shed pays 1, a little house 2 and a little tower 3'
				]
			}
		}
	},
	rulingSources: { littleBuildings: 'Sheet of Spielbox 5/2012' },
	help: {
		title: 'The Little Buildings',
		lines: [
			'Two players have three sheds, houses and towers each, three players two, and more players one.'
		],
		terms: [
			[
				'Placing a building',
				'Lay a tile. Then, instead of placing a figure, tap “Place a building” and choose which one: it stands on that tile to the end.'
			],
			[
				'What it pays',
				'A road, city or farm that is scored pays 1 more for each building on its tiles, whoever placed it there. So do unfinished ones at the end.'
			],
			[
				'Around a monastery',
				'Buildings on its own tile and the eight around count. Gardens count them, too, unless their figure is taken home.'
			]
		],
		topics: {
			'little-buildings': {
				title: 'Buildings in pictures',
				pictures: { 'buildings-road': 'A road of 5 tiles with two buildings: 7 points' }
			}
		}
	},
	rules: {
		'BUILDING-1': [
			'There are 6 sheds, 6 houses and 6 towers. Every player gets the same number of each kind, and the rest stay in the box.',
			'sheet; page; of each kind alike: JCloisterZone'
		],
		'BUILDING-2': [
			'Instead of placing a figure or anything else, you may place one of your buildings on the tile just laid. So no tile has two.',
			'sheet; page'
		],
		'BUILDING-3': [
			'A scored road, city or field pays 1 more for each building on its tiles, whoever placed it there.',
			'sheet; fields: JCloisterZone'
		],
		'BUILDING-4': [
			'A monastery or garden counts the buildings on its own tile and the eight around, also for a figure that lies there.',
			'sheet; gardens, abbeys and lying figures: JCloisterZone'
		],
		'BUILDING-5': [
			'Buildings pay at the end, too, even where nothing else does.',
			'sheet; what pays nothing else: JCloisterZone'
		],
		'BUILDING-6': ['By another rule a shed pays 1, a house 2 and a tower 3.', 'sheet, variant'],
		'BUILDING-7': [
			'A figure that is taken home for points gets nothing for buildings.',
			'JCloisterZone'
		],
		'BUILDING-8': [
			'Farmers who score during the game score for buildings on their farm, too.',
			'JCloisterZone'
		],
		'BUILDING-9': [
			'Buildings stay to the end. On a table in progress enter where they stand; everybody still has those that were dealt.',
			'our decision'
		]
	},
	ruleTopics: { BUILDING: 'little buildings' }
};
