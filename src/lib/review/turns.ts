import type { ScorePoint } from './race';

/** The turn of a moment: that of the last point up to it. */
export function turnAt(race: readonly ScorePoint[], moment: number): ScorePoint['turn'] {
	return race.findLast((scorePoint) => scorePoint.moment <= moment)?.turn ?? 0;
}
