import { IN_NONE, type WordsOf } from '../../../words/en/says';
import type { EVERY_RIVER, RiverWords } from '../names';

/** Where rules of rivers are printed, as it is cited. */
export const RIVER_PAGE = 'Wikicarpedia, The River';

/** What is said of every river in English. */
export const everyRiver: RiverWords<WordsOf<typeof EVERY_RIVER>> = {
	printed: {
		spring: 'Spring: the river begins here.',
		lake: 'Lake: the river ends here.'
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
		startTileWithRiver: {
			title: 'The start tile in a game with a river',
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
		startTileWithRiver: RIVER_PAGE,
		river: `${RIVER_PAGE}, with the publisher’s answers`,
		riverFields: IN_NONE
	},
	rules: {
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
