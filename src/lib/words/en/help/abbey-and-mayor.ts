import type { HelpSection } from './types';

/** How to play with Abbey & Mayor. */
export const abbeyAndMayor: HelpSection = {
	id: 'abbey-and-mayor',
	title: 'Abbey & Mayor',
	lines: [
		'Everybody has an abbey, a mayor, a wagon and a barn besides the seven meeples. You still place only one figure per turn: tap the figure first, then where it stands.',
		'In the palette the tiles of an expansion have a coloured corner, and “Extra” shows only them, your abbey included.'
	],
	terms: [
		[
			'Abbey',
			'Laid instead of drawing, once per game, in a hole with tiles on all four sides. Every road, city and field beside it ends there. It is a monastery, so a figure in it is a monk.'
		],
		[
			'Last abbeys',
			'After the last tile, Tilekeep asks those who still have an abbey, clockwise from the left of whoever laid that tile.'
		],
		[
			'Mayor',
			'Goes into a city where nobody stands. He counts as one knight per pennant when the city is scored; without a pennant he counts for nothing and scores nothing.'
		],
		[
			'Wagon',
			'Stands on a road, in a city or in a monastery, and counts as one meeple. When its feature is scored, it goes home or drives on to a directly connected feature that is unfinished and free. It may pass a gate, a crossing from road to road, or an abbey’s edge. It may also drive between a monastery and its road or the city around it, but never from city to city. Your table may play the second edition’s rule instead: it drives to any unfinished, free feature on its tile or the eight around it. By a house rule it rolls on through connected completed features, to the next unfinished, free one. The possible places glow.'
		],
		[
			'Barn',
			'Stands on a corner where four tiles meet and all show field. One of them is the tile just laid. A farm takes a second barn only by a house rule. The barn stays to the end, and no more farmers may be placed on its farm.'
		],
		[
			'What a barn’s farm pays',
			'When it is built, each completed city pays 3 points to whoever has the most farmers there. When a later tile joins more farmers to it, each city pays 1 to whoever has the most of those. All those farmers go home. At the end each city pays 4 to the owner of each barn. Farms pay by today’s rule; using the farm rules of 2000 and 2001 with barns is a house rule.'
		]
	],
	topics: [
		{
			id: 'mayor',
			title: 'The mayor in pictures',
			pictures: { 'mayor-pennants': 'A mayor with three pennants against two knights' }
		},
		{
			id: 'wagon',
			title: 'The wagon in pictures',
			pictures: { 'wagon-follower': 'A wagon and a meeple on one road: a tie' }
		},
		{
			id: 'abbey',
			title: 'Abbeys in pictures',
			pictures: {
				'abbey-monk': 'A monk in an abbey with tiles all around',
				'abbey-closes': 'The same abbey completes the city of one tile beside it'
			}
		},
		{
			id: 'barn',
			title: 'Barns in pictures',
			pictures: {
				'barn-built': 'A barn is built: first the farmer is paid',
				'barn-joined': 'A later tile joins a farmer to a barn’s farm',
				'barn-end': 'A barn at the end'
			}
		}
	]
};
