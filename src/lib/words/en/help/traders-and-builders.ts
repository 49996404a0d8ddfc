import type { HelpSection } from './types';

/** How to play with Traders & Builders. */
export const tradersAndBuilders: HelpSection = {
	id: 'traders-and-builders',
	title: 'Traders & Builders',
	lines: [],
	terms: [
		[
			'Goods',
			'Some cities show symbols of wine, grain and cloth. Whoever completes such a city with a tile or an abbey takes one token for each symbol. It doesn’t matter who scores the city. Tilekeep counts the tokens: tap a player’s score to see them. At the end, whoever has the most of a good scores 10 points, and so does everybody who ties.'
		],
		[
			'The builder',
			'Place it instead of a meeple, on the tile just laid, on an unfinished road or in an unfinished city where you have a meeple. Whenever you continue that road or city later, your turn has a second part: draw, lay and place once more. If you’d rather not, tap “No second tile”. There is never a third part, and an abbey continues nothing. When the road or city is completed, the builder comes home with the meeples. Builders and pigs count for no majority.'
		],
		[
			'The pig',
			'Place it instead of a meeple, in a field of the tile just laid where you have a farmer. If you score that farm, each completed city pays you 4 instead of 3. When a barn sends farmers home, pigs go too.'
		],
		[
			'Where the rules are silent',
			'By the farm rule of 2000, Tilekeep pays 5 instead of 4 for a city to whoever has a pig beside it. On a table in progress, enter the tokens that players already have.'
		],
		[
			'An even newer printing',
			'A newer printing is said to have other tiles. Tilekeep doesn’t know them: describe any tile that looks different.'
		]
	],
	topics: [
		{
			id: 'goods',
			title: 'Goods in pictures',
			pictures: {
				'goods-taken':
					'Red scores the city, and blue, who completes it, takes the wine and the grain'
			}
		},
		{
			id: 'builder',
			title: 'The builder in pictures',
			pictures: {
				'builder-second':
					'Red’s builder stands on this road: red continued it, and the second tile of the turn completed it'
			}
		},
		{
			id: 'pig',
			title: 'The pig in pictures',
			pictures: { 'pig-pays': 'Red’s farm with a pig pays 4 for each city, blue’s pays 3' }
		}
	]
};
