import type { RuleWords } from '.';

/** The rules of Abbey & Mayor. */
export const abbeyAndMayor = {
	'TILES-1': [
		'Up to six can play; everybody has one abbey, one mayor, one wagon and one barn.',
		'page, beginning'
	],
	'TILES-2': [
		'Where one city passes over another both are cities of their own; where the upper one, with the pennant, ends in the field, that field meets both walls.',
		'page, tiles'
	],
	'TILES-3': [
		'A road through a tunnel under a city is one road; it parts the field on one side of the city only.',
		'page, tiles'
	],
	'TILES-4': [
		'A road that touches a city’s wall without a gate parts the field there: three fields lie around it.',
		'page, tiles'
	],
	'TILES-5': ['A road that ends at a house ends there.', 'page, tiles'],
	'TILES-6': [
		'The road at the well runs on to three sides and is one road; it’s completed when all three are closed.',
		'page, tiles; n. 2, 3'
	],
	'TILES-7': [
		'A field between the walls of crossing cities touches both and nothing else.',
		'page, tiles'
	],
	'ABBEY-1': [
		'Instead of drawing a tile a player may lay the abbey that is theirs, once in a game.',
		'page, abbey, 1'
	],
	'ABBEY-2': [
		'An abbey goes only where a tile lies on each of the four sides, whatever these show; corners don’t matter.',
		'page, abbey, 1; n. 6'
	],
	'ABBEY-3': [
		'An abbey closes the four tiles beside it: roads, cities and fields end there, and what that completes is scored.',
		'page, abbey, 2; n. 15'
	],
	'ABBEY-4': [
		'Only a monk may stand on an abbey, a follower or a wagon: all of the tile is abbey.',
		'page, abbey, 2; n. 11, 36'
	],
	'ABBEY-5': [
		'An abbey is a monastery: 9 when the eight spots around it hold a tile, at the end 1 for itself and each around it.',
		'page, abbey, 3; n. 9'
	],
	'ABBEY-6': [
		'After the last tile those who still have their abbey may lay it, clockwise from the left of whoever laid that tile. By the older ruling no abbey is laid then.',
		'page, abbey, 1; n. 8, 9'
	],
	'ABBEY-7': [
		'In the round after the last tile each is asked once, and only while a spot is left.',
		'n. 8'
	],
	'ABBEY-8': [
		'Where the table lays an abbey beside a bare side, that side closes what is laid there later.',
		'our decision'
	],
	'ABBEY-10': [
		'By your house rule the only tile that can complete a structure may be bought with an abbey, which the seller may lay from then on.',
		'base page, house rules'
	],
	'ABBEY-9': [
		'A city of one tile, which only an abbey completes, pays 2 by the old ruling for small cities too: that one speaks of two tiles.',
		'our decision; base page, n. 6'
	],
	'MAYOR-1': [
		'The mayor is put instead of a follower, and only into a city where nobody stands.',
		'page, mayor, 2; n. 18–20'
	],
	'MAYOR-2': [
		'The mayor counts as many knights as his city has pennants when it’s scored, beside the player’s other knights.',
		'page, mayor, 3; n. 1, 25'
	],
	'MAYOR-3': [
		'Without a pennant the mayor counts nothing and gets nothing; the city is occupied all the same.',
		'page, mayor, 3; n. 26, 27'
	],
	'MAYOR-4': [
		'What the city pays doesn’t change by the mayor; then he goes home.',
		'page, mayor, 3'
	],
	'WAGON-1': [
		'A wagon is put instead of a follower, on a road, city, monastery or abbey where nobody stands; never on a field.',
		'page, wagon, 2; n. 29, 30, 36'
	],
	'WAGON-2': ['A wagon counts as one follower.', 'page, wagon, 3; n. 1, 39'],
	'WAGON-3': [
		'A wagon whose feature was scored goes home, or drives on to an unfinished road, city or monastery on which nobody stands and which is directly connected.',
		'page, wagon, 3'
	],
	'WAGON-4': [
		'Connected are a road and the city at whose gate it ends, a road and the monastery at which it ends, roads that end at one crossing, a monastery and the city inside which it stands, an abbey and whatever lies against its sides.',
		'page, wagon, examples; n. 33, 36, 37'
	],
	'WAGON-5': [
		'Not connected are cities wall to wall or corner to corner, a city and what lies behind a crossing, a road and a city that it passes under or touches without a gate.',
		'page, wagon, examples; n. 33–35'
	],
	'WAGON-6': [
		'Where in its feature the wagon stood doesn’t matter, and it may stop on any tile of the one that it drives to.',
		'page, wagon, additional examples; n. 38'
	],
	'WAGON-7': [
		'With several wagons each player decides, clockwise from the one whose turn it is.',
		'page, wagon, 3'
	],
	'WAGON-8': ['A wagon may be put, scored and moved in one turn.', 'n. 40'],
	'WAGON-9': [
		'By the second edition’s ruling a wagon drives to any unfinished, unoccupied road, city or monastery on its tile or the eight around.',
		'second edition’s rules, not in this page'
	],
	'WAGON-10': [
		'By a house ruling a wagon rolls on, from one directly connected feature to the next: through completed ones, to the first that is unfinished and unoccupied.',
		'page, house rules'
	],
	'WAGON-11': [
		'By a house ruling a wagon stands only on monasteries whose tile has a road, so never on an abbey.',
		'page, house rules'
	],
	'WAGON-12': [
		'A wagon drives when all scored figures have gone home; what the same tile completed is no goal.',
		'our decision'
	],
	'WAGON-13': [
		'A house or village is the end of a road and connects nothing, not even two roads that end there.',
		'our decision'
	],
	'WAGON-14': [
		'In games begun with an earlier Tilekeep a wagon may drive to any unfinished, unoccupied road, city or monastery on the table.',
		'our decision'
	],
	'WAGON-15': [
		'A wagon that rolls stops at the first unfinished, unoccupied feature on its way, and passes only where it may stand.',
		'our decision; page, house rules'
	],
	'BARN-1': [
		'A barn is put instead of a follower, on the point where four tiles meet, one of them just laid, where all four show field.',
		'page, barn, 2'
	],
	'BARN-2': [
		'A barn goes on a farm with farmers too, but not on one with a barn, unless a house ruling allows it. It stays to the end.',
		'page, barn, 2; n. 45, 52'
	],
	'BARN-3': [
		'When a barn is built, the farm pays those with most farmers for each completed city as at the end, and all farmers go home.',
		'page, barn, 3; n. 47, 51'
	],
	'BARN-4': ['No farmer may be put on a farm with a barn.', 'page, barn, 3; n. 52'],
	'BARN-5': [
		'When a tile joins farmers to a barn’s farm, those with most of them get 1 for each completed city, and all farmers go home.',
		'page, barn, 3; n. 53'
	],
	'BARN-6': [
		'At the end a barn pays its owner 4 for each completed city at its farm; several barns pay in full each.',
		'page, barn, 4; n. 52, 56'
	],
	'BARN-7': [
		'The farm is judged when the turn’s tile lies, so a city which that tile completes counts.',
		'our decision; n. 47, 53'
	],
	'BARN-8': [
		'A tile that joins farmers to a barn’s farm pays 1 a city, also when another barn is built there in the same turn.',
		'our decision'
	],
	'BARN-9': [
		'With barns farms pay by today’s rule. By a house ruling an old farm rule is kept: by that of 2000 a built barn pays farmers 4 a city, and what a barn made a farm pay counts apart from the final scoring.',
		'page, barn, 3; base page, n. 14, 15'
	],
	'BARN-10': ['A first game without farmers has no barns.', 'our decision'],
	'BARN-11': [
		'A barn’s four fields hang together; where unlike sides keep them apart, no barn stands.',
		'our decision'
	]
} as const satisfies RuleWords;
