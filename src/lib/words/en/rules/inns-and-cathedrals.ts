import type { RuleTopics, RuleWords } from './rule-words';

/** The rules of Inns & Cathedrals. */
export const innsAndCathedrals = {
	'IC-1': [
		'Eighteen tiles are drawn with the others. Everybody has a big meeple, and up to six can play.',
		'page; later page'
	],
	'IC-2': [
		'The editions differ in three tiles, and you say which you play. At the crossing of three roads the first edition’s inn is beside one road; the later one is between two, and both have it. Two later tiles have a garden.',
		'page; later page; Brettspielwelt'
	],
	'IC-3': [
		'The cathedral’s tile is city on all four sides. A field between four cities touches all four and nothing else.',
		'page'
	],
	'IC-4': [
		'Where two roads meet the short paths from two city gates, both roads end. Nobody stands on the short paths, but they divide the land into four fields.',
		'page; Brettspielwelt'
	],
	'IC-5': ['At the monastery between two roads, both roads end, and there are two fields.', 'page'],
	'IC-6': [
		'The crossing between two city gates belongs to the roads. A wagon drives neither from one city to the other nor onto a short path.',
		'Abbey & Mayor page, n. 34'
	],
	'IC-7': [
		'At the crossing between two city gates a wagon drives from road to road, but not from a city to a road, or back.',
		'Abbey & Mayor page, wagon, examples; n. 34'
	],
	'INN-1': [
		'A completed road with an inn pays 2 for each tile. Further inns add nothing.',
		'page; later page'
	],
	'INN-2': ['An unfinished road with an inn pays nothing at the end.', 'page; later page'],
	'INN-3': [
		'Inns and cathedrals count for everybody who scores the feature, no matter who laid them, or when.',
		'our decision'
	],
	'CATHEDRAL-1': [
		'A completed city with a cathedral pays 3 for each tile and 3 for each pennant. A second cathedral adds nothing.',
		'page; later page'
	],
	'CATHEDRAL-2': [
		'An unfinished city with a cathedral pays nothing at the end, not even for its pennants.',
		'page; later page'
	],
	'CATHEDRAL-3': [
		'Even under the old rule for small cities, a city of two tiles with a cathedral pays 3 for each tile and each pennant.',
		'our decision'
	],
	'CATHEDRAL-4': [
		'An unfinished city with a cathedral is worth nothing to farms. A completed one is worth as much as any other.',
		''
	],
	'BIG-1': [
		'The big meeple is placed instead of a meeple, wherever a meeple may stand, and goes home like one.',
		'page; later page'
	],
	'BIG-2': [
		'The big meeple counts as two meeples where figures are compared. It never changes what is paid.',
		'page; later page'
	],
	'BIG-3': ['To the Gingerbread Man the big meeple is one knight.', 'our decision'],
	'BIG-4': [
		'One player’s figures add up: 2 for the big meeple, 1 per pennant for the mayor, and 1 for each other figure.',
		'Abbey & Mayor page, n. 1'
	]
} as const satisfies RuleWords;

/** What their rules are about, by the first part of their ids. */
export const innsAndCathedralsTopics = {
	IC: 'the new tiles',
	INN: 'inns',
	CATHEDRAL: 'cathedrals',
	BIG: 'the big meeple'
} as const satisfies RuleTopics;
