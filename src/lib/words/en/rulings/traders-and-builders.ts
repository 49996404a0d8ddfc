import type { BoxRulings } from './types';

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
					'The 24 tiles of the editions since 2015: two of them have a garden, which matters with The Abbot only.',
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
		}
	},
	sources: {
		traderTiles: `${TRADERS_PAGE}, first and later editions: tiles`,
		secondPart: `${TRADERS_PAGE}, builder; “may” in the wording of the rules`
	}
} satisfies BoxRulings;
