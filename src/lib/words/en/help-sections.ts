import type { HelpSection } from '../expansion';

/** How the base game is scored, in pictures. */
export const scoringSection: HelpSection = {
	id: 'scoring',
	title: 'How it is scored',
	lines: [
		'Each picture is a small game that Tilekeep has scored. What counts lights up. A number on a tile is what that tile pays; a number on a shield is what a pennant pays. They add up to the points below.',
		'During a game, a question mark leads to these pictures. You find it on the card of each feature, beside the tile while you place a figure, and in the final scoring.'
	],
	topics: [
		{
			id: 'road',
			title: 'Roads',
			pictures: {
				'road-completed': 'A completed road',
				'road-unfinished': 'An unfinished road, at the end'
			}
		},
		{
			id: 'city',
			title: 'Cities',
			pictures: {
				'city-completed': 'A completed city with a pennant',
				'city-unfinished': 'The same city unfinished, at the end',
				'city-small': 'A city of two tiles, by today’s rule',
				'city-small-ruling': 'A city of two tiles, by the old rule'
			}
		},
		{
			id: 'monastery',
			title: 'Monasteries',
			pictures: {
				'monastery-completed': 'A completed monastery',
				'monastery-unfinished': 'An unfinished monastery, at the end'
			}
		},
		{
			id: 'farm',
			title: 'Farms',
			pictures: {
				'farm-cities': 'A farm with two completed cities; the third is unfinished',
				'farms-today': 'Three farms at one city, by today’s rule',
				'farms-2001': 'The same farms by the rule of 2001',
				'farms-2000': 'The same farms by the rule of 2000'
			}
		},
		{
			id: 'majority',
			title: 'Several players in one place',
			pictures: {
				'majority-shared': 'A tie: each scores in full',
				'majority-more': 'Whoever has more knights scores all the points'
			}
		}
	]
};

/** What is different with the Winter Edition's tiles. */
export const winterSection: HelpSection = {
	id: 'winter',
	title: 'Winter Edition',
	lines: [
		'It is scored like the base game, and the animals change nothing. Two of its tiles raise questions.'
	],
	topics: [
		{
			id: 'winter',
			title: 'Roads in winter',
			pictures: {
				'winter-double-bend': 'A road that crosses a tile twice: the tile counts once',
				'winter-two-roads': 'A monastery between two roads ends both: each is a road of its own'
			}
		}
	]
};
