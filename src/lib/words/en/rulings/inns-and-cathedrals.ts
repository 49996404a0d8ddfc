import type { BoxRulings } from './types';
import { IN_NONE, mayStayInBox } from './prints';

const PAGES = 'Wikicarpedia, Inns & Cathedrals (1st; 2nd and 3rd edition)';

/** The rulings of Inns & Cathedrals. */
export const innsAndCathedrals = {
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
				]
			}
		},
		bigFollowers: mayStayInBox('Big meeples', 'Each player has one, as in the box.', [
			'each player has a big meeple',
			'nobody has a big meeple'
		])
	},
	sources: {
		innTiles: `${PAGES}, and the tiles’ pictures`,
		bigFollowers: IN_NONE
	}
} satisfies BoxRulings;
