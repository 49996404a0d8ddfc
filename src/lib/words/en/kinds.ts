import type { SegmentKind } from '../../engine/tile';

interface KindWords {
	readonly name: string;
	/** What lies between a field and a city. */
	readonly barrier: string;
	/** A follower on it. */
	readonly role: readonly [one: string, many: string];
	/** With the number of its tiles in words. */
	of(tiles: string): string;
	/** True when the tiles around it complete it. */
	readonly around?: true;
}

/** The words of every kind of segment. */
export const KINDS: Readonly<Record<SegmentKind, KindWords>> = {
	road: {
		name: 'road',
		barrier: 'a road',
		role: ['thief', 'thieves'],
		of: (tiles) => `Road of ${tiles}`
	},
	city: {
		name: 'city',
		barrier: 'a city',
		role: ['knight', 'knights'],
		of: (tiles) => `City of ${tiles}`
	},
	monastery: {
		name: 'monastery',
		barrier: 'a monastery',
		role: ['monk', 'monks'],
		of: (tiles) => `Monastery with ${tiles}`,
		around: true
	},
	field: {
		name: 'field',
		barrier: 'another field',
		role: ['farmer', 'farmers'],
		of: (tiles) => `Farm of ${tiles}`
	},
	garden: {
		name: 'garden',
		barrier: 'a garden',
		role: ['abbot', 'abbots'],
		of: (tiles) => `Garden with ${tiles}`,
		around: true
	},
	river: {
		name: 'river',
		barrier: 'the river',
		role: ['figure', 'figures'],
		of: (tiles) => `River of ${tiles}`
	}
};
