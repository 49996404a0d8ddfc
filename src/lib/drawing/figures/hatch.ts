import { PATTERN_OF, type PlayerColour } from './player-symbols';

/** Hatching of a farm by the pattern of its owner: SVG path data on a square of {@link HATCH} units, to be stroked. */
const HATCHES = {
	chevrons: 'M-2 14L10 4L22 14',
	dots: 'M10 9.5V10.5',
	stripes: 'M-5 5L5-5M-5 25L25-5M15 25L25 15',
	plain: 'M10-1V21',
	checks: 'M10-1V21M-1 10H21',
	hoops: 'M-1 10H21'
} as const;

/** For a farm without an owner or with several: in the opposite direction. */
const UNOWNED_HATCH = 'M-5 15L5 25M-5-5L25 25M15-5L25 5';

/** Side length of the square that repeats, in units. */
export const HATCH = 20;

/** The hatching of a farm; `owner` is undefined when nobody or several players own it. */
export const hatchPath = (owner: PlayerColour | undefined): string =>
	owner ? HATCHES[PATTERN_OF[owner]] : UNOWNED_HATCH;
