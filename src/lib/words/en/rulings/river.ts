import type { BoxRulings } from './types';
import { IN_NONE } from './prints';

const RIVER_PAGE = 'Wikicarpedia, The River';

/** The rulings of The River. */
export const river = {
	rulings: {
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
		},
		startTileWithRiver: {
			title: 'The start tile in a game with The River',
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
	sources: {
		riverTiles: RIVER_PAGE,
		startTileWithRiver: RIVER_PAGE,
		river: `${RIVER_PAGE}, with the publisher’s answers`,
		riverFields: IN_NONE
	}
} satisfies BoxRulings;
