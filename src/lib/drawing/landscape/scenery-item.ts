import type { Heading } from '../../engine/spot';
import type { Point } from '../geometry/point';

/** Radius of the room that each kind takes, in units: two items are never nearer than the sum of their radii. */
export const ROOM = {
	tower: 4,
	gate: 4,
	monastery: 18,
	chapel: 10,
	garden: 20,
	cloister: 40,
	well: 6,
	house: 5.6,
	hamlet: 12,
	pennant: 9,
	sign: 10.5,
	mark: 14,
	fir: 4.2,
	tree: 4.6,
	rocks: 7,
	boat: 7,
	reeds: 2.4,
	bush: 1.9,
	tuft: 2.4,
	flowers: 2.6
} as const satisfies Readonly<Record<string, number>>;

/** Kinds of things that stand on a tile's land. */
export type SceneryKind = keyof typeof ROOM;

/** Something that stands on the land, in units at rotation 0. `at` is its middle; for plants, houses and towers the foot. */
export interface SceneryItem {
	readonly kind: SceneryKind;
	readonly at: Point;
	/** Name of the picture, for a mark or a sign. */
	readonly mark?: string;
	/** Radius of the room that it takes, in units, if that isn't the room of its kind. */
	readonly room?: number;
	/** Where a mark points that turns with its tile. */
	readonly heading?: Heading;
	/** For a mark, a pennant, a sign or a church its scale, 1 in full size; for a plant, a tower or a garden half its width in units. */
	readonly size?: number;
	/** The segment whose completion it shows, with flags and lit windows. */
	readonly segment?: number;
}

/** Half the thickness of a wall, in units: to be added to the room needed beside one. */
export const FROM_WALL = 2.6;
