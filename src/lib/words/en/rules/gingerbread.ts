import type { RuleTopics, RuleWords } from './rule-words';

/** The rules of the Gingerbread Man. */
export const gingerbread = {
	'GINGERBREAD-1': [
		'Before the first turn the Gingerbread Man stands in the city of the start tile. His six tiles are drawn with the others.',
		'book, p. 8, setup'
	],
	'GINGERBREAD-2': [
		'A turn with one of his tiles is scored as usual. Then the same player moves him to another unfinished city, whoever stands there.',
		'book, p. 8, the new tiles'
	],
	'GINGERBREAD-3': [
		'The city he leaves because of one of his tiles pays each player 1 per tile for each of their knights. Pennants don’t count, a mayor or a wagon is one knight, and the knights stay.',
		'book, p. 8, scoring 1'
	],
	'GINGERBREAD-4': [
		'Before his city is scored, it pays each player 1 per tile for each of their knights. Pennants don’t count, and a mayor or a wagon is one knight.',
		'book, p. 8, scoring 2'
	],
	'GINGERBREAD-5': [
		'Without another unfinished city he stays. If his city is completed then, he leaves the board and comes back with his next tile.',
		'book, p. 8, special case'
	],
	'GINGERBREAD-6': [
		'When his own tile completes the city in which he stands, he pays for the completion and moves once. By another rule he moves twice, for the city and then for the tile. In that case the city he leaves with the second move pays, too.',
		'book, p. 8, the new tiles, scoring 1 and 2'
	],
	'GINGERBREAD-7': [
		'Every figure in his city counts as one knight, even a wagon, and a mayor whatever the pennants.',
		'our decision'
	],
	'GINGERBREAD-8': [
		'When he stays because there’s no other city, or comes back onto the board, nobody is paid.',
		'our decision'
	],
	'GINGERBREAD-9': [
		'Wagons drive on before he moves; one that drove into the city he then leaves is a knight there.',
		'our decision'
	],
	'GINGERBREAD-10': [
		'His city counts as it is when he leaves it, with the tile and the figure of that turn.',
		'our decision'
	],
	'GINGERBREAD-11': [
		'If one of his tiles fits nowhere, he doesn’t move. At the end of the game he pays nothing.',
		'our decision'
	],
	'GINGERBREAD-12': [
		'On a table in progress he stands where he is placed, or waits beside the board until his next tile.',
		'our decision'
	],
	'GINGERBREAD-13': [
		'Where no start tile has a city, as with The River, he begins in a city of the first tile laid that has one. Whoever lays it puts him there.',
		'Game Reference, preparation'
	]
} as const satisfies RuleWords;

/** What their rules are about, by the first part of their ids. */
export const gingerbreadTopics = {
	GINGERBREAD: 'the Gingerbread Man'
} as const satisfies RuleTopics;
