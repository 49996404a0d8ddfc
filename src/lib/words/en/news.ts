/** A version, and what is new in it: a short paragraph for each theme, what matters most first. */
type Version = readonly [version: string, ...paragraphs: string[]];
/** All versions, the newest first. */
export type News = readonly [Version, ...Version[]];

/** What is new, in English. */
export const NEWS: News = [
	[
		'0.16.1',
		'Games with expansions can’t be looked at more closely, but now their review counts lucky draws: tiles that completed something though few of those left could. With the big clock, the press for the last tile stops the clock, even before that tile is entered.',
		'Baba Yaga’s hut also counts the little buildings around it. Once all tiles are laid, the camera proposes nothing more. Many sentences read better.'
	],
	[
		'0.16.0',
		'When the camera follows the table, nothing is entered unseen: not while you look back, while a sheet is open or while the page is hidden. The player you chose for a turn is kept, bridges are asked for, and “Undo this turn” takes back that turn only. Without the phone’s tilt, the camera goes on at the fourth tile.',
		'The closer look at a game names a draw or a move only where that explains the change. It says how many turns it couldn’t look at. A puzzle’s link carries no name, not even in a reason. The board shows what a castle would be paid for each feature that its lord’s player may choose.',
		'In tournaments, finals decide the ranks in the standings that are printed, saved and posted. A round that was taken back can be restored with its reports. The chess clock stops with the last tile, and whoever ends a turn too late has lost on time.',
		'Games in writing: a line that is missing or can’t be read is named, and before a game is written, it says what the form can’t keep. Pasted lists of players say who was left out. Many English texts read better, and some are corrected. Photos with all of a Big Box, or with dragon and towers, are read better.'
	],
	[
		'0.15.2',
		'Expansions played together follow their rules more closely. Flocks grow or go home before the dragon moves, and castles are built after that. No dragon or tower takes the lord of a castle. A figure that lies in a special monastery brings the points of ringmaster and fairy, too. A shepherd whom a dragon or festival takes leaves his sheep to the bag.',
		'Repairs: in games without farmers, meeples climb towers again. A ransom is offered before the last tiles of an auction. While somebody has a bridge, no spot that it may help to fill is called lost. A ferry beyond a tunnel may be moved. German, French and Romanian texts read better.'
	],
	[
		'0.15.1',
		'In a game with very many boxes, a filter for each shows only its tiles. The Little Buildings have a button for each kind, so a building is placed with one tap.',
		'Repairs: a photo of what was laid since proposes one turn after the other again. A game that is too long for a code offers its file there. On a table in progress a ferry pays nothing before play begins. A robber goes along with only one player in a turn.'
	],
	[
		'0.15.0',
		'New expansions, alone or with all others: Hills & Sheep, Bridges, Castles & Bazaars, Under the Big Top, The Labyrinth, The Tunnel, Games Quarterly 11, the Russian Promos and Spiel Doch! Flocks, castles, auctions and the big top are asked with few taps. Hills hide tiles, and the count of tiles says so.',
		'Tiles of eleven boxes whose rules Tilekeep doesn’t have can be laid, matched and scored as plain tiles, such as The Catapult or The Plague. It says what isn’t scored, and the box is one tap as the reason of manual points. Tiles that it doesn’t know are described in boxes of your own: play with them, and pass them on as a file.',
		'Small repairs: an expansion that you found and ticked stays in sight, and lost tiles are listed again. Little buildings count around whoever lies on a special monastery. In tournaments the final ranking counts only rounds that are over.'
	],
	[
		'0.14.0',
		'New small expansions, alone or with all others: The Watchtowers, Darmstadt, The Wind Roses, The Little Buildings and Monasteries. Towers, churches and roses pay by themselves, and a building is placed with two taps. On a special monastery, of Germany, of the Netherlands and Belgium, or of Japan, a meeple stands or lies.',
		'The new-game page shows a few expansions first, and finds the others by their names. Tick once under “What I own” what you have.',
		'A chess clock can be set up, changed or removed in a running game. Whoever enters their own turns can pause it from their phone. The keeper can let broadcasts show the tile in hand.',
		'Tournaments: both players of a table can be absent. Standings say after which round they are, and the projector says who starts. Whoever lost on time never comes first, whatever the points.'
	],
	[
		'0.13.0',
		'Tournaments for a club evening: Tilekeep pairs each round by the Swiss system, everybody against everybody, or in finals. It says beforehand who has a bye. Standings go by the tie-breaks you choose. Players can come later or leave, and a corrected result shows whose rank changes. Pairings and standings fit on a large screen and on paper.',
		'Tables report by themselves: a table’s phone scans a code, sets up its game, and shows the result as a code when it is over. The organiser accepts it. Two results that differ stand side by side. No server is needed.',
		'A chess clock: 15 minutes for each player with the official rules, or what you choose. The tap that ends a turn passes it on, or the big clock between you. It counts while the phone sleeps.',
		'Games in writing: “Write down the game” makes a score sheet, Freels lines or Central’s notation of a base game, and “Open a shared game” reads them. A scoresheet can be printed, also an empty one.',
		'“Broadcast view” shows a followed table over the picture of a stream: board, points and race.',
		'The review of a game begins as soon as it ends. Puzzles come before their solutions. A trial against the app can start over, and shows all its moves since yours.'
	],
	[
		'0.12.0',
		'New expansions, alone or together: The Princess & the Dragon, The Tower, King & Robber Baron, The River II, Shrines, Siege, The Festival and The Phantom. Also the seven small ones of the Big Boxes: The Flying Machines, The Messages, The Ferries, The Gold Mines, Mage & Witch, The Robbers and The Crop Circles. The Gingerbread Man’s six tiles are known, too.',
		'A phone on a stand above the table follows the game: “Follow with the camera” in the menu. It finds the board and proposes each turn; one tap confirms it. It can enter what is sure. A second phone that follows can be the camera. No picture leaves the device. A large table takes several photos.',
		'Big Boxes 5 to 8 and the base game of 2025 are chosen with one tap. House rules cover the number of meeples, lost tiles, a second box, and barns without farmers.',
		'The dragon comes to each volcano by itself. Each of its six moves is one tap, and you see which comes next. One tap adds a floor to a tower. Prisoners lie beside the points of whoever holds them, and are exchanged or ransomed. With a princess or a festival, just tap the figure that goes home.',
		'At the table: where a question offers many places, you can see only the cities, or only the roads. When you choose a spot first, tiles that fit come first. After “No message” Tilekeep avoids dark spaces for you. A tap on an open feature says how likely a tile for it is.',
		'Disputes and corrections: tap a tile to see who laid it and to go to its turn; six taps correct a wrong one. The ledger says when a figure was eaten, captured, ransomed or sent home. A correction says which figures come back, and a forgotten ransom can be entered.',
		'Afterwards, the review looks at each turn again: luck, better moves, when it was decided, and puzzles. From any position you can play on against the app. All games are listed by month, and one tap starts another with the same people. Players have cards with wins, streaks and rivals.'
	],
	[
		'0.11.0',
		'The boxes that most people own: The River, The Abbot, Inns & Cathedrals and Traders & Builders, in all editions, alone or together. Choose the year of your box, or Big Box 6, and what is in it is ticked. Gardens, inns, cathedrals and goods are drawn on their tiles. The big meeple, the abbot, the builder and the pig are in the tray. Goods are counted, and the final scoring says who has the most.',
		'A tile you describe can have an inn, a cathedral, goods, a garden or a stretch of river, too. You can filter tiles by how many of their sides are city. A tile that changes what a feature pays says its rule, and a tap on an unfinished city names its goods. Installing on an iPhone is shown in pictures.',
		'“Show on other phones” in the menu shows the game live on other phones, without a server, or to players elsewhere through a relay. If you like, the others enter their own turns there, and a tablet or television becomes a screen for everybody. A game is transferred to one of them in two taps. “Connect a second device” copies games between two of your devices.',
		'Names in the table of points are written vertically where they used to be cut off. The review says what goods everybody has, and the help shows goods and the builder in pictures. A shared story says below the board what you would tell a friend first. The clock counts both parts of a turn as one. A second tile that was declined can be laid in a correction.',
		'A photo of a table that nobody recorded becomes its board: “From a photo” in a table in progress, read on your device. In an unfinished game it proposes the turns that nobody entered.'
	],
	[
		'0.10.0',
		'Tilekeep speaks German, French and Romanian as well: it takes the language of your browser, and the settings change it. Unfinished and past games show their boards. The ledger has a view of its own, with sums by player and by kind. There is a clock for those who want one. The help shows in pictures how everything is scored, and a question mark at the table opens it. Two players who have met often have a page of their own. In the review, a tap on the board explains what lies there.'
	],
	[
		'0.9.0',
		'A completed road, city or monastery lights up tile by tile, with a sound if you like. A tap on any of them writes its sum on the board. The final scoring goes kind by kind, the result adds up at a glance, and the history shows where points were scored. Keep a note, a place, a rating and photos of an evening; backups include them. The settings have a page: light or dark, the landscape, sounds, vibration and the size of the scores. A picture shows each way in which a tile fits.'
	],
	[
		'0.8.0',
		'Fewer taps, and no waiting: tap the place where the figure stands, or “No meeple”, and the turn is saved. You see beforehand what it will pay. All ways in which a tile fits are shown as pictures, and where nothing is left to choose, the spot is the last tap. Undo opens the turn again, and a setting brings Done back. Once a tile is chosen, the board has more room, and every spot is large enough for a thumb. What to do at the table is docked below the board, in pictures. The ear of wheat shows all farms at once. An unfinished game is there as soon as you open it.'
	],
	[
		'0.7.0',
		'Plainer words everywhere: buttons, messages and rules say what rulebooks and players say, such as manual points, custom tiles, saved and finished. Your games and links work as before.'
	],
	[
		'0.6.0',
		'Nothing you enter is lost: turns that couldn’t be saved are kept separately. You are warned before you leave, and they are back when you open the game. A game can start on a full device. A damaged game is listed and can be saved. Files, pictures and backups are read in the background, with Cancel. The rules are named as in the rulebooks: farms with barns, a wagon that rolls, two readings of the Gingerbread Man. The edge of the table is shown. Tiles may be bought with an abbey, the start tile mixed in, and three tiles held. A correction first lists which later turns no longer fit, and Back closes the history.'
	],
	[
		'0.5.0',
		'For the day after: every past game with its race, its moments and where the points came from, to replay. Search your games and see everybody’s statistics. Share a game as a link, a code, a picture or a file, or transfer it to another phone while playing. Back up and restore, and export plays for BG Stats.'
	],
	[
		'0.4.0',
		'For disputes: every road, city and farm explains its points. Compare two fields on the board. Agree on rules before the first tile and compare them. Look at any past turn and correct it. Also new: manual points, a table in progress, and a step-by-step rebuild after a bump.'
	],
	[
		'0.3.0',
		'A new look: a landscape drawn from edge to edge, summer and winter, by day and at dusk. Everybody can tell figures and colours apart. Every screen is made for phones, tablets and large windows. There is also an example game to try.'
	],
	[
		'0.2.0',
		'Abbey & Mayor and The Gingerbread Man, alone or together, with every box; six players; and tiles you describe yourself.'
	],
	[
		'0.1.0',
		'The first version: the base game and the Winter Edition, followed tile by tile and scored with a reason for every point, without a network.'
	]
];
