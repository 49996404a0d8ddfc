/** A heading and its paragraphs. */
export interface HelpSection {
	readonly id: string;
	readonly title: string;
	/** True for things to do one after the other. */
	readonly steps?: boolean;
	readonly lines: readonly string[];
	/** What is told piece by piece below the paragraphs. */
	readonly terms?: readonly (readonly [term: string, says: string])[];
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
			'On the first page, “Look at an example game” opens a recorded game to try things on. Nothing of it is kept, and it is in no list.',
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
		id: 'abbey-and-mayor',
		title: 'Abbey & Mayor',
		lines: [
			'Everybody has an abbey, a mayor, a wagon and a barn besides the seven followers. It stays at one figure a turn, whichever it is: tap its kind first, then where it stands.',
			'In the palette the tiles of an expansion have a coloured corner, and “Added” shows them alone, your abbey among them.'
		],
		terms: [
			[
				'Abbey',
				'Laid instead of drawing, once in a game, into a gap with a tile on all four sides. Every road, city and field beside it ends there. It is a monastery, and only a monk may stand on it.'
			],
			[
				'Last abbeys',
				'After the last tile, Tilekeep asks those who still have an abbey, clockwise from the left of whoever laid that tile.'
			],
			[
				'Mayor',
				'Goes into a city where nobody stands. He counts as many knights as it has pennants when it is scored; without a pennant he counts nothing and gets nothing.'
			],
			[
				'Wagon',
				'Stands on a road, in a city or as a monk, and counts as one follower. When that has been scored it goes home, or drives on to what is directly connected, unfinished and free: through a gate, over a crossing from road to road, between a monastery and its road or the city inside which it stands, across an abbey’s edge; so never from city to city. Your table may play the second edition’s rule instead: any unfinished, free one on its tile or the eight around. By a house rule it rolls on through completed ones that are connected, to the next unfinished, free one. The places glow.'
			],
			[
				'Barn',
				'Stands on the corner of four tiles that all show field there, one of them just laid; not on a farm that has one, unless a house rule allows it. It stays to the end, and nobody may lie down on its farm any more.'
			],
			[
				'What a barn’s farm pays',
				'For each completed city: 3 points to whoever has most farmers there when it is built; 1 to whoever has most of the farmers whom a later tile joins to it. They all go home. At the end 4 to the owner of each barn. Farms pay by today’s rule; the farm rules of 2000 and 2001 with barns are a house rule.'
			]
		]
	},
	{
		id: 'gingerbread',
		title: 'The Gingerbread Man',
		lines: [
			'He belongs to nobody and begins in the city of the start tile; where that is in the bag, beside the table until his first tile, for which no book has a word.'
		],
		terms: [
			[
				'He moves',
				'Whoever lays one of his six tiles plays the turn as usual and then moves him to another unfinished city. Whoever completes his city moves him too. Tilekeep asks, and the next turn waits for the answer.'
			],
			[
				'He pays',
				'Each player gets 1 point a tile for every knight of theirs in the city: when he leaves it for one of his tiles, and when it is completed, before it pays as usual. Pennants and majority don’t matter. The knights he leaves behind stay.'
			],
			[
				'No other city',
				'He stays, and nobody is paid. When his city is completed then, he leaves the table until his next tile.'
			],
			[
				'Where the rulebook is silent',
				'His own tile completes his city: he pays once and moves once; your table may have him move twice, for the city and then for the tile, and then the city that he leaves pays too. A mayor and a wagon are one knight each. Wagons drive on before he moves, so one that drives into his city is a knight there.'
			]
		]
	},
	{
		id: 'told',
		title: 'Tiles that you tell',
		lines: [
			'What is on the six gingerbread tiles is recorded nowhere, so your table tells it: tap the tile in the palette, tell its four edges, and tap the picture that is joined like yours. With the spot chosen first, only pictures that fit are offered.',
			'A tile is told once: this device remembers it for later games, and the game’s file carries it along.',
			'Any tile of your own joins the same way, by the + at the end of the palette.',
			'Told wrongly? Correct it in the game’s menu, under “Told tiles”: the whole game is counted anew with the tile as it is.'
		]
	},
	{
		id: 'dispute',
		title: 'Settle a dispute',
		lines: [
			'Tap any road, city, monastery or field on the board. All of it lights up, its tiles numbered as they are counted, and the card says who has most followers there, what it pays now and if the game ended now, what is still open (an arrow or a plus; a cross for what can never close), and the rule with its place in print.',
			'Tap a farm: each completed city that it feeds is numbered once, where its wall is met. Each other city near it has a letter and the reason why it doesn’t count: tap it.',
			'“Compare with another field” and a tap on the other one: the board draws the way that joins the two, or hatches the road or wall that parts them. All of it works at any past moment, too.'
		]
	},
	{
		id: 'rulings',
		title: 'The rules you play by',
		lines: [
			'Before the first tile the table takes a set of rules: today’s, those printed in 2000, those of Z-Man’s booklet of 2013, by which a tie is played again, a first game without farmers, or our own set for something like a tournament. Behind them each open question can be answered by itself: ties, a city of two tiles, the edge of the table; and house rules: unfinished features, another turn for a filled hole, a tile back into the bag, trees at crossings, buying a tile, the start tile in the bag, a hand of three tiles.',
			'The answers stand in the game, under “The rules we play” in its menu, and with each award that they decided. The table may change them later: Tilekeep shows what that changes before you confirm it, and counts the whole game by it from the first tile.',
			'Where trees end no road, you say at each crossing what stands there. Whoever fills a hole lays again, but not with an abbey. The start tile lies in the middle of the table; an even row has one spot more to the east or south.',
			'The publisher’s answer is that the table’s edge limits the game, and that nothing is shifted. Say how large your table is, and the board draws the edge as a rim of wood. It may also be extended: lay a tile beyond all the same where you put another table, and the edge moves out to it. By a house rule all tiles may be shifted, or the edge completes what reaches it.',
			'“The same board under other rules” shows what each of the three farm rules would pay, with small cities at 4 and at 2, and whether somebody else would win.',
			'Your answers are kept for the next game.'
		]
	},
	{
		id: 'aids',
		title: 'How much it tells',
		lines: ['The table agrees on that before it begins, and the result says so.'],
		terms: [
			[
				'Helper',
				'Tells all there is: also the totals if the game ended now, how many tiles left fit a hole, and which holes nothing fits any more.'
			],
			['Clear view', 'Tells whose farm is whose, but no totals of an end that hasn’t come.'],
			[
				'Referee',
				'Tells what is legal and what is scored. Whose farm it is stays the players’ business until the end.'
			]
		]
	},
	{
		id: 'past',
		title: 'Look back, and correct',
		lines: [
			'“Look back” in the menu, or the turn of a line in the ledger, shows the board, the figures and the scores of any moment. Move the slider through the game.',
			'Was something entered wrongly, ten turns ago? Correct the tile, its spot, how it lies, the follower, the player or an answer, put a forgotten turn in, or take one out. Tilekeep counts the game anew and shows the difference before you confirm it.',
			'Where a later turn no longer fits, it asks: keep it as played, change it, or leave it out. Nothing disappears by itself, and Undo takes the whole correction back.',
			'“Play” shows the game turn after turn by itself, at the speed that you like.'
		]
	},
	{
		id: 'by-hand',
		title: 'Points by hand',
		lines: [
			'Under “Points by hand” in the menu the table gives or takes points with a reason, or one player pays another. They are awards like all others, and every sum shows them apart.',
			'Where your table buys tiles, a house rule for the only tile that can complete a structure, the same page writes down what it cost: points, or with Abbey & Mayor the buyer’s abbey, which is the seller’s from then on.'
		]
	},
	{
		id: 'found',
		title: 'A table as it lies',
		lines: [
			'Half the game was played without Tilekeep? On the first page, “Start from a table as it lies”: lay tiles and figures in any order, without turns; islands may join later. Type the scores in as the markers stand, then score the table at once, or play on.',
			'It can be put right later, too: look back to before the first turn, tap “Correct this”, then “Change the table as it lay”.'
		]
	},
	{
		id: 'bump',
		title: 'After a bump',
		lines: [
			'“Rebuild the table” in the menu leads your hands tile by tile, in the order played or row by row, with every figure and marker. The board can be printed there, too.'
		]
	},
	{
		id: 'past-games',
		title: 'Past games',
		lines: [
			'A finished game has a page of its own: who won, where each player’s points came from, the race turn by turn, the moments worth talking about, how long everybody took, and the board, to tap and to play again.',
			'“All games” on the first page finds them by player, box and date. “Players” says how often each has won, with how many points, from what, and against whom.',
			'One person under two names? Rename a player there, or make two into one. The games keep the names that they were played with, and Undo takes it back.'
		]
	},
	{
		id: 'share',
		title: 'Share a game',
		lines: [
			'“Share this game” gives it away whole, to be replayed and argued about: as a link, as a code for another phone’s camera, as a picture of the board that is the game as well, or as a file. The names are in it. A link carries the game behind the #, which browsers send to nobody.',
			'Whoever opens one sees the game first. It is kept only when they tap “Keep”.',
			'A running game can be handed over: let the other phone read its code and take over there. From then on the first phone only looks, and says so, until the game is taken back or comes back.',
			'For elsewhere there are a play for BG Stats, tables of the scores and of all awards, and a report for a chat.'
		]
	},
	{
		id: 'data',
		title: 'Where your games are',
		lines: [
			'In this browser on this device, and nowhere else. Each step is stored before the screen confirms it. Where the device refuses, a banner says so: the game goes on, what isn’t stored is kept apart, and it is stored as soon as there is room.',
			'A game that can’t be read is listed as damaged. Save its file: a later version may read it, and backups carry it along.',
			'A browser may clear what a site stores when the device runs short of space; Safari does so after seven days without a visit, unless the site was added to the home screen. “Storage and backup” on the first page says how much is stored, whether it is protected, and asks the browser for protection.',
			'A backup is one file with every game, told tile and player. It comes back here or on another device; what is there already is not doubled.',
			'On an iPhone the app on the home screen has a storage of its own: make a backup in Safari, then open the app and restore it there. A code or link opens in Safari, too; in the app, scan or paste it under “Open a game”.'
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
	contents: 'On this page',
	sections,
	keysTitle: 'Keys',
	key: 'Key',
	whatItDoes: 'What it does',
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
			'0.6.0',
			'Nothing entered is lost: turns that couldn’t be stored are kept apart, asked about before you leave, and there again when the game is opened; a game can begin on a full device; a damaged game is listed and can be saved; files, pictures and backups are read in the background, with Cancel. The rules are named as the books have them: farms with barns, a wagon that rolls, two readings of the Gingerbread Man, the edge of the table drawn, tiles bought with an abbey, the start tile in the bag, a hand of three. A correction lists first which later turns no longer fit, and Back closes looking back.'
		],
		[
			'0.5.0',
			'For the day after: every past game with its race, its moments and where the points came from, to replay; your games searched and everybody’s figures; a game shared as a link, a code, a picture or a file, or handed over to another phone in the middle; backup and restore; and plays for BG Stats.'
		],
		[
			'0.4.0',
			'For arguments: every road, city and farm proves its points; two fields are compared on the board; rules are agreed before the first tile and may be compared; any past turn can be looked at and corrected; points by hand; a table that was never recorded; and a step-by-step rebuild after a bump.'
		],
		[
			'0.3.0',
			'A new look: a landscape drawn from edge to edge, summer and winter, by day and at dusk; figures and colours that everybody can tell apart; every screen made for phones, tablets and large windows; and an example game to try.'
		],
		[
			'0.2.0',
			'Abbey & Mayor and The Gingerbread Man, alone or together, with every box; six players; and tiles that no list knows, told by your table.'
		],
		[
			'0.1.0',
			'The first version: the base game and the Winter Edition, followed tile by tile and scored with every reason, without a network.'
		]
	],
	independent:
		'Tilekeep is an independent helper for a game that you own. It is not connected with the authors or publishers of Carcassonne.'
} as const;
