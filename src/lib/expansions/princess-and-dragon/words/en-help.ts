import type { ExpansionReading } from '../../../words/expansion';
import type { DRAGON_NAMES } from '../names';

type Reading = ExpansionReading<typeof DRAGON_NAMES>;

/** How to play with The Princess & the Dragon, in English. */
export const help: Reading['help'] = {
	title: 'The Princess & the Dragon',
	lines: [
		'Dragon and fairy belong to nobody and wait beside the board. The print of 2025, “Dragon & Fairy”, has other rules, which Tilekeep doesn’t know.'
	],
	terms: [
		[
			'Volcano',
			'The dragon comes to each volcano by itself. No figure is placed on that tile. Tiles with a dragon drawn before that are put aside and shuffled in later.'
		],
		[
			'The dragon moves',
			'After a tile with a dragon all players move it in turn, six tiles in all. Tap the next tile: the figures there go home and score nothing. Where only one way is left, it goes by itself. It ends early in a dead end.'
		],
		[
			'Fairy',
			'Instead of placing a figure you may move the fairy to one of yours. The dragon never enters her tile. You score 1 point when your turn begins with her, and 3 when her figure is scored, also at the end.'
		],
		[
			'Princess',
			'Whoever adds a princess to a city with knights may send one of them home instead of placing a figure. By other rules they must.'
		],
		[
			'Magic portal',
			'Whoever lays a portal may place a figure on any tile, where something is unfinished and nobody stands. Tap “Go through the portal”, then the place.'
		],
		[
			'Figures that can’t stay alone',
			'They go home with the last figure of their owner there. One where four tiles meet stays: the dragon doesn’t eat it.'
		]
	],
	topics: {
		fairy: {
			title: 'The fairy in pictures',
			pictures: {
				'fairy-at-start': 'Red’s turn begins with the fairy',
				'fairy-scored': 'Red’s city is completed: the fairy pays 3 points besides',
				'fairy-at-the-end': 'The same city, unfinished at the end'
			}
		}
	}
};

