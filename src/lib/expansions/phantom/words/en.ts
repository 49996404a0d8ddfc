import { placeOf } from '../../../words/en/places';
import type { WordsOf } from '../../../words/en/says';
import type { PHANTOM_NAMES } from '../names';

/** The Phantom in English. */
export const words: WordsOf<typeof PHANTOM_NAMES> = {
	title: 'The Phantom',
	adds: 'a phantom each, a second figure for the turn',
	pieces: { phantom: ['phantom', 'phantoms'] },
	events: {
		'phantom/placed': (event) => `${event.name}’s phantom followed, to the ${placeOf(event)}.`
	},
	questions: {
		'phantom/placed': (name) => ({
			question: `Does your phantom follow, ${name}?`,
			how: 'Tap where it goes, or leave it in hand.',
			why: 'It stands on this tile, where nobody stands yet, and counts as a meeple.'
		})
	},
	offers: { 'phantom/placed': 'Place the phantom too' },
	declines: { 'phantom/placed': 'No phantom' },
	rulings: {
		phantomAfter: {
			title: 'What the phantom may follow',
			answers: {
				any: [
					'Anything',
					'A figure, one taken home, a festival, or whatever else was done with the tile.',
					'the phantom may follow anything done with a tile'
				],
				figure: [
					'Only a figure',
					'Only where another figure was placed before.',
					'the phantom follows only another figure'
				]
			}
		}
	},
	rulingSources: { phantomAfter: 'Carcassonne Central, threads 4706 and 4756' },
	help: {
		title: 'The Phantom',
		lines: [
			'Everybody has a phantom of clear plastic besides the meeples. The app draws it as a ghost.'
		],
		terms: [
			[
				'As a second figure',
				'Place a figure, or do something else with your tile. If your phantom is in hand and a place on the tile is free, you are asked: tap that place, or “No phantom”.'
			],
			[
				'As the only figure',
				'Tap the phantom among your figures, then where it goes. Nothing else follows it.'
			],
			[
				'What it counts',
				'It is worth as much as a meeple, on roads, in cities, monasteries and fields, and never stands in a garden.'
			]
		],
		topics: {
			phantom: {
				title: 'The phantom in pictures',
				pictures: {
					'phantom-second': 'Red’s farmer and, in the city, the phantom: it scores 4 at once'
				}
			}
		}
	},
	rules: {
		'PHANTOM-1': [
			'Each player has one phantom besides the meeples. There are no tiles.',
			'page, contents'
		],
		'PHANTOM-2': [
			'After doing something with the tile just laid, its player may also put the phantom on it, as a second figure, where nobody stands.',
			'page'
		],
		'PHANTOM-3': [
			'The phantom may also be the only figure of a turn. If nothing was done before it, Tilekeep doesn’t ask for it.',
			'page; JCloisterZone'
		],
		'PHANTOM-4': ['It counts as one meeple in every respect.', 'page'],
		'PHANTOM-5': [
			'It may follow any action: a figure of any kind, wherever it was put, one taken home, a festival. At stricter tables only a figure.',
			'forum; JCloisterZone'
		],
		'PHANTOM-6': [
			'It stands where a meeple may, never in a garden. It may stand on what the tile completes, which is scored with it.',
			'page; JCloisterZone'
		],
		'PHANTOM-7': [
			'In a turn of several tiles it may follow with each, while it is in hand.',
			'JCloisterZone'
		],
		'PHANTOM-8': [
			'After another figure, the phantom may also fly from the tile’s machine, unless one flew before. If it came home in the same turn, it may follow.',
			'page of The Flier, footnote of 2013; papageek; JCloisterZone'
		]
	},
	ruleTopics: { PHANTOM: 'the phantom' }
};
