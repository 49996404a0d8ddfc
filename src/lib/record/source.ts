/** Where points can come from, as the summary of a game counts them. */
export const SOURCES = [
	'road',
	'city',
	'monastery',
	'abbey',
	'unfinished',
	'farm',
	'barn',
	'gingerbread',
	'found',
	'hand'
] as const;
export type Source = (typeof SOURCES)[number];

/** A player's points by source; a source that isn't named brought nothing. */
export type Points = Readonly<Partial<Record<Source, number>>>;
