import { manualPoints } from './en/manual-points';

/** The sentences of points given by hand: apart, for the game page alone loads them. */
export const manualPointsWords: typeof manualPoints = manualPoints;
