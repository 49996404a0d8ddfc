import type { Ruling, Rulings } from '../../engine/rulings';
import { isRiverPlayed, startTileIsNotAsked } from '../../rules/river/declared';

/** Whether the box's start tile stays in the box, or is drawn like all others: a wind rose lies in its place. */
const START_TILE = ['out', 'bag'] as const;

export const WIND_ROSE_RULINGS = [
	{
		id: 'startTileWithRoses',
		choices: START_TILE,
		usual: 'out',
		group: 'rules',
		asked: (_: Rulings, existing: boolean, played: readonly string[]) =>
			!existing && !isRiverPlayed(played),
		// As with a spring, nobody has to say where the start tile lies.
		implies: startTileIsNotAsked
	}
] as const satisfies readonly Ruling[];

/** True when the start tile is drawn like all others. */
export const startTileIsDrawn = (rulings: Rulings): boolean =>
	rulings['startTileWithRoses'] === 'bag';
