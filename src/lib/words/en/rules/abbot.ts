import type { RuleTopics, RuleWords } from './rule-words';

/** The rules of The Abbot. */
export const abbot = {
	'ABBOT-1': [
		'Everybody has one abbot. He is placed instead of a meeple, on the tile just laid.',
		'abbot page'
	],
	'ABBOT-2': [
		'The abbot stands in a monastery, an abbey or a garden where nobody stands, and counts as one meeple. No other figure stands in a garden.',
		'abbot page'
	],
	'ABBOT-3': [
		'Instead of placing a figure, a player may take the abbot home before his place is surrounded. The place then pays 1 for its own tile and 1 for each tile around it.',
		'abbot page, and its footnote'
	],
	'ABBOT-4': [
		'If the tile just laid surrounds the abbot, his place is scored as completed, and another figure may be placed.',
		'our decision'
	],
	'ABBOT-5': [
		'In a turn of two parts the abbot may come home in either. By another rule an abbot placed in the first part stays until a later turn.',
		'our decision'
	],
	'ABBOT-6': [
		'A wagon never drives to a garden, nor to a monastery or an abbey where an abbot stands.',
		'our decision'
	],
	'GARDEN-1': [
		'A garden with tiles on all eight spots around it pays 1 for its own tile and 1 for each of them.',
		'abbot page'
	],
	'GARDEN-2': [
		'At the end an unfinished garden pays 1 for its own tile and 1 for each around it.',
		'abbot page'
	]
} as const satisfies RuleWords;

/** What their rules are about, by the first part of their ids. */
export const abbotTopics = {
	ABBOT: 'the abbot',
	GARDEN: 'scoring gardens'
} as const satisfies RuleTopics;
