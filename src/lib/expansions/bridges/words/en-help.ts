import type { ExpansionReading } from '../../../words/expansion';
import type { BRIDGES_NAMES } from '../names';

type Reading = ExpansionReading<typeof BRIDGES_NAMES>;

/** How to play with Bridges, Castles & Bazaars. */
export const help: Reading['help'] = {
	title: 'Bridges, Castles & Bazaars',
	lines: [
		'Everybody has a few bridges and castles. Bridges carry roads over tiles, and a castle is paid for what is completed beside it.'
	],
	terms: [
		[
			'A bridge with a tile',
			'Spots where a tile fits only with a bridge show one. Where a bridge may be laid, tap the way in which it runs below the tile. It lies over that tile or one beside it, and then a figure may be placed on it.'
		],
		[
			'Without a bridge',
			'If a tile fits only with a bridge, you needn’t lay it: set it aside and draw another one.'
		],
		[
			'A castle is built',
			'When a city of two semicircles is completed, Tilekeep asks its owner, no matter who laid the tile: build a castle, or score the city. The knight stays as lord of the castle.'
		],
		[
			'What a castle pays',
			'A later tile completes a road, a city or a monastery beside it, also one where nobody stands: the lord gets what that pays, and goes home. Of several at once the lord’s player chooses.'
		],
		['Fields', 'A castle pays a farm one point more than a city.'],
		[
			'Bazaars',
			'After the turn of a tile with a bazaar, tap the tiles that are turned up, one for each player. For each of them tap which one the auctioneer chose, who pays whom, and how much: bids aren’t kept. Tilekeep moves the points, gives the last tile away, and says who lays which tile next. If your table forgot the auction, tap “No auction”.'
		]
	],
	topics: {
		bridges: {
			title: 'Bridges in pictures',
			pictures: { 'bridge-over': 'A bridge carries a road over a monastery: 4 tiles, 4 points' }
		},
		castles: {
			title: 'Castles in pictures',
			pictures: {
				'castle-beside':
					'Blue completes a road of 3 tiles, and the lord of red’s castle gets 3, too'
			}
		}
	}
};

