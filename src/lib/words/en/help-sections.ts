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

/** How the camera follows a table. */
export const watchSection: HelpSection = {
	id: 'watch',
	title: 'Follow with the camera',
	steps: true,
	lines: [
		'Put the phone on a stand, so that it looks down on the whole table, as much from above as you can. A webcam works, too.',
		'Light the table evenly. Avoid lamps that are reflected in the tiles.',
		'In the game’s menu, tap “Follow with the camera”. It finds the board by itself and draws lines around the tiles; if it doesn’t find it, show it the corners. It says what to change, such as too little light. When the lines are right, tap “Looks right”. With fewer than four tiles the phone’s tilt helps, and the browser may ask for it; without it, Tilekeep looks for the board again once four tiles lie. If the board outgrows the picture, move the phone to where you play and tap “Set up again”: the tiles in the picture show where it is.',
		'Lay the tile, put the meeple on it, and take your hand away. The turn appears with what it pays: tap “Yes”. Where Tilekeep isn’t sure, it shows two or three turns side by side: tap the right one. “Another way” leads to the usual entry, and you can enter any turn yourself at any time.',
		'Three dots open the camera’s options. With “Enter what is sure”, a turn whose tile and figure are sure is entered after two seconds, with a sound. Any tap stops it, and one button takes the whole turn back.',
		'It says when a figure that should be back still stands there, or a tile seems to lie elsewhere. It never says that the board is right: look yourself.',
		'The camera can also be a second phone that follows the game: see “Show on other phones”. The phone that keeps score names it there with “Make it the camera”. What it sees appears on the phone that keeps score, and turns are confirmed there.',
		'No picture leaves this device or is saved. The camera is off while you don’t see the page, and after five minutes in which nothing moves.'
	]
};
