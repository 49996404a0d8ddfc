/** Names of the sides, by side. */
export const SIDES = ['N', 'E', 'S', 'W'] as const;
/** A side: 0 north, 1 east, 2 south, 3 west. */
export type Side = 0 | 1 | 2 | 3;
/** Clockwise quarter turns. */
export type Rotation = 0 | 1 | 2 | 3;
/** A half of a side: 0 to 7 clockwise from the north-west corner (0 is the left half of the north side). */
export type Half = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** A corner: 0 north-west, 1 north-east, 2 south-east, 3 south-west. */
export type Corner = 0 | 1 | 2 | 3;

/** One of the eight directions: 0 north, 1 north-east, 2 east, and on clockwise to 7 north-west. */
export type Heading = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

export const ALL_SIDES: readonly Side[] = [0, 1, 2, 3];
export const ALL_ROTATIONS: readonly Rotation[] = [0, 1, 2, 3];
export const ALL_CORNERS: readonly Corner[] = [0, 1, 2, 3];
/** Names of the corners in a tile's line, by corner. */
export const CORNERS = ['NW', 'NE', 'SE', 'SW'] as const;

/** A square of the table; x grows east, y grows south, in tiles. */
export interface Spot {
	readonly x: number;
	readonly y: number;
}

/** A segment of the tile on a spot, by its index in the tile's type. */
export interface Place extends Spot {
	readonly segment: number;
}

/** A bridge on the table: over the tile of a spot, from the north to the south (side 0), or from the east to the west (side 1). */
export interface Bridge extends Spot {
	readonly side: 0 | 1;
}

/** How many tiles a table may extend from the start tile in each direction. */
export const REACH = 4000;
const SPAN = 2 * REACH + 3;
const ORIGIN = REACH + 1;

/** A unique number for each spot within reach. */
export type SpotKey = number & { readonly __type__: 'SpotKey' };

/** Both coordinates must be within {@link REACH}. */
export const keyAt = (x: number, y: number): SpotKey =>
	((x + ORIGIN) * SPAN + (y + ORIGIN)) as SpotKey;

/** True for whole coordinates within {@link REACH}. */
export const withinReach = ({ x, y }: Spot): boolean =>
	Number.isInteger(x) && Number.isInteger(y) && Math.abs(x) <= REACH && Math.abs(y) <= REACH;

const DX = [0, 1, 0, -1] as const;
const DY = [-1, 0, 1, 0] as const;

export const beside = ({ x, y }: Spot, side: Side): Spot => ({ x: x + DX[side], y: y + DY[side] });

export const keyBeside = (x: number, y: number, side: Side): SpotKey =>
	keyAt(x + DX[side], y + DY[side]);

const AROUND = [
	[-1, -1],
	[0, -1],
	[1, -1],
	[1, 0],
	[1, 1],
	[0, 1],
	[-1, 1],
	[-1, 0]
] as const;

/** What to add to a spot's key for those of the eight spots around, clockwise from the north-west. */
export const KEY_STEPS_AROUND: readonly number[] = AROUND.map(([dx, dy]) => dx * SPAN + dy);

/** The eight spots around a spot, clockwise from the north-west. */
export const around = ({ x, y }: Spot): readonly Spot[] =>
	AROUND.map(([dx, dy]) => ({ x: x + dx, y: y + dy }));

/** The spot that lies so many spots ahead, straight in a direction. */
export function spotAhead({ x, y }: Spot, heading: Heading, steps: number): Spot {
	const [dx, dy] = AROUND[((heading + 1) & 7) as Heading];
	return { x: x + steps * dx, y: y + steps * dy };
}

export const opposite = (side: Side): Side => ((side + 2) & 3) as Side;

export const turnSide = (side: Side, rotation: Rotation): Side => ((side + rotation) & 3) as Side;

export const turnHalf = (half: Half, rotation: Rotation): Half =>
	((half + 2 * rotation) & 7) as Half;

export const turnHeading = (heading: Heading, rotation: Rotation): Heading =>
	((heading + 2 * rotation) & 7) as Heading;

export const turnCorner = (corner: Corner, rotation: Rotation): Corner =>
	((corner + rotation) & 3) as Corner;

/** The two half-edges at a corner: the one before it and the one after it, clockwise. */
export const halvesAt = (corner: Corner): readonly [Half, Half] => [
	((2 * corner + 7) & 7) as Half,
	(2 * corner) as Half
];

const CORNER_DX = [0, 1, 1, 0] as const;
const CORNER_DY = [0, 0, 1, 1] as const;

/** The four spots around a corner, each with its own corner there: the given one first, then clockwise. */
export function cornersMeeting(
	{ x, y }: Spot,
	corner: Corner
): readonly { readonly spot: Spot; readonly corner: Corner }[] {
	const [east, south] = [x + CORNER_DX[corner], y + CORNER_DY[corner]];
	return ALL_CORNERS.map((turn) => {
		const theirs = ((corner + turn) & 3) as Corner;
		return { spot: { x: east - CORNER_DX[theirs], y: south - CORNER_DY[theirs] }, corner: theirs };
	});
}

export const sameSpot = (a: Spot, b: Spot): boolean => a.x === b.x && a.y === b.y;

export const samePlace = (a: Place, b: Place): boolean => sameSpot(a, b) && a.segment === b.segment;

/** True if a place is where something stands: the same segment, or any segment of a tile that it has to itself. */
export const isAt = (place: Place, where: Place | Spot): boolean =>
	'segment' in where ? samePlace(where, place) : sameSpot(where, place);
