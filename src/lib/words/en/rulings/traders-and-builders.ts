import type { BoxRulings } from './types';
import { IN_NONE, mayStayInBox } from './prints';

const TRADERS_PAGE = 'Wikicarpedia, Traders & Builders';

/** The rulings of Traders & Builders. */
export const tradersAndBuilders = {
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
	sources: {
		traderTiles: `${TRADERS_PAGE}, first and later editions: tiles`,
		secondPart: `${TRADERS_PAGE}, builder; “may” in the wording of the rules`,
		builders: IN_NONE,
		pigs: IN_NONE
	}
} satisfies BoxRulings;
