import type { BoxRulings } from './types';

const TRADERS_PAGE = 'Wikicarpedia, Traders & Builders';

/** The rulings of Traders & Builders. */
export const tradersAndBuilders: BoxRulings = {
	rulings: {
		traderTiles: {
			title: 'Tiles of Traders & Builders',
			answers: {
				first: ['Without gardens', 'The 24 tiles of the edition of 2003.'],
				later: [
					'With gardens',
					'The 24 tiles of the editions since 2015: two of them have a garden, which matters with The Abbot only.'
				]
			}
		},
		secondPart: {
			title: 'The second part of a turn',
			answers: {
				may: [
					'May be declined',
					'“A player may …”: whoever extends the builder’s road or city lays a second tile, or ends the turn.'
				],
				must: [
					'Must be played',
					'Whoever extends the builder’s road or city always draws and lays a second tile.'
				]
			}
		}
	},
	sources: {
		traderTiles: `${TRADERS_PAGE}, first and later editions: tiles`,
		secondPart: `${TRADERS_PAGE}, builder; “may” in the wording of the rules`
	}
};