export const rules: Reading['rules'] = {
	'DRAGON-1': [
		'Thirty tiles are drawn with the others: 6 volcanoes, 12 dragons, 6 portals, 6 princesses. In later editions two have a garden, and one lacks its pennant.',
		'page, contents; pictures of the tiles'
	],
	'DRAGON-2': [
		'The road in the tunnel is one road and divides no field. The monastery in a city is claimed apart from that city.',
		'page; first page; Papa Geek'
	],
	'DRAGON-3': [
		'No figure is placed on a volcano. The fairy may be moved, a figure may be taken home, and one may be placed on a corner of that tile.',
		'page, note; JCloisterZone'
	],
	'DRAGON-4': [
		'The dragon comes to a volcano as soon as it is laid, wherever it was.',
		'page; first page'
	],
	'DRAGON-5': ['It stays there until the next tile with a volcano or a dragon.', 'page'],
	'DRAGON-6': [
		'A tile with a dragon that is drawn before the first volcano goes aside. Its player draws another one, and later it is shuffled in again.',
		'page; carcassonne-spiel.com'
	],
	'DRAGON-7': [
		'After a tile with a dragon is laid, perhaps with a figure, the dragon moves, before scoring. By another rule it moves after scoring, once figures have moved on.',
		'before: page; after: Rio Grande Games'
	],
	'DRAGON-8': [
		'It moves six times, each time to a tile beside it. Whoever laid the tile begins, and all players follow in turn.',
		'page; first page'
	],
	'DRAGON-9': [
		'It never enters a tile twice in one journey, nor the tile with the fairy. Every move must be made; in a dead end the journey is over.',
		'page; first page; JCloisterZone'
	],
	'DRAGON-10': [
		'All figures on a tile that it enters go home and score nothing, wherever they stand there: farmers too.',
		'page; first page'
	],
	'DRAGON-11': [
		'A figure where four tiles meet stays. One that can’t stay alone goes home with the last figure of its owner there.',
		'Papa Geek; JCloisterZone'
	],
	'DRAGON-12': [
		'Nobody comes to the tile with the dragon, neither through a portal nor by moving on.',
		'JCloisterZone'
	],
	'DRAGON-13': [
		'If the last tile shows a dragon, it moves before the game ends.',
		'our decision; JCloisterZone'
	],
	'DRAGON-14': [
		'On a table in progress the dragon stands where you put it, or waits for a volcano.',
		'our decision'
	],
	'PRINCESS-1': [
		'Whoever adds a princess to a city with knights may send one of them home, of any player. By another rule they must.',
		'may: page; must: Brettspielwelt'
	],
	'PRINCESS-2': [
		'All figures in the city that count for its majority are knights. A figure that can’t stay alone goes home only after the last of them.',
		'JCloisterZone'
	],
	'PRINCESS-3': [
		'Whoever sends a knight home does nothing else with a figure in this turn.',
		'page, note'
	],
	'PRINCESS-4': [
		'Without a knight in the city, or with one that comes later, a princess does nothing.',
		'superfred.de; JCloisterZone'
	],
	'PRINCESS-5': ['The knight scores nothing.', 'page'],
	'PORTAL-1': [
		'Whoever lays a portal may place a figure on any other tile: where something is unfinished, and by the usual rules.',
		'first page; carcassonne-spiel.com'
	],
	'PORTAL-2': [
		'Every figure that counts for majorities may go through, and no other. By another rule mayors and wagons don’t.',
		'JCloisterZone; left open elsewhere'
	],
	'PORTAL-3': [
		'The figure can also stand on the portal tile itself, as on any tile.',
		'first page'
	],
	'PORTAL-4': [
		'A figure that may be placed second in a turn may also go through the portal, if no other did.',
		'JCloisterZone; Papa Geek'
	],
	'FAIRY-1': [
		'Instead of placing a figure a player may move the fairy, also in the turn of a volcano: to one of their own figures that count for majorities.',
		'page; JCloisterZone'
	],
	'FAIRY-2': [
		'She stands beside one figure. By another rule she stands on a whole tile, with all figures there.',
		'first page, note'
	],
	'FAIRY-3': [
		'When her figure goes home she stays where she is, and pays nobody. On a whole tile she pays whoever has a figure there.',
		'JCloisterZone'
	],
	'FAIRY-4': [
		'The dragon doesn’t enter her tile, so all figures there are safe from it. Nothing else keeps them there.',
		'first page; JCloisterZone'
	],
	'FAIRY-5': [
		'A player whose turn begins with her at a figure of theirs scores 1 point: once, also with a second tile.',
		'page; publisher’s answers'
	],
	'FAIRY-6': [
		'When something is scored with her figure in it, that figure’s owner scores 3 points besides, whoever has the majority. That is so at the end, too, and where nothing else is paid.',
		'page; superfred.de; JCloisterZone'
	],
	'FAIRY-7': [
		'By another rule a turn that begins with her pays 1 point for each of that player’s figures on her tile.',
		'JCloisterZone'
	],
	'FAIRY-8': [
		'If several figures on her tile are in what is scored, the one that came first gets the 3 points. By another rule every player among them does.',
		'JCloisterZone; left open elsewhere'
	],
	'FAIRY-9': [
		'A figure that is taken home brings no 3 points. A farmer with her brings them, also when a farm is scored before the end.',
		'JCloisterZone'
	],
	'FAIRY-10': [
		'On a table in progress she stands where you put her: beside the figure there, if there is one.',
		'our decision'
	],
	'FAIRY-11': [
		'She may go to your figure on top of something, too. That pays 1 when your turn begins, and never 3.',
		'JCloisterZone'
	]
};

export const ruleTopics: Reading['ruleTopics'] = {
	DRAGON: 'the dragon',
	PRINCESS: 'the princess',
	PORTAL: 'portals',
	FAIRY: 'the fairy'
};
