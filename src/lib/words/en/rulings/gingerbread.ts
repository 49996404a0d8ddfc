import { BOOKLET } from './prints';
import type { BoxRulings } from './types';

/** The rulings of The Gingerbread Man. */
export const gingerbread = {
	rulings: {
		gingerbreadMoves: {
			title: 'The Gingerbread Man’s tile completes his city',
			answers: {
				once: [
					'One move',
					'The city pays for its completion, and the Gingerbread Man moves once, for the city and the tile together.',
					'a tile of the Gingerbread Man that completes his city moves him once'
				],
				twice: [
					'Two moves',
					'“… the player who completed the city moves the gingerbread man”, and then “he takes the gingerbread man and moves it” for the tile. The city that he leaves then pays its knights.',
					'a tile of the Gingerbread Man that completes his city moves him twice'
				]
			}
		},
		gingerbreadTiles: {
			title: 'Gingerbread tiles',
			answers: {
				known: [
					'Built in',
					'Tilekeep knows the six tiles, from the one public scan we found.',
					'Tilekeep knows the six gingerbread tiles'
				],
				described: [
					'Described',
					'The players describe each of the six tiles, as in games that began before Tilekeep knew them.',
					'the players describe the six gingerbread tiles'
				]
			}
		}
	},
	sources: {
		gingerbreadMoves: `${BOOKLET}, page 8, The Gingerbread Man`,
		gingerbreadTiles: 'A public scan of the six tiles'
	}
} satisfies BoxRulings;
