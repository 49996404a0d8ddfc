import type { SeenTile } from './watching';

/**
 * How much better the likeliest tile must fit the pictures than anything else, and how much likelier than none it must be, so
 * that only a yes is asked for. Natural logarithms. Measured on photos of real tables: 81 to 88 % of turns reach this, and 96
 * to 98.6 % of those are right.
 */
const SURE = { margin: 2, odds: 3 } as const;
/** The same for a tile that is entered without asking, if a table wants that: 73 % of turns, 99.4 % of them right. */
const CERTAIN = { margin: 3, odds: 5 } as const;

/**
 * The same margin to tiles that have the sides of the likeliest and differ in a detail. At 3.0 an inn was overlooked, on films
 * that weren't held out.
 */
const CERTAIN_DETAIL = 4;

const reaches = ({ lays, margin, odds }: SeenTile, least: typeof SURE | typeof CERTAIN): boolean =>
	lays.length > 0 && margin >= least.margin && odds >= least.odds;

/** True if a new tile is so sure that only a yes is asked for. */
export const isSure = (seen: SeenTile): boolean => reaches(seen, SURE);

/**
 * How probable a figure, or its absence, must be to be entered without asking. With these numbers no turn of the base game and
 * Winter was wrong on films (`tests/films`).
 */
const CERTAIN_FIGURE = 0.9;
const CERTAIN_BARE = 0.98;

/** True if a new tile, and its figure or that it has none, are so sure that a table which wants that isn't even asked. */
export const isCertain = (seen: SeenTile): boolean =>
	reaches(seen, CERTAIN) && (seen.detail ?? Infinity) >= CERTAIN_DETAIL && isFigureCertain(seen);

const isFigureCertain = ({ figure, bare = 0 }: SeenTile): boolean =>
	figure ? figure.probability >= CERTAIN_FIGURE : bare >= CERTAIN_BARE;
