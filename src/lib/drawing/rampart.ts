import { UNIT, type Line } from './point';

/** From the sides of the tile to the middle of the wall around a court that fills it, in units. */
const INSET = 4;
const FAR = UNIT - INSET;

/** The wall around a court that fills the tile, a ring that begins and ends at the north-west. */
export const COURT_WALL: Line = [
	{ x: INSET, y: INSET },
	{ x: FAR, y: INSET },
	{ x: FAR, y: FAR },
	{ x: INSET, y: FAR },
	{ x: INSET, y: INSET }
];

/** The green in such a court. */
export const COURT_GARDEN: Line = [
	{ x: 16, y: 16 },
	{ x: 84, y: 16 },
	{ x: 84, y: 84 },
	{ x: 16, y: 84 }
];
