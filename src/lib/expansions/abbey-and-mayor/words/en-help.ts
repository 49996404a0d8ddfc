import type { ExpansionReading } from '../../../words/expansion';
import type { ABBEY_AND_MAYOR_NAMES } from '../names';

type Reading = ExpansionReading<typeof ABBEY_AND_MAYOR_NAMES>;

/** How to play with Abbey & Mayor. */
export const help: Reading['help'] = {
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
	topics: {
		mayor: {
			title: 'The mayor in pictures',
			pictures: { 'mayor-pennants': 'A mayor with three pennants against two knights' }
		},
		wagon: {
			title: 'The wagon in pictures',
			pictures: { 'wagon-follower': 'A wagon and a meeple on one road: a tie' }
		},
		abbey: {
			title: 'Abbeys in pictures',
			pictures: {
				'abbey-monk': 'A monk in an abbey with tiles all around',
				'abbey-closes': 'The same abbey completes the city of one tile beside it'
			}
		},
		barn: {
			title: 'Barns in pictures',
			pictures: {
				'barn-built': 'A barn is built: first the farmer is paid',
				'barn-joined': 'A later tile joins a farmer to a barn’s farm',
				'barn-end': 'A barn at the end'
			}
		}
	}
};

/** What each of its rules says. */
export const rules: Reading['rules'] = {
	'TILES-1': [
		'Up to six can play. Everybody has one abbey, one mayor, one wagon and one barn.',
		'page, beginning'
	],
	'TILES-2': [
		'Where one city passes over another, they are two separate cities. The upper one has the pennant. The field where it ends touches both walls.',
		'page, tiles'
	],
	'TILES-3': [
		'A road through a tunnel under a city is one road. It divides the field on one side of the city only.',
		'page, tiles'
	],
	'TILES-4': [
		'A road that touches a city’s wall without a gate divides the field there, so there are three fields around it.',
		'page, tiles'
	],
	'TILES-5': ['A house ends the road that reaches it.', 'page, tiles'],
	'TILES-6': [
		'The road at the well leads to three sides and is one road. It’s completed when all three are closed.',
		'page, tiles; n. 2, 3'
	],
	'TILES-7': [
		'A field between the walls of crossing cities touches both and nothing else.',
		'page, tiles'
	],
	'ABBEY-1': [
		'Instead of drawing a tile, a player may lay their own abbey, once per game.',
		'page, abbey, 1'
	],
	'ABBEY-2': [
		'An abbey goes only where there are tiles on all four sides, whatever they show. Corners don’t matter.',
		'page, abbey, 1; n. 6'
	],
	'ABBEY-3': [
		'An abbey closes the four tiles beside it: roads, cities and fields end there, and what that completes is scored.',
		'page, abbey, 2; n. 15'
	],
	'ABBEY-4': [
		'The whole tile is the abbey, so a figure in it is a monk: a meeple or a wagon.',
		'page, abbey, 2; n. 11, 36'
	],
	'ABBEY-5': [
		'An abbey is a monastery. It pays 9 when all eight spots around it hold a tile; at the end, 1 for itself and 1 for each tile around it.',
		'page, abbey, 3; n. 9'
	],
	'ABBEY-6': [
		'After the last tile, those who still have their abbey may lay it, clockwise from the left of whoever laid that tile. By an older rule no abbey is laid then.',
		'page, abbey, 1; n. 8, 9'
	],
	'ABBEY-7': [
		'In the round after the last tile each player is asked once, and only while there is a spot for an abbey.',
		'n. 8'
	],
	'ABBEY-8': [
		'If you lay an abbey with a free side anyway, that side closes what is laid there later.',
		'our decision'
	],
	'ABBEY-10': [
		'By your house rule the only tile that can complete a feature may be bought with an abbey. The seller may lay that abbey from then on.',
		'base page, house rules'
	],
	'ABBEY-9': [
		'A city of one tile, which only an abbey can complete, always pays 2. The old rule for small cities is about cities of two tiles.',
		'our decision; base page, n. 6'
	],
	'MAYOR-1': [
		'The mayor is placed instead of a meeple, and only in a city where nobody stands.',
		'page, mayor, 2; n. 18–20'
	],
	'MAYOR-2': [
		'The mayor counts as one knight per pennant in his city when it’s scored, in addition to the player’s other knights.',
		'page, mayor, 3; n. 1, 25'
	],
	'MAYOR-3': [
		'Without a pennant the mayor counts for nothing and scores nothing. The city is still occupied.',
		'page, mayor, 3; n. 26, 27'
	],
	'MAYOR-4': [
		'The mayor doesn’t change what the city pays. He goes home when it has been scored.',
		'page, mayor, 3'
	],
	'WAGON-1': [
		'A wagon is placed instead of a meeple, on a road or in a city, monastery or abbey where nobody stands, never in a field.',
		'page, wagon, 2; n. 29, 30, 36'
	],
	'WAGON-2': ['A wagon counts as one meeple.', 'page, wagon, 3; n. 1, 39'],
	'WAGON-3': [
		'When its feature is scored, a wagon goes home, or drives on to a directly connected, unfinished road, city or monastery where nobody stands.',
		'page, wagon, 3'
	],
	'WAGON-4': [
		'A road is connected to the city at whose gate it ends, and to the monastery at which it ends. So are roads at the same crossing, a monastery and the city around it, and an abbey and whatever touches its sides.',
		'page, wagon, examples; n. 33, 36, 37'
	],
	'WAGON-5': [
		'Cities wall to wall or corner to corner aren’t connected, nor is a city to what lies behind a crossing. A road isn’t connected to a city that it passes under or touches without a gate.',
		'page, wagon, examples; n. 33–35'
	],
	'WAGON-6': [
		'It doesn’t matter where in its feature the wagon stood. It may stop on any tile of the feature it drives to.',
		'page, wagon, additional examples; n. 38'
	],
	'WAGON-7': [
		'With several wagons each player decides, clockwise from the one whose turn it is.',
		'page, wagon, 3'
	],
	'WAGON-8': ['A wagon may be placed, scored and moved on in one turn.', 'n. 40'],
	'WAGON-9': [
		'By the second edition’s rule a wagon drives to any unfinished, unoccupied road, city or monastery on its tile or the eight around it.',
		'second edition’s rules, not on this page'
	],
	'WAGON-10': [
		'By a house rule a wagon rolls on through directly connected, completed features, to the first unfinished and unoccupied one.',
		'page, house rules'
	],
	'WAGON-11': [
		'By a house rule a wagon stands only in monasteries whose tile has a road, so never in an abbey.',
		'page, house rules'
	],
	'WAGON-12': [
		'A wagon drives after all scored figures have gone home. It can’t drive to what the same tile completed.',
		'our decision'
	],
	'WAGON-13': [
		'A house or village ends a road and connects nothing, not even two roads that end there.',
		'our decision'
	],
	'WAGON-14': [
		'In games begun with an earlier version of Tilekeep a wagon may drive to any unfinished, unoccupied road, city or monastery on the board.',
		'our decision'
	],
	'WAGON-15': [
		'A wagon that rolls stops at the first unfinished, unoccupied feature on its way, and passes only through features where it may stand.',
		'our decision; page, house rules'
	],
	'WAGON-16': [
		'On a table in progress a wagon on a completed feature is scored when the game continues, and drives on like any other.',
		'our decision'
	],
	'BARN-1': [
		'A barn is placed instead of a meeple, on a corner where four tiles meet and all show field. One of them is the tile just laid.',
		'page, barn, 2'
	],
	'BARN-2': [
		'A barn may go on a farm with farmers, but not on one with a barn, unless a house rule allows it. The barn stays to the end.',
		'page, barn, 2; n. 45, 52'
	],
	'BARN-3': [
		'When a barn is built, the farm pays those with the most farmers for each completed city, as at the end. Then all farmers go home.',
		'page, barn, 3; n. 47, 51'
	],
	'BARN-4': ['No farmer may be placed on a farm with a barn.', 'page, barn, 3; n. 52'],
	'BARN-5': [
		'When a tile joins farmers to a barn’s farm, those with the most of them score 1 for each completed city. Then all farmers go home.',
		'page, barn, 3; n. 53'
	],
	'BARN-6': [
		'At the end a barn pays its owner 4 for each completed city that its farm touches. Several barns each pay in full.',
		'page, barn, 4; n. 52, 56'
	],
	'BARN-7': [
		'The farm is scored after the turn’s tile is laid, so a city completed by that tile counts.',
		'our decision; n. 47, 53'
	],
	'BARN-8': [
		'Farmers joined to a barn’s farm score 1 per city, even when another barn is built there in the same turn.',
		'page, barn, 3; n. 53, 54'
	],
	'BARN-9': [
		'With barns, farms pay by today’s rule. A house rule keeps an old farm rule: by that of 2000 a new barn pays farmers 4 per city. What a farm pays because of a barn counts separately from the final scoring.',
		'page, barn, 3; base page, n. 14, 15'
	],
	'BARN-10': [
		'A game without farmers has no barns, unless your house rule allows them.',
		'our decision'
	],
	'BARN-11': [
		'A barn’s four fields must be connected. If sides that don’t match separate them, no barn can be placed.',
		'our decision'
	]
};

/** What its rules are about. */
export const ruleTopics: Reading['ruleTopics'] = {
	TILES: 'the new tiles',
	ABBEY: 'the abbey',
	MAYOR: 'the mayor',
	WAGON: 'the wagon',
	BARN: 'the barn'
};
