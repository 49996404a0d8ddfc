import type { WordsOf } from '../../../words/en/says';
import { inn } from '../../../rules/presentation/words/en';
import type { BRIDGES_NAMES } from '../names';

/** Bridges, Castles & Bazaars in English. */
export const words: WordsOf<typeof BRIDGES_NAMES> = {
	title: 'Bridges, Castles & Bazaars',
	adds: '12 tiles, eight with a bazaar; bridges and castles for everybody',
	printed: {
		bazaar: 'Bazaar: its roads end here, and after the turn tiles are auctioned.',
		...inn.printed
	},
	marks: { bazaar: 'bazaar' },
	signs: inn.signs,
	rulings: {
		bridgeTiles: {
			title: 'Tiles of Bridges, Castles & Bazaars',
			answers: {
				first: [
					'Without a garden',
					'The 12 tiles of 2010.',
					'the tiles of Bridges, Castles & Bazaars have no garden'
				],
				later: [
					'With a garden',
					'The 12 tiles of 2017: one of them has a garden, which matters only with The Abbot.',
					'one tile of Bridges, Castles & Bazaars has a garden'
				]
			}
		},
		freeBridge: {
			title: 'A bridge that the tile doesn’t need',
			answers: {
				beside: [
					'On the tile or beside it',
					'It may be laid on the tile just laid, or on one directly beside it.',
					'a bridge may also be laid on a tile beside the one just laid'
				],
				here: [
					'Only on the tile',
					'It may be laid on the tile just laid. A neighbour gets one only where the tile needs it.',
					'a neighbour gets a bridge only where the tile needs it'
				]
			}
		},
		castleChoice: {
			title: 'Several features are completed beside a castle',
			answers: {
				chosen: [
					'Its player chooses',
					'Whose lord it is chooses for which of them the castle is paid.',
					'the lord’s player chooses what a castle is paid for'
				],
				best: [
					'The best',
					'The castle is paid for the one that pays most.',
					'a castle is paid for what pays most'
				]
			}
		}
	},
	rulingSources: {
		bridgeTiles: 'Pictures of the tiles',
		freeBridge: 'Wikicarpedia, Order of Play; only on the tile: JCloisterZone',
		castleChoice: 'Wikicarpedia, castle rules of the first edition; the best: JCloisterZone'
	},
	reading: () => import('./en-help')
};
