/* What is known about the boxes without their rules, for every list of games. */

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

/** The landscapes a board is drawn in. @internal */
export const LANDS = ['summer', 'winter'] as const;
/** A landscape of a board. @internal */
export type Land = (typeof LANDS)[number];

/** The sets of tiles that lie in boxes. Each is declared in its own folder. */
export type TileSetId = 'base' | 'winter' | 'gardens';

/** A box as sold. */
interface Box {
	readonly land: Land;
	/** Number of tiles, with the start tile. */
	readonly tiles: number;
	/** What lies in it; each set changes the counts of those before it. */
	readonly sets: readonly TileSetId[];
	/** The box with which a new game is played instead: the same one, described more exactly. */
	readonly replacedBy?: BoxId;
}

/** The boxes as they were printed: the base game from 2000 and from 2014 on, Winter in 2022, 2020, 2012 to 2015, and 2011. */
export const BOXES: Readonly<Record<BoxId, Box>> = {
	'base-c1': { land: 'summer', tiles: 72, sets: ['base'] },
	'base-c2': { land: 'summer', tiles: 72, sets: ['base', 'gardens'] },
	'winter-we3-gardens': { land: 'winter', tiles: 84, sets: ['base', 'winter', 'gardens'] },
	'winter-we3': {
		land: 'winter',
		tiles: 84,
		sets: ['base', 'winter'],
		replacedBy: 'winter-we3-gardens'
	},
	'winter-we2': { land: 'winter', tiles: 84, sets: ['base', 'winter'] },
	'winter-we1': { land: 'winter', tiles: 84, sets: ['base', 'winter'] },
	'winter-wd': { land: 'winter', tiles: 72, sets: ['base'] }
};

/** The land of a box; summer for an unknown box. */
export const landOf = (box: string): Land => {
	const known = BOX_IDS.find((id) => id === box);
	return known ? BOXES[known].land : 'summer';
};
