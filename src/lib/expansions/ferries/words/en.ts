import { capital } from '../../../words/en/format';
import { places, sidesList } from '../../../words/en/places';
import type { WordsOf } from '../../../words/en/says';
import type { SaidChoice, SaidEvent } from '../../../words/expansion';
import type { FERRY_NAMES } from '../names';

/** “the ferry on the lake 2 tiles east of the start tile”. */
const ferryAt = ({ place }: SaidEvent): string =>
	`the ferry on the lake${place ? ` ${places.tile(place)}` : ''}`;
const joined = ({ sides = [] }: SaidEvent): string => sidesList(sides);
const said = ({ sides }: SaidChoice): string => capital(sidesList(sides));

/** The Ferries in English. */
export const words: WordsOf<typeof FERRY_NAMES> = {
	title: 'The Ferries',
	adds: '8 tiles with a lake, and 8 ferries',
	pieces: { ferry: ['ferry', 'ferries'] },
	printed: {
		'ferry-lake': 'Lake: its roads end here, but for the two that a ferry joins.'
	},
	marks: { 'ferry-lake': 'lake' },
	links: {
		ferry: (spot, joins) => `On the lake ${places.tile(spot)} the ferry joins ${sidesList(joins)}.`
	},
	events: {
		'ferries/laid': (event) => `${event.name} laid ${ferryAt(event)}: it joins ${joined(event)}.`,
		'ferries/moved': (event) =>
			`${event.name} moved ${ferryAt(event)}: now it joins ${joined(event)}.`,
		'ferries/kept': ({ name }) => `${name} left the ferries where they were.`,
		'ferries/kept-one': (event) => `${event.name} left ${ferryAt(event)} where it was.`,
		'ferries/found': (event) => `Table in progress: ${ferryAt(event)} joins ${joined(event)}.`
	},
	questions: {
		'ferries/laid': (name) => ({
			question: `Which two roads does ${name}’s ferry join?`,
			how: 'Tap the sides where they leave the tile.',
			why: 'It must be laid. The roads become one, whoever stands there.'
		}),
		'ferries/moved': (name) => ({
			question: `Does ${name} move the ringed ferry?`,
			how: 'Tap the two sides that it will join.',
			why: 'Its road was extended. What it cuts off may be completed.'
		})
	},
	answers: {
		'ferries/laid/sides': said,
		'ferries/moved/sides': said,
		'ferries/moved/keep': () => 'Leave this one'
	},
	declines: { 'ferries/moved': 'Leave everything as it is' },
	rulings: {
		scoredRoadAgain: {
			title: 'A ferry joins a scored road to another one',
			answers: {
				again: [
					'Counts again',
					'The scored road becomes part of the other one, and all its tiles count.',
					'a scored road that a ferry joins to another one counts again'
				],
				out: [
					'Stays out',
					'Only the tiles with a road that wasn’t scored yet count.',
					'a scored road that a ferry joins to another one stays out of its points'
				]
			}
		}
	},
	rulingSources: { scoredRoadAgain: 'In no text; counts again: JCloisterZone' },
	help: {
		title: 'The Ferries',
		lines: [
			'A lake ends three or four roads. A ferry on it joins two of them, and may be moved later.'
		],
		terms: [
			[
				'A ferry is laid',
				'Whoever lays a lake may put a figure on one of its roads, and then must lay a ferry that joins two of them. Tilekeep asks before the turn is scored: tap the two sides. Now they are one road, whoever stands there.'
			],
			[
				'A ferry is moved',
				'Whoever extends a road with a ferry may move that ferry to two other roads of its lake. The extended road may lose it. Only the first ferry in each direction from the new tile can be moved, and each once for a tile.'
			],
			[
				'Then everything is scored',
				'A road without a ferry ends at the lake. Both the joined road and one that was cut off are scored if they are completed. Figures stay where they stand, and one that can’t stay alone comes home.'
			],
			[
				'Counting',
				'A lake counts as one tile of a road, whether the ferry crosses it or the road ends there. An inn counts for the whole road, as long as the ferry joins it.'
			],
			[
				'A scored road',
				'If a ferry joins a road that was scored to another one, all its tiles count again. By another rule they stay out.'
			]
		],
		topics: {
			ferries: {
				title: 'Ferries in pictures',
				pictures: {
					'ferry-joins': 'A ferry joins two roads, and two players share the points',
					'ferry-cuts-off': 'The ferry is moved, and the road that it leaves is completed'
				}
			}
		}
	},
	rules: {
		'FERRIES-1': [
			'Eight tiles with a lake are drawn with the others: seven have three roads, and one has four. There is a ferry for each.',
			'page, contents'
		],
		'FERRIES-2': [
			'On a lake just laid, each road is a road of its own. A figure may be placed on one of them, before the ferry is laid.',
			'page; JCloisterZone'
		],
		'FERRIES-3': [
			'Then whoever laid the lake must lay a ferry that joins two of its roads. They become one road, even if others stand there.',
			'page, with its notes'
		],
		'FERRIES-4': ['At the lake, a road without a ferry ends.', 'page'],
		'FERRIES-5': [
			'Whoever extends a road with a ferry may move that ferry to two other roads of its lake. The extended road may lose it.',
			'page'
		],
		'FERRIES-6': [
			'From the new tile, only the first ferry in each direction may be moved, once per tile and in any order. A lake just laid gets its own ferry first.',
			'page, with its notes; Carcassonne Central'
		],
		'FERRIES-7': [
			'Extending a road that ends at a lake, without reaching its ferry, doesn’t let you move that ferry. Nor does joining roads by a ferry, or closing one without extending it.',
			'page, first edition, notes; Carcassonne Central'
		],
		'FERRIES-8': [
			'Once all ferries are laid, everything completed is scored, also a road that was cut off. Figures stay where they stand.',
			'page'
		],
		'FERRIES-9': [
			'If a ferry joins a scored road to another one, the tiles of both count.',
			'JCloisterZone'
		],
		'FERRIES-10': [
			'By another rule, tiles on which all roads were scored before don’t count again.',
			'our decision'
		],
		'FERRIES-11': [
			'A lake counts as one tile of a road, whether the ferry crosses it or the road ends there.',
			'page on scoring'
		],
		'FERRIES-12': [
			'If a ferry is moved, a figure that can’t stay alone comes home unless a meeple of its owner is still on its road.',
			'Traders & Builders page; Carcassonne Central'
		],
		'FERRIES-13': [
			'A road that only a ferry extends gives no second part of a turn.',
			'page, first edition, notes'
		],
		'FERRIES-14': [
			'Nobody stands on a ferry, and ferries stay to the end. Unfinished roads are scored as ever.',
			'page'
		],
		'FERRIES-15': [
			'An inn counts for the whole road that ferries join. A part that is cut off loses it.',
			'page, first edition, notes'
		],
		'FERRIES-16': [
			'A lake separates fields like a crossing, and ferries change nothing there. No figure moves from one road of a lake to another.',
			'JCloisterZone'
		],
		'FERRIES-17': [
			'Mage and witch stay where they stand. If a ferry joins the roads of both, whoever laid or moved it moves one of them at once.',
			'Mage & Witch page'
		],
		'FERRIES-18': [
			'On a table in progress you enter which roads each ferry joins. A lake may have no ferry, and then it gets none later.',
			'our decision'
		]
	},
	ruleTopics: { FERRIES: 'the ferries' }
};
