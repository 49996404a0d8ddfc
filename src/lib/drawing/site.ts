import type { Point } from './point';

/** Half the room that each kind takes, in units: two of them never stand nearer than the sum of theirs. */
export const ROOM = {
	gate: 5,
	monastery: 18,
	chapel: 10,
	cloister: 40,
	well: 6,
	house: 5.6,
	cottage: 5.6,
	gable: 5,
	pennant: 8.5,
	mark: 14,
	fir: 4,
	tree: 4,
	tuft: 4
} as const satisfies Readonly<Record<string, number>>;

/** What may stand on a tile's land; a gate stands in the wall and is only kept clear here. */
export type SiteKind = keyof typeof ROOM;

/** Something that stands on the land, by its middle, in units at rotation 0. */
export interface Site {
	readonly kind: SiteKind;
	readonly at: Point;
	/** For a mark: which one. */
	readonly mark?: string;
	/** For a mark: its size, 1 where there's room. */
	readonly size?: number;
}

/** Half the thickness of a wall, in units: as much more room is needed beside one. */
export const FROM_WALL = 2.6;
