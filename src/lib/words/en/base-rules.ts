import type { RuleId } from '../../engine/ledger';
import type { RuleTopics, RuleWords } from '../expansion';

/** The base game's rules. */
export const base = {
	'LAY-1': [
		'A new tile touches at least one other along a full side. Corners don’t count.',
		'page, 1; book, 1'
	],
	'LAY-2': [
		'Every side that touches matches its neighbour: field, road or city.',
		'page, 1; book, 1'
	],
	'LAY-3': [
		'A tile that fits nowhere leaves the game, and its player draws another. By a house rule it goes back into the bag.',
		'page, 1, and house rules; Winter page, n. 8'
	],
	'LAY-4': ['Sides that don’t match never connect: what ends there can’t be completed.', ''],
	'LAY-5': [
		'By your house rule, whoever lays a tile on a spot with tiles on all four sides has another turn. An abbey earns no extra turn, and the edge of the table doesn’t count as a tile.',
		'page, house rules'
	],
	'EDGE-1': [
		'The edge of the table limits the game: no tiles beyond it, and no shifting. What is open there can’t be completed.',
		'page, use of a table, and house rules'
	],
	'EDGE-2': [
		'By your house rule the edge of the table closes roads and cities that reach it. For monasteries, spots beyond it count as filled. Only real tiles pay.',
		'page, house rules'
	],
	'EDGE-3': [
		'Another table may be put beside the first: lay a tile there anyway, and the edge moves out to it.',
		'page, use of a table'
	],
	'EDGE-4': [
		'By your house rule all tiles may be shifted, but no row may be longer than the table, wherever the start tile ends up.',
		'page, use of a table'
	],
	'START-1': [
		'By your house rule the start tile is in the bag. The starting player draws the first tile and lays it in the middle, as a normal turn.',
		'page, house rules'
	],
	'DRAW-1': [
		'By your house rule everybody holds three tiles, lays one and draws again; an abbey counts as one of them.',
		'page, house rules'
	],
	'FIG-1': [
		'Each player has seven meeples; the eighth is the scoring marker.',
		'page, preparation'
	],
	'FIG-2': [
		'Place at most one meeple a turn, from those in hand, on the tile just laid.',
		'page, 2'
	],
	'FIG-3': [
		'A meeple goes only on a road, or in a city, field or monastery, where no figure stands yet, not even your own.',
		'page, 2'
	],
	'FIG-4': [
		'What the tile completes is checked before a meeple is placed. A meeple placed on a feature that the tile completes scores and comes home at once.',
		'page, 3, n. 7'
	],
	'FIG-5': [
		'Farmers lie down and stay to the end. A first game may leave them out.',
		'page, farms; book, 2'
	],
	'FIG-6': ['By your house rule each player starts with five to ten meeples instead of seven.', ''],
	'ROAD-1': [
		'A road is completed when both ends stop at a crossing, city, monastery or village, or when it forms a loop.',
		'page, 3; n. 4'
	],
	'ROAD-2': [
		'A completed road pays 1 for each tile. A tile counts once, however often the road crosses it.',
		'page, 3; book, 3'
	],
	'ROAD-3': [
		'By your house rule only houses end roads at a crossing: where there are only trees, all its roads continue as one road.',
		'page, house rules'
	],
	'CITY-1': ['A city is completed when no side of it is open.', 'page, 3; n. 5'],
	'CITY-2': [
		'A completed city pays 2 for each tile, counted once, and 2 for each pennant.',
		'page, 3; book, 3'
	],
	'CITY-3': ['A pennant counts only for the city it’s painted on.', 'page, 3; Winter page, n. 14'],
	'CITY-4': [
		'By the old rule for small cities, a completed city of two tiles pays 1 for each tile and 1 for each pennant.',
		'page, n. 6'
	],
	'MONASTERY-1': [
		'A monastery is completed when there are tiles on all eight spots around it.',
		'page, 3'
	],
	'MONASTERY-2': [
		'A completed monastery pays 1 for its own tile and 1 for each of the eight around it.',
		'page, 3'
	],
	'SHARE-1': [
		'Where several players have figures, those with the most score all the points; in a tie each scores them in full.',
		'page, 3; Winter page, n. 15'
	],
	'SHARE-2': ['Figures come home after their feature is scored, not before.', 'page, 3'],
	'END-1': [
		'The game ends with the turn of the last tile: unfinished features are scored first, then the farms.',
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
		'By your house rule unfinished roads, cities and monasteries pay nothing; their figures come home.',
		'page, house rules'
	],
	'FARM-1': [
		'A farm pays 3 for each completed city that it touches, to whoever has the most farmers on it. Corners don’t count.',
		'page, farms; n. 14'
	],
	'FARM-2': [
		'A farm pays 3 for each completed city that it touches, but a city pays the same player only once. It counts on the farm where it pays most; if several pay the same, on the one started first.',
		'historical overview of the first edition'
	],
	'FARM-3': [
		'Each completed city pays 4, once, to whoever has the most farmers on all the farms around it.',
		'page, n. 15'
	],
	'FARM-4': [
		'Fields are separated by roads, cities and the edge of the laid tiles, and by rivers, unless a house rule joins their banks.',
		'page, farms; n. 9, 10'
	],
	'TIE-1': [
		'If several players tie for the most points, they share the win. By another rule nobody wins, and another game decides. If your table so chooses, whoever laid the first tile loses the tie, or wins it.',
		'page, n. 16; book, p. 5'
	],
	'TRACK-1': [
		'The score track has fifty spaces; a marker that reaches or passes 0 lies down.',
		'page and Winter page, the scoreboard; book, 3, only beyond 50'
	],
	'HAND-1': [
		'The players entered these points or tokens manually. Points count like all others and are shown separately.',
		'our decision'
	],
	'HAND-2': [
		'One player pays points to another, and the sum stays the same. By a house rule, the only tile that can complete a feature may be bought this way.',
		'page, house rules'
	],
	'HAND-3': [
		'The game was continued with these points on the score track, or with these tokens.',
		'our decision'
	],
	'FOUND-1': [
		'A table in progress is entered in any order and without turns. Tilekeep warns about what doesn’t fit.',
		'our decision'
	],
	'FOUND-2': [
		'Figures are placed where they stand. Nothing is scored while the table is entered.',
		'our decision'
	],
	'FOUND-3': [
		'Completed features with figures on them are scored when the game continues, or ends.',
		'our decision'
	]
} as const satisfies Readonly<Record<RuleId, RuleWords>>;

/** What their rules are about, by the first part of their ids. */
export const baseTopics = {
	LAY: 'laying a tile',
	EDGE: 'the edge of the table',
	START: 'the start tile',
	DRAW: 'drawing tiles',
	FIG: 'placing a meeple',
	ROAD: 'scoring roads',
	CITY: 'scoring cities',
	MONASTERY: 'scoring monasteries',
	SHARE: 'scoring',
	END: 'final scoring',
	FARM: 'farms',
	TIE: 'the winner',
	TRACK: 'the score track',
	HAND: 'points',
	FOUND: 'a table in progress'
} as const satisfies RuleTopics;
