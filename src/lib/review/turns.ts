import type { Tick } from './race';

/** The turn of a moment: that of the last tick until then. */
export function turnAt(race: readonly Tick[], moment: number): Tick['turn'] {
	return race.findLast((tick) => tick.moment <= moment)?.turn ?? 0;
}
