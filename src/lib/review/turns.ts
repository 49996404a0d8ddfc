import type { ScorePoint } from './race';

/** The turn of a position: that of the last point up to it. */
export function turnAt(race: readonly ScorePoint[], position: number): ScorePoint['turn'] {
	return race.findLast((scorePoint) => scorePoint.position <= position)?.turn ?? 0;
}
