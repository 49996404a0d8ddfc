import type { HelpSection } from './types';

/** How to play with The Gingerbread Man. */
export const gingerbread: HelpSection = {
	id: 'gingerbread',
	title: 'The Gingerbread Man',
	lines: [
		'He belongs to nobody and starts in the city of the start tile. With The River he starts in a city of the first tile laid that has one, and whoever lays it puts him there. If a house rule puts the start tile in the bag, he waits beside the board until his first tile; no rulebook covers that case.'
	],
	terms: [
		[
			'His tiles',
			'Tilekeep knows his six tiles from the one public scan we found. Does a tile in your box look different, or do you have one of them twice? Change their number under “Tiles in the bag”, and describe yours with the + at the end of the palette. He is moved by every tile that has a gingerbread man on it.'
		],
		[
			'He moves',
			'Whoever lays one of his six tiles plays the turn as usual and then moves him to another unfinished city. Whoever completes his city moves him too. Tilekeep asks where, and the next turn waits for the answer.'
		],
		[
			'He pays',
			'Each player scores 1 point per tile for each of their knights in the city. That happens when he leaves it because of one of his tiles, and when it is completed, before it pays as usual. Pennants and majorities don’t matter. The knights he leaves behind stay.'
		],
		[
			'No other city',
			'He stays, and nobody is paid. If his city is completed then, he leaves the board until his next tile.'
		],
		[
			'Where the rulebook is silent',
			'If his own tile completes his city, he pays once and moves once. Your table may have him move twice: for the city, then for the tile. In that case the city he leaves pays, too. A mayor and a wagon are one knight each. Wagons drive on before he moves, so one that drives into his city is a knight there.'
		]
	],
	topics: [
		{
			id: 'gingerbread',
			title: 'The Gingerbread Man in pictures',
			pictures: {
				'gingerbread-completed':
					'His city is completed: before it pays as usual, each knight is paid',
				'gingerbread-leaves': 'He leaves a city because of one of his tiles'
			}
		}
	]
};