/** The rules of Bridges, Castles & Bazaars in one sentence or two each, with their sources. */
export const rules: Reading['rules'] = {
	'BRIDGE-1': [
		'Twelve tiles are drawn with the others, eight of them with a bazaar. Each player has three bridges, with five or six players two.',
		'page; sheet'
	],
	'BRIDGE-2': [
		'A bridge is a road straight over one tile, from one side to the opposite one, and both sides must be field. It may lie over anything, and stays to the end.',
		'sheet; reviews; page'
	],
	'BRIDGE-3': [
		'One bridge may be laid for each tile, besides a figure: on the tile just laid, or on one directly beside it. No tile bears two.',
		'page; sheet; order of play; JCloisterZone'
	],
	'BRIDGE-4': [
		'Roads of a tile may meet field where a bridge laid with it carries them on: over that tile itself, or over one neighbour.',
		'sheet; order of play'
	],
	'BRIDGE-5': [
		'Beyond each end of a bridge lies an empty spot or a road when it is laid. It never meets anything else.',
		'JCloisterZone'
	],
	'BRIDGE-6': [
		'A tile that fits only with a bridge needn’t be laid: it may be set aside, and another one is drawn.',
		'order of play; JCloisterZone'
	],
	'BRIDGE-7': [
		'A bridge that the tile doesn’t need comes after it and before the figure, on the tile or one beside it. By another rule only on the tile.',
		'order of play; JCloisterZone'
	],
	'BRIDGE-8': [
		'A bridge is a road like any other. On the tile just laid it may be taken. Its tile counts once for a road, even if the same road also runs below it.',
		'sheet; JCloisterZone'
	],
	'BRIDGE-9': [
		'A bridge separates nothing: fields, cities and roads go on below it, and none of them is joined to it.',
		'sheet'
	],
	'BRIDGE-10': [
		'So the fields on both sides of a road that goes on over a bridge are joined by the field below.',
		'sheet; JCloisterZone'
	],
	'BRIDGE-11': [
		'A tile that only a bridge joins to a road continues that road, for everything that depends on it.',
		'JCloisterZone'
	],
	'CASTLE-1': ['Each player has three castles, with five or six players two.', 'page; sheet'],
	'CASTLE-2': [
		'When a tile completes a city of exactly two semicircles, its owner may build a castle there instead of scoring it.',
		'page, first edition; sheet; fan wiki'
	],
	'CASTLE-3': [
		'Each owner of such a city is asked, no matter who laid the tile, beginning with the player whose turn it is.',
		'sheet; JCloisterZone'
	],
	'CASTLE-4': [
		'Exactly one figure must stand there that can hold a feature, of any kind.',
		'page, first edition; JCloisterZone'
	],
	'CASTLE-5': [
		'The city pays nothing then. Its figure stays as lord of the castle, and the castle stays to the end.',
		'sheet'
	],
	'CASTLE-6': [
		'A segment whose walls reach further than a semicircle at one side can’t be part of a castle.',
		'pictures; JCloisterZone'
	],
	'CASTLE-7': [
		'A castle’s surroundings are its two tiles and, left and right of them, the two spots beside each: six spots.',
		'page, first edition; sheet; fan wiki'
	],
	'CASTLE-8': [
		'Of the features with a tile there, the first that a later tile completes pays the lord what it pays its owners. Nobody need score it. Then the lord goes home, and the castle stays empty.',
		'page, first edition; sheet; fan wiki'
	],
	'CASTLE-9': [
		'A monastery or garden counts only if its own tile is in the surroundings.',
		'page, first edition'
	],
	'CASTLE-10': [
		'What is completed by the tile that lets a castle be built doesn’t count for that castle.',
		'page, first edition; sheet; JCloisterZone'
	],
	'CASTLE-11': [
		'Of several features at once the lord’s player chooses one, before they are scored. By another rule the castle is paid for the one that pays most.',
		'page, first edition; JCloisterZone'
	],
	'CASTLE-12': [
		'A castle that pays is completed thereby: it pays the same to lords of castles in whose surroundings it lies. An empty one never pays again.',
		'page, first edition'
	],
	'CASTLE-13': [
		'No lord may wait for more. At the end of the game castles pay nothing, and lords go home.',
		'page, first edition; fan wiki'
	],
	'CASTLE-14': [
		'For a field a castle pays one point more than a city. It is no city beside that, and separates fields like one.',
		'fan wiki; reviews; page, first edition; JCloisterZone'
	],
	'CASTLE-15': [
		'For anything else a castle is no city any more, completed or not.',
		'JCloisterZone'
	],
	'CASTLE-16': [
		'A lord gets all that the feature itself paid, with everything printed on it. Points that single figures bring aren’t in it.',
		'JCloisterZone'
	],
	'CASTLE-17': [
		'A lord that counts 0 scores nothing: at the first such feature it goes home.',
		'JCloisterZone'
	],
	'CASTLE-18': [
		'On a table in progress the bridges and castles that lie there are entered.',
		'our decision'
	],
	'BAZAAR-1': [
		'Once the turn of a tile with a bazaar is over, an auction begins: as many tiles are turned up as there are players. With fewer tiles left there is none.',
		'page; page, first edition'
	],
	'BAZAAR-2': [
		'The player to the left is the first auctioneer, chooses a tile and bids, even 0. Clockwise, each player without a tile may once bid more, or pass.',
		'page, first edition; reviews; fan wiki'
	],
	'BAZAAR-3': [
		'The auctioneer either pays the highest bid to its bidder and keeps the tile, or sells the tile for that bid. Without a higher bid the auctioneer pays their own bid to the bank.',
		'page, first edition; fan wiki; JCloisterZone'
	],
	'BAZAAR-4': [
		'Then the next player without a tile is auctioneer. The last tile goes to the last player for nothing. Points move on the score track, and may fall below 0.',
		'page, first edition; JCloisterZone'
	],
	'BAZAAR-5': [
		'Then each lays their tile in an ordinary turn, beginning left of the bazaar’s player. Nobody lays another tile of their own first.',
		'page, first edition; order of play; page, questions; JCloisterZone'
	],
	'BAZAAR-6': [
		'A bazaar on a tile that was bought starts no auction. One drawn in a second part of a turn has its auction after the round; by another rule none.',
		'page, questions; order of play; JCloisterZone'
	],
	'BAZAAR-7': [
		'A bought tile that fits nowhere is set aside, and another one is drawn.',
		'JCloisterZone'
	],
	'BAZAAR-8': [
		'If the bazaar’s tile earns a second part of the turn, the auction and its round come first. By another rule the second part does.',
		'page, questions; JCloisterZone'
	],
	'BAZAAR-9': [
		'By another rule nobody bids: each player in turn takes one of the tiles.',
		'JCloisterZone'
	]
};

export const ruleTopics: Reading['ruleTopics'] = {
	BRIDGE: 'bridges',
	CASTLE: 'castles',
	BAZAAR: 'bazaars'
};
