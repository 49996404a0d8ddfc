import type { RuleWords } from '.';

/** The rules of the Gingerbread Man. */
export const gingerbread = {
	'GINGERBREAD-1': [
		'Before the first turn the Gingerbread Man stands in the city of the start tile. His six tiles are drawn with the others.',
		'book, p. 8, setup'
	],
	'GINGERBREAD-2': [
		'A turn that lays one of his tiles is scored as usual; then the same player moves him into a different unfinished city, whoever stands there.',
		'book, p. 8, the new tiles'
	],
	'GINGERBREAD-3': [
		'The city that he leaves for one of his tiles pays 1 for each tile, times one’s knights there. Pennants don’t count, a mayor or a wagon is one knight, and the knights stay.',
		'book, p. 8, scoring 1'
	],
	'GINGERBREAD-4': [
		'Before his city is scored it pays 1 for each tile, times one’s knights there. Pennants don’t count, and a mayor or a wagon is one knight.',
		'book, p. 8, scoring 2'
	],
	'GINGERBREAD-5': [
		'Without another unfinished city he stays. When his city is completed then, he leaves the table and comes back with his next tile.',
		'book, p. 8, special case'
	],
	'GINGERBREAD-6': [
		'When his own tile completes the city in which he stands, he pays for the completion and moves once; or by a ruling twice, for the city and then for the tile, which pays the city that he leaves.',
		'book, p. 8, the new tiles, scoring 1 and 2'
	],
	'GINGERBREAD-7': [
		'Every figure in his city is a knight and counts once, a mayor whatever the pennants and a wagon too.',
		'our decision'
	],
	'GINGERBREAD-8': [
		'Where he stays because there’s no other city, or comes back onto the table, nobody is paid.',
		'our decision'
	],
	'GINGERBREAD-9': [
		'Wagons drive on before he moves; one that drove into the city which he then leaves is a knight there.',
		'our decision'
	],
	'GINGERBREAD-10': [
		'His city counts as it lies when he leaves it, with the tile and the figure of that turn.',
		'our decision'
	],
	'GINGERBREAD-11': [
		'A tile of his that fits nowhere moves nobody, and the end of the game pays nothing for him.',
		'our decision'
	],
	'GINGERBREAD-12': [
		'On a table as found he stands where he is put, or lies beside it until his next tile.',
		'our decision'
	]
} as const satisfies RuleWords;
