import type { SegmentKind } from '../../engine/tile';

interface KindWords {
	readonly name: string;
	/** Where a figure stands on it, and where on one of several. */
	readonly on: string;
	readonly onOne: string;
	/** What lies between a field and a city. */
	readonly barrier: string;
	/** A meeple on it. */
	readonly role: readonly [one: string, many: string];
	/** With the number of its tiles in words. */
	of(tiles: string): string;
	/** Where it can go on. */
	readonly edge: readonly [one: string, many: string];
	readonly open: readonly [one: string, many: string];
	/** True when the tiles around it complete it. */
	readonly around?: true;
	/** What a tile shows of it; without it `history.ts` says more exactly how it looks. */
	readonly stretch?: string;
	/** True where no figure can stand. */
	readonly standsEmpty?: true;
}

/** The words of every kind of segment. */
export const KINDS: Readonly<Record<SegmentKind, KindWords>> = {
	road: {
		name: 'road',
		on: 'on the road',
		onOne: 'on one of the roads',
		barrier: 'a road',
		role: ['thief', 'thieves'],
		edge: ['end', 'ends'],
		open: ['open end', 'open ends'],
		of: (tiles) => `Road of ${tiles}`
	},
	city: {
		name: 'city',
		on: 'in the city',
		onOne: 'in one of the cities',
		barrier: 'a city',
		role: ['knight', 'knights'],
		edge: ['side', 'sides'],
		open: ['open side', 'open sides'],
		of: (tiles) => `City of ${tiles}`
	},
	monastery: {
		name: 'monastery',
		on: 'in the monastery',
		onOne: 'in one of the monasteries',
		barrier: 'a monastery',
		role: ['monk', 'monks'],
		edge: ['side', 'sides'],
		open: ['open side', 'open sides'],
		of: (tiles) => `Monastery with ${tiles}`,
		around: true
	},
	field: {
		name: 'field',
		on: 'in the field',
		onOne: 'in one of the fields',
		barrier: 'another field',
		role: ['farmer', 'farmers'],
		edge: ['side', 'sides'],
		open: ['open side', 'open sides'],
		of: (tiles) => `Farm of ${tiles}`
	},
	castle: {
		name: 'castle',
		on: 'in the castle',
		onOne: 'in one of the castles',
		barrier: 'a castle',
		role: ['lord', 'lords'],
		edge: ['side', 'sides'],
		open: ['open side', 'open sides'],
		of: (tiles) => `Castle of ${tiles}`
	},
	garden: {
		name: 'garden',
		on: 'in the garden',
		onOne: 'in one of the gardens',
		barrier: 'a garden',
		role: ['abbot', 'abbots'],
		edge: ['side', 'sides'],
		open: ['open side', 'open sides'],
		of: (tiles) => `Garden with ${tiles}`,
		around: true
	},
	hut: {
		name: 'hut',
		on: 'in the hut',
		onOne: 'in one of the huts',
		barrier: 'a hut',
		role: ['guest', 'guests'],
		edge: ['side', 'sides'],
		open: ['open side', 'open sides'],
		of: () => 'Baba Yaga’s hut',
		around: true
	},
	river: {
		name: 'river',
		on: 'on the river',
		onOne: 'on one of the rivers',
		stretch: 'a stretch of river',
		standsEmpty: true,
		barrier: 'the river',
		role: ['figure', 'figures'],
		edge: ['end', 'ends'],
		open: ['open end', 'open ends'],
		of: (tiles) => `River of ${tiles}`
	}
};
