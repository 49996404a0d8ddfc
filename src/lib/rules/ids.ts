/** The boxes a game can be played from; the Winter Edition by its printings. */
export const BOX_IDS = [
	'base-c1',
	'base-c2',
	'winter-we3-gardens',
	'winter-we3',
	'winter-we2',
	'winter-we1',
	'winter-wd'
] as const;
export type BoxId = (typeof BOX_IDS)[number];

/** The expansions that can be played with any box, in the order of every list: what lies in a box first, then as they were printed. */
export const EXPANSION_IDS = [
	'river',
	'abbot',
	'inns-and-cathedrals',
	'traders-and-builders',
	'abbey-and-mayor',
	'gingerbread'
] as const;
export type ExpansionId = (typeof EXPANSION_IDS)[number];
