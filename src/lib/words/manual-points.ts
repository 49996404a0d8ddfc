import { manualPoints } from './en/manual-points';
import { part } from './parts';

/** Words of manual points. Only the game page loads them. */
export const manualPointsWords = part('manualPoints', manualPoints);
