/** A heading and its paragraphs. */
export interface HelpSection {
	readonly id: string;
	readonly title: string;
	/** True for things to do one after the other. */
	readonly steps?: boolean;
	readonly lines: readonly string[];
}

const sections: readonly HelpSection[] = [
	{
		id: 'turn',
		title: 'Enter a turn',
		steps: true,
		lines: [
			'Tap the tile that was drawn, then one of the glowing spots. Or tap a spot first: then only the tiles that still fit there are offered.',
			'Tap the tile on the board to turn it. Where only one way fits, it lies right at once.',
			'Did somebody put a follower on it? Tap the road, city, monastery or field where it stands.',
			'Tap Done. A slip? Undo is always at the same place, and takes back as many turns as you like.'
		]
	},
	{
		id: 'does',
		title: 'What Tilekeep does',
		lines: [
			'It follows your table: which tile lies where and who stands on it. From that it counts every point, says why, and tells you which followers go home and where the scoring marker stands.',
			'The table is always right. Lay a tile against the rules and Tilekeep says so, but goes along if you insist, and remembers that you did.',
			'It does not draw tiles, does not advise and does not play. At the end it shows the final scoring one step after the other, on the map.'
		]
	},
	{
		id: 'rules',
		title: 'The rules as it plays them',
		lines: [
			'A new tile touches at least one other with a whole side, and each side that touches continues what is there: field, road or city.',
			'One follower a turn, on the tile just laid, and only where nobody stands on the same road, city or field yet.',
			'Completed road: 1 point a tile. Completed city: 2 a tile and 2 a pennant. Completed monastery: 9. The followers come home.',
			'Whoever has most followers there takes the points; a tie pays each of them in full.',
			'At the end, unfinished roads, cities and monasteries pay 1 a tile, and 1 a pennant. Each farm pays 3 points for each completed city that it touches to whoever has most farmers on it.'
		]
	},
	{
		id: 'rulings',
		title: 'House rulings',
		lines: [
			'Before a game you decide: with farmers or without; what a farm pays, by the rule of today, of 2001 or of 2000; whether a completed city of two tiles pays 4 points or 2; and whether a tile that fits nowhere leaves the game or goes back into the bag.',
			'Your answers are kept for the next game.'
		]
	},
	{
		id: 'data',
		title: 'Where your games are',
		lines: [
			'In this browser on this device, and nowhere else. Each step is stored before the screen confirms it.',
			'A browser may clear what a site stores when the device runs short of space; Safari does so after seven days without a visit, unless the site was added to the home screen. Once a game is finished, the first page offers to ask the browser for protection.',
			'A game can be downloaded as a file and opened again, here or on another device.'
		]
	},
	{
		id: 'privacy',
		title: 'Privacy',
		lines: [
			'No account, no tracking, no advertising. After it was loaded, Tilekeep asks no server for anything but its own updates, and it never asks another host.'
		]
	}
];

/** Words of the page that explains the app. */
export const help = {
	title: 'Help',
	sections,
	keysTitle: 'Keys',
	key: 'Key',
	does: 'What it does',
	keys: [
		['U', 'Undo'],
		['Y', 'Redo'],
		['R', 'Turn the tile'],
		['Enter', 'Done'],
		['Esc', 'One step back in the turn'],
		['/', 'Search a tile'],
		[
			'Arrows',
			'On the board: walk over the tiles; space goes through the segments, Enter explains one'
		]
	],
	newsTitle: 'What’s new',
	news: [
		[
			'0.1.0',
			'The first version: the base game and the Winter Edition, followed tile by tile and scored with every reason, without a network.'
		]
	],
	independent:
		'Tilekeep is an independent helper for a game that you own. It is not connected with the authors or publishers of Carcassonne.'
} as const;
