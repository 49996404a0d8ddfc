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
		'In the game’s menu, tap “Follow with the camera”. It finds the board by itself and draws lines around the tiles; if it doesn’t find it, show it the corners. It says what to change, such as too little light. When the lines are right, tap “Looks right”. With fewer than four tiles the phone’s tilt helps, and the browser may ask for it; without it, Tilekeep looks for the board again once four tiles are on the table. If the board outgrows the picture, move the phone to where you play and tap “Set up again”: the tiles in the picture show where it is.',
		'Lay the tile, put the meeple on it, and take your hand away. The turn appears with what it pays: tap “Yes”. Where Tilekeep isn’t sure, it shows two or three turns side by side: tap the right one. “Another way” leads to the usual entry, and you can enter any turn yourself at any time.',
		'Three dots open the camera’s options. With “Enter what is sure”, a turn whose tile and figure are sure is entered with a sound. You see it for two seconds first. Any tap stops it, and one button takes the whole turn back.',
		'It says when a figure that should have come home still stands there, or a tile seems to lie elsewhere. It never says that the board is right: check for yourself.',
		'The camera can also be a second phone that follows the game: see “Show on other phones”. The phone that keeps score names it there with “Make it the camera”. What it sees appears on the phone that keeps score, and turns are confirmed there.',
		'No picture leaves this device or is saved. The camera is off while you don’t see the page, and after five minutes in which nothing moves; then the screen is dark until you tap it.'
	]
};

/** What the numbers of the review’s closer look mean. */
const analysisSection: HelpSection = {
	id: 'analysis',
	title: 'Looking closer at a game',
	lines: [
		'After a game of two or more players with the base game or the Winter Edition, without expansions, the review looks at every turn. Tilekeep plays the game on many times from there, always with the same shuffled tiles, and compares how the moves turn out. It does so on your device, while the page is visible, and keeps what it found.',
		'All of that is an estimate by a simple player: it sees what happens over the next rounds, but no plans. A guard against a plan may look like a gift to it. By its measure simple programs give away as many points as strong players do, so it says nothing about how well somebody plays.'
	],
	terms: [
		[
			'Chance to win',
			'How often each player wins when all go on as Tilekeep plays. In the first quarter of the game it is too early to say. It changes from turn to turn by chance as well, so only large changes are named. It names the draw or the move only where the luck or the loss of that turn explains the change.'
		],
		[
			'Luck of the draw',
			'What the tile was worth to its player with the best move, minus the average of all tiles that could have come. Only which tiles were left is exact; their worth is estimated.'
		],
		[
			'Worth a look, gave away',
			'The best move found brought at least 3 points more than the one played, or at least 5. It is said only where chance alone would seldom make such a difference, and where a second way of playing on agrees. Less than 2 points is about equal, and nothing is said.'
		],
		[
			'Lucky draws',
			'Games with expansions can’t be played on like this. There the review counts: which tiles completed something for their player, how many points that brought, and how many of the tiles then left could have completed the same. Where it isn’t known which tiles are left, it says nothing.'
		],
		['As the table stands', 'What the scores would be if the game ended right after the move.']
	]
};

/** How somebody plays on from a position, and what puzzles are. */
const trialSection: HelpSection = {
	id: 'trial',
	title: 'Play on, and puzzles',
	lines: [
		'From a review, the history or the example you can play on against the app. Choose who you are and how well it plays. The app draws the tiles from those that are left. Undo takes back everything up to your last turn.',
		'The game itself stays as it is, and the trial isn’t kept.',
		'Turns in which a move was clearly better than the one played are puzzles. Try a move, hear how it compares, and send the puzzle by a link without names.',
		'All this works with the base game and the Winter Edition, without expansions.'
	]
};

/** How games are written down, and opened from writing. */
const writingSection: HelpSection = {
	id: 'writing',
	title: 'Games in writing',
	lines: [
		'“Write down the game” under “Share this game” gives the turns of a base game as text: a score sheet in JSON, Freels lines, or the notation of Carcassonne Central. It says beforehand what the form leaves out, such as the rules you played by.',
		'“Open a shared game” takes such texts, too, pasted or as a file, and saved games of JCloisterZone 5. Each line is judged by the rules. The game opens up to the first line that breaks one or can’t be read, and you hear why.',
		'No form says which farm rule you played by, or what a small city pays. Tilekeep asks, and takes the usual rules of tournaments until you answer. Where a text can mean several things, it asks once.',
		'We know Central’s notation only in part: how it writes farmers, thieves and monks is our guess.',
		'You can also print a scoresheet: of a game, or an empty one to fill in with a pen.'
	]
};

