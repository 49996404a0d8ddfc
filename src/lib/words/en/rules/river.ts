import type { RuleTopics, RuleWords } from './rule-words';

/** The rules of The River. */
export const river = {
	'RIVER-1': [
		'Twelve tiles show the river. The spring is laid first. Ten river tiles are drawn next, before all other tiles, and the lake comes last.',
		'river page, preparation'
	],
	'RIVER-2': [
		'The spring takes the place of the start tile, which stays in the box. By an older rule the start tile is drawn like all others.',
		'river page, preparation; Big Box'
	],
	'RIVER-3': [
		'A river tile continues the river at its open end; all its other sides match as usual.',
		'river page, placing'
	],
	'RIVER-4': [
		'Two river tiles in a row may not turn the same way, nor may three bends in a row, even with straight tiles between. By other rules only the first of these is forbidden, or the river may turn wherever there is room.',
		'river page, placing; publisher’s answer'
	],
	'RIVER-5': [
		'Figures stand on a river tile as on any other: on its road, or in its city, monastery, garden or field, never on the river.',
		'river page, followers'
	],
	'RIVER-6': [
		'The river separates fields as a road does, and a road on a bridge crosses it. The field continues around the spring and around the lake.',
		'river page, scoring; Big Box'
	],
	'RIVER-7': [
		'The river itself pays nothing; what else is on its tiles pays as usual.',
		'river page, scoring'
	],
	'RIVER-8': ['River tiles count as neighbours of a monastery or a garden.', 'river page, scoring'],
	'RIVER-9': [
		'A river tile that fits nowhere leaves the game like any other, and its player draws again.',
		'our decision'
	],
	'RIVER-10': [
		'The tiles are those of the first, second or third edition. In the second and third, one bend has a garden. In the third, the spring lies beside a road, and the lake has a monastery.',
		'river page, contents'
	],
	'RIVER-11': [
		'Tilekeep knows the rivers of the Winter Edition from descriptions only, so they are played with the same tiles.',
		'our decision'
	],
	'RIVER-12': [
		'On a table in progress the river lies as it was laid; river tiles that aren’t there yet are drawn first.',
		'our decision'
	],
	'RIVER-13': [
		'By your house rule the river separates no fields: both banks are one, unless a road or a city lies between.',
		''
	]
} as const satisfies RuleWords;

/** What its rules are about, by the first part of their ids. */
export const riverTopics = {
	RIVER: 'The River'
} as const satisfies RuleTopics;
