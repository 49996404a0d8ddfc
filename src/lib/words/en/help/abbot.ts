import type { HelpSection } from './types';

/** How to play with The Abbot. */
export const abbot: HelpSection = {
	id: 'abbot',
	title: 'The Abbot and the gardens',
	lines: [
		'Eight tiles of the base game since 2014 show a garden, as do eight of the Winter Edition of 2022. So do some tiles in later editions of the expansions. Without the abbot, gardens are only pictures.',
		'Everybody has an abbot besides the meeples, and still places only one figure per turn: tap the abbot first, then where he stands.'
	],
	terms: [
		[
			'Where he stands',
			'In a monastery, an abbey or a garden where nobody stands. He counts as one meeple. Nobody else stands in a garden, and no wagon drives there.'
		],
		[
			'Gardens',
			'They pay like monasteries: 9 points when the eight spots around them hold tiles. Unfinished at the end, they pay 1 for the garden and 1 for each tile around it.'
		],
		[
			'Taking him home',
			'Lay the tile. Then, instead of placing a figure, tap your abbot on the board: he comes home and scores what his place is worth now. You see how much beforehand. If the tile surrounds him, he scores 9 and comes home by himself, and you may place another figure. In a turn of two parts, each part allows it.'
		]
	],
	topics: [
		{
			id: 'abbot',
			title: 'The abbot in pictures',
			pictures: {
				'abbot-garden': 'A garden with all eight tiles around it',
				'abbot-recalled': 'An abbot taken home before his garden is surrounded',
				'abbot-end': 'An unfinished garden, at the end'
			}
		}
	]
};