/** How a tournament is held. */
const tournamentSection: HelpSection = {
	id: 'tournament',
	title: 'Tournament',
	lines: [
		'“Tournament” is in Settings and on “All games”: it pairs the players of an evening, takes results and shows the standings.',
		'Enter the players, or paste a list. Swiss pairs at random first, then by rank; nobody meets twice if that can be avoided. All against all is for up to 8 players.',
		'Tap a table to enter its result. A result can be corrected later: you see first whose rank it changes. Rounds that were paired stay.',
		'Or let the tables report: “Codes for the tables” shows a code. One phone at each table scans it and sets up its game. After the game it shows the result as a code or link: scan it with “Scan a result”, or open the link. It counts once you accept it, and two that differ stand side by side. Only the names, the points and a fingerprint of the game are shared. Is the game continuing on another phone? Scan the table’s code there again.',
		'Wins count first, a tie is half a win, a bye a whole one. Then the tie-breaks count in the order you choose.',
		'Players may join late, leave, and come back. The best 4 or 8 can play knock-out finals afterwards.',
		'Under “More” you show pairings and standings on a large screen, print them, save tables, or transfer everything to another phone.'
	]
};

/** What there is beside a running game: past games and their analysis, trials, games in writing, and tournaments. */
export const pastSections: readonly HelpSection[] = [
	{
		id: 'past-games',
		title: 'Past games',
		lines: [
			'A finished game has a page of its own. It shows who won, where the points came from, the race turn by turn, the best moments and everybody’s time. Explore the board there, and replay the game.',
			'Keep your memories there, too: photos of the table, a note, where you played and how it was. Photos are made smaller and stay on this device. None of this is in what you share.',
			'The first page and “All games” show each game with its board: unfinished games first, then the latest. “All games” finds them by player, box and month, by words in a note or place, by rating and by photos. “Players” shows how often each has won, with how many points, from which sources, and against whom. Tap an opponent to compare the two. Below are the statistics for each box.',
			'One person under two names? Rename a player there, or merge two. The games keep the names they were played with, and Undo reverts it.'
		]
	},
	analysisSection,
	trialSection,
	writingSection,
	tournamentSection
];

/** The official rules of tournaments, and the chess clock. */
export const clockSection: HelpSection = {
	id: 'chess-clock',
	title: 'A tournament, and the chess clock',
	lines: [
		'Championships play by “Official tournament”, one of the sets of rules. It is the base game for two, with 15 minutes each. Farms pay by today’s rule, a small city pays 4. A tie is shared, which is half a win each in a Swiss round. For a knock-out, answer “A tie at the end” with “The starting player wins”: there the player with the higher place begins.',
		'Any game can have a chess clock: choose minutes, and extra time per turn, when you set it up. Later it is in the menu: set one up, set it again, or remove it. It is stopped until you start it. The tap that ends a turn passes it on, after the points were counted. Anybody can pause it for all.',
		'“Big clock” fills the screen. Two players have a half each, to be read and pressed from their side of the table. Press it before the turn is entered, and entering costs no time.',
		'When somebody’s time is up, Tilekeep says who has lost. The table decides: end the game, or go on all the same. The points stay what they are. Undo gives the turn back to its player, but no time.',
		'The clock goes on while the app is closed or the phone sleeps. If the device’s clock was set meanwhile, Tilekeep asks how much time is left, where it can notice that. Those who follow the table see the clock, too, and whoever may enter their own turns can pause it. Links and pictures of the game leave it out; files and backups keep it.'
	]
};

/** Where games are kept, and how they get elsewhere. */
export const dataSection: HelpSection = {
	id: 'data',
	title: 'Where your games are',
	lines: [
		'In this browser on this device, and nowhere else. Each step is saved before the screen confirms it. If saving fails, a banner says so, and the game goes on. What isn’t saved is kept separately, and saved as soon as there is room.',
		'A game that can’t be read is listed as damaged. Save its file: a later version may read it, and backups include it. A game with an expansion that this version doesn’t know yet can be looked at, and played on after an update.',
		'A browser may delete a site’s data when the device runs low on space. Safari does so after seven days without a visit, unless the site is on the home screen. “Storage and backup” on the first page shows how much is saved and whether it is protected. You can ask the browser for protection there.',
		'A backup is one file with every game, note, described tile and player, and with your photos if you like. Restore it here or on another device; what is already there isn’t duplicated.',
		'“Connect a second device” under “Storage and backup” copies games between two of your devices. It takes a code and its answer, as when others follow. Both devices must be on the same network, and you confirm on both. Photos are copied only if you want them. Stop whenever you like: each device then has all of its new games, or none.',
		'On an iPhone the home screen app has its own storage: make a backup in Safari, then open the app and restore it there. Codes and links open in Safari, not in the app, even those to follow a game or connect a device. In the app, scan or paste them under “Open a shared game”.'
	]
};

/** What the app tells others: nothing. */
export const privacySection: HelpSection = {
	id: 'privacy',
	title: 'Privacy',
	lines: [
		'No account, no tracking, no advertising. Once loaded, Tilekeep contacts only its own server: for updates, a language or a relay. When others follow your game, or you connect a second device, your devices talk to each other, and to nobody else. Only a relay, on Tilekeep’s own server, comes between them, and it can’t read the game.'
	]
};
