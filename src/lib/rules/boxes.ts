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
