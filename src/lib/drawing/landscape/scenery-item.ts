import type { Point } from '../geometry/point';

/** Half the room that each kind takes, in units: two of them never stand nearer than the sum of theirs. */
export const ROOM = {
	tower: 4,
	gate: 4,
	monastery: 18,
	chapel: 10,
	cloister: 40,
	well: 6,
	house: 5.6,
	hamlet: 12,
	pennant: 9,
	mark: 14,
	fir: 4.2,
	tree: 4.6,
	bush: 1.9,
	tuft: 2.4,
	flowers: 2.6
} as const satisfies Readonly<Record<string, number>>;

/** What may stand on a tile's land. */
export type SceneryKind = keyof typeof ROOM;

/** Something that stands on the land, by its middle, or by its foot if it's a plant, a house or a tower; in units at rotation 0. */
export interface SceneryItem {
	readonly kind: SceneryKind;
	readonly at: Point;
	/** For a mark: which one. */
	readonly mark?: string;
	/** For a mark, a pennant or a church: its size, 1 where there's room. For a plant or tower: half its width in units. */
	readonly size?: number;
	/** The segment whose completion shows on it: by flags, by lights. */
	readonly segment?: number;
}

/** Half the thickness of a wall, in units: as much more room is needed beside one. */
export const FROM_WALL = 2.6;
