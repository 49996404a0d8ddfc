import type { RuleTopics, RuleWords } from './rule-words';

/** The rules of Traders & Builders. */
export const tradersAndBuilders = {
	'TRADERS-1': [
		'There are 24 tiles and 20 tokens of goods: 9 wine, 6 grain, 5 cloth. Everybody has one builder and one pig.',
		'page, beginning'
	],
	'TRADERS-2': [
		'The tiles of the editions since 2015 differ only by a garden on two of them.',
		'page, tiles'
	],
	'TRADERS-3': [
		'Where two roads cross at a bridge, both continue, and there are four fields.',
		'page, tiles'
	],
	'TRADERS-4': [
		'On the tile with a bridge and a gate, the lower road runs to the gate, and the upper one ends at a house. There are three fields.',
		'page, tiles'
	],
	'TRADERS-5': ['A field enclosed by cities touches all of them and never grows.', 'page, tiles'],
	'GOODS-1': [
		'Whoever completes a city takes one token for each symbol in it, no matter who stands there and scores.',
		'page, goods'
	],
	'GOODS-2': [
		'An abbey that completes a city wins its tokens too, and a tile that completes several cities wins the tokens of all.',
		'Abbey & Mayor page, n. 14'
	],
	'GOODS-3': ['The symbols of unfinished cities give nothing.', 'page, goods'],
	'GOODS-4': [
		'At the end, whoever has the most tokens of a good scores 10. All who tie for the most score 10 each; a good of which nobody has tokens pays nothing.',
		'page, final scoring'
	],
	'GOODS-5': [
		'On a table in progress the tokens already won are entered. Cities completed before give none.',
		'our decision'
	],
	'BUILDER-1': [
		'The builder is placed instead of a meeple, on the tile just laid. It needs an unfinished road or city where the player has a meeple of any kind.',
		'page, builder'
	],
	'BUILDER-2': [
		'Builders and pigs aren’t meeples: they count for no majority and keep nobody away.',
		'page, builder'
	],
	'BUILDER-3': [
		'A tile that continues the road or city of the player’s builder gives the turn a second part, with another tile, figure and scoring. The builder must have stood there before.',
		'page, builder'
	],
	'BUILDER-4': [
		'A second part never earns a third. The builder stays and works again in later turns.',
		'page, builder'
	],
	'BUILDER-5': [
		'The second part may be declined, unless your rules say otherwise.',
		'page, builder'
	],
	'BUILDER-6': [
		'When its road or city is completed, the builder goes home with the meeples. What came home in the first part can be placed in the second.',
		'page, builder'
	],
	'BUILDER-7': ['A builder doesn’t stay without a meeple of its own colour.', 'page, builder'],
	'BUILDER-8': [
		'An abbey continues nothing, so it earns no second part. It may be laid in either part.',
		'Abbey & Mayor page, n. 5, 13'
	],
	'BUILDER-9': [
		'If the last tile earns a second part, only an abbey can be laid in it, before the round of last abbeys.',
		'Abbey & Mayor page, n. 5'
	],
	'PIG-1': [
		'The pig is placed instead of a meeple, in a field of the tile just laid where the player has a farmer. It stays to the end, or until a barn sends the farmers home.',
		'page, pig'
	],
	'PIG-2': [
		'If its owner scores the farm, each completed city pays the owner 1 more: usually 4 instead of 3, or 2 instead of 1 when farmers are joined to a barn’s farm. Without a majority or a tie the pig does nothing.',
		'page, pig'
	],
	'PIG-3': [
		'When a barn is built, each city pays the pig’s owner 4 instead of 3. When farmers are joined to a barn’s farm, it pays 2 instead of 1. Then farmers and pigs go home.',
		'Abbey & Mayor page, barn; n. 55'
	],
	'PIG-4': ['Pigs never count for barns.', 'Abbey & Mayor page, barn'],
	'PIG-5': [
		'By the farm rule of 2000 a city pays 5 instead of 4 to a player with a pig in a field around it.',
		'our decision'
	],
	'PIG-6': ['A first game without farmers has no pigs.', 'our decision']
} as const satisfies RuleWords;

/** What their rules are about, by the first part of their ids. */
export const tradersAndBuildersTopics = {
	TRADERS: 'the new tiles',
	GOODS: 'goods',
	BUILDER: 'the builder',
	PIG: 'the pig'
} as const satisfies RuleTopics;
