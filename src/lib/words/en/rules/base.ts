import type { RuleWords } from '.';

/** The base game's rules. */
export const base = {
	'LAY-1': [
		'A new tile touches at least one tile with a full side; a corner is no touch.',
		'page, 1; book, 1'
	],
	'LAY-2': [
		'Every side that touches shows the same land as its neighbour: field, road or city.',
		'page, 1; book, 1'
	],
	'LAY-3': [
		'A tile that fits nowhere leaves the game and its player draws again; or, by a house rule, it goes back into the bag.',
		'page, 1, and house rules; Winter page, n. 8'
	],
	'LAY-4': [
		'Where the table lays unlike sides together, they join nothing and stay open for ever.',
		''
	],
	'LAY-5': [
		'By your house rule, whoever lays a tile on a spot with a tile on all four sides has another turn. An abbey earns none, and the edge of the table is no tile.',
		'page, house rules'
	],
	'EDGE-1': [
		'The edge of the table limits the game: no tile lies beyond it, and nothing is shifted; what is open there stays open.',
		'page, use of a table, and house rules'
	],
	'EDGE-2': [
		'By your house rule the edge of the table closes roads and cities that reach it, and fills the spots around a monastery. Only tiles that lie there pay.',
		'page, house rules'
	],
	'EDGE-3': [
		'Another table may be put beside the first: the edge moves out to the tile that is laid there by the table’s word.',
		'page, use of a table'
	],
	'EDGE-4': [
		'By your house rule all tiles may be shifted: no more lie in a row than the table holds, wherever the start tile comes to lie.',
		'page, use of a table'
	],
	'START-1': [
		'By your house rule the start tile is in the bag: whoever starts draws the first tile and lays it in the middle, a turn like any other.',
		'page, house rules'
	],
	'DRAW-1': [
		'By your house rule everybody holds three tiles, lays one and draws again; an abbey counts as one of them.',
		'page, house rules'
	],
	'FIG-1': ['Each player has seven followers; the eighth marks points.', 'page, preparation'],
	'FIG-2': ['At most one follower a turn, from hand, on the tile just laid.', 'page, 2'],
	'FIG-3': [
		'A follower goes only where nobody stands on what the segment continues, oneself included.',
		'page, 2'
	],
	'FIG-4': [
		'What the tile completes is settled before a follower is put; one put on it scores and comes home at once.',
		'page, 3, n. 7'
	],
	'FIG-5': [
		'Farmers lie, and stay to the end. A first game may leave them out.',
		'page, farms; book, 2'
	],
	'ROAD-1': [
		'A road is completed when both ends stop at a crossing, city, monastery or village, or when it closes a ring.',
		'page, 3; n. 4'
	],
	'ROAD-2': [
		'A completed road pays 1 for each tile, counted once however often the road crosses it.',
		'page, 3; book, 3'
	],
	'ROAD-3': [
		'By your house rule only houses end roads at a crossing: where only trees stand, all its roads run on and are one road.',
		'page, house rules'
	],
	'CITY-1': ['A city is completed when no side of it is open.', 'page, 3; n. 5'],
	'CITY-2': [
		'A completed city pays 2 for each tile, counted once, and 2 for each pennant.',
		'page, 3; book, 3'
	],
	'CITY-3': [
		'A pennant counts only for the city that it’s painted on.',
		'page, 3; Winter page, n. 14'
	],
	'CITY-4': [
		'By your ruling a completed city of two tiles pays 1 for each tile and 1 for each pennant.',
		'page, n. 6'
	],
	'MONASTERY-1': [
		'A monastery is completed when all eight spots around it hold a tile.',
		'page, 3'
	],
	'MONASTERY-2': [
		'A completed monastery pays 1 for its own tile and 1 for each of the eight around it.',
		'page, 3'
	],
	'SHARE-1': [
		'Where several players stand, those with most figures get all of it; a tie pays each in full.',
		'page, 3; Winter page, n. 15'
	],
	'SHARE-2': ['Figures come home after their feature was scored, not before.', 'page, 3'],
	'END-1': [
		'The game ends with the turn of the last tile: first what is unfinished is scored, then the farms.',
		'page, end'
	],
	'END-2': [
		'An unfinished road pays 1 for each tile at the end.',
		'page, end; n. 18 of the Winter page'
	],
	'END-3': [
		'An unfinished city pays 1 for each tile and 1 for each pennant at the end.',
		'page, end'
	],
	'END-4': [
		'An unfinished monastery pays 1 for its own tile and 1 for each tile around it at the end.',
		'page, end'
	],
	'END-5': [
		'By your house rule unfinished roads, cities and monasteries pay nothing; figures come home from them.',
		'page, house rules'
	],
	'FARM-1': [
		'A farm pays 3 for each completed city whose wall it meets, to whoever has most farmers on it. A corner is no meeting.',
		'page, farms; n. 14'
	],
	'FARM-2': [
		'A farm pays 3 for each completed city whose wall it meets, but a city pays the same player only once: on the farm that was begun first.',
		'historical overview of the first edition'
	],
	'FARM-3': [
		'Each completed city pays 4, once, to whoever has most farmers on all fields around it.',
		'page, n. 15'
	],
	'FARM-4': [
		'Fields are parted by roads, by cities and by the edge of what is laid.',
		'page, farms; n. 9'
	],
	'TIE-1': [
		'If several have most points they share the victory; or, by a ruling, nobody has won and another game decides, or, by your table’s word, whoever laid the first tile loses the tie.',
		'page, n. 16; book, p. 5'
	],
	'TRACK-1': [
		'The scoring track has fifty spaces; a marker that reaches or passes 0 lies down.',
		'page and Winter page, the scoreboard; book, 3, only beyond 50'
	],
	'HAND-1': [
		'The table gave these points by hand; they count like all others and are shown apart.',
		'our decision'
	],
	'HAND-2': [
		'Points passed from one player to another: none were made and none lost. By a house rule the only tile that can complete a structure is bought so.',
		'page, house rules'
	],
	'HAND-3': ['The table was taken over with these points on the scoring track.', 'our decision'],
	'FOUND-1': [
		'A table that nobody recorded is built in any order and without turns; what doesn’t fit is objected to.',
		'our decision'
	],
	'FOUND-2': [
		'Figures are put where they stand, and nothing is scored while the table is built.',
		'our decision'
	],
	'FOUND-3': [
		'What was completed with figures on it is scored when the game goes on from there, or ends.',
		'our decision'
	]
} as const satisfies RuleWords;
