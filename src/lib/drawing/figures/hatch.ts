import { PATTERN_OF, type PlayerColour } from './player-symbols';

/** How a farm is hatched for whoever it belongs to: SVG path data on a square of {@link HATCH} units, to be stroked. */
const HATCHES = {
	chevrons: 'M-2 14L10 4L22 14',
	dots: 'M10 9.5V10.5',
	stripes: 'M-5 5L5-5M-5 25L25-5M15 25L25 15',
	plain: 'M10-1V21',
	checks: 'M10-1V21M-1 10H21',
	hoops: 'M-1 10H21'
} as const;

/** The other way round than any player's. */
const UNOWNED_HATCH = 'M-5 15L5 25M-5-5L25 25M15-5L25 5';

/** The side of a hatching's square, in units. */
export const HATCH = 20;

/** The hatching of a farm that one player has, or else nobody or several. */
export const hatchPath = (owner: PlayerColour | undefined): string =>
	owner ? HATCHES[PATTERN_OF[owner]] : UNOWNED_HATCH;
