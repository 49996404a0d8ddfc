import type { Ruling, Rulings } from '../../engine/rulings';
import type { KindFacts } from '../presentation/facts';

/* What is known about every river before one is played. */

declare module '../../engine/segment' {
	interface SegmentKinds {
		/** The river: parts fields like a road. Nobody stands on it, and it pays nothing. */
		river: 'path';
	}
}

/** The expansions with a river. Other expansions' tiles with a stretch of river are drawn only if one of these is played. */
export const RIVERS = ['river', 'river-2'];

export const isRiverPlayed = (played: readonly string[]): boolean =>
	RIVERS.some((id) => played.includes(id));

/** The module that judges where a river continues, whichever river is played. */
export const RIVER_MODULE = 'river';

/** The river as a kind of segment that tiles may show. */
export const RIVER_KIND: KindFacts = {
	kind: 'river',
	shape: 'path',
	ends: ['spring', 'lake'],
	module: RIVER_MODULE
};

/** The objections to where the river is laid: it doesn't continue from its open end, or it turns where it may not. */
export const RIVER_OBJECTIONS = [
	'river/apart',
	'river/turns-back',
	'river/third-turn',
	'river/no-room'
] as const;
export type RiverObjection = (typeof RIVER_OBJECTIONS)[number];

/** Whether the box's start tile stays in the box, or is drawn like all others. */
const START_TILE_WITH_RIVER = ['out', 'bag'] as const;
/**
 * Where the river may turn. `third-turn`: never the same way on two tiles in a row, nor at three bends in a row with straight
 * tiles between. `twice-running`: never the same way on two tiles in a row. `room`: anywhere, as long as the five spots around
 * its next one are free.
 */
const RIVER_TURNS = ['third-turn', 'twice-running', 'room'] as const;
type RiverTurns = (typeof RIVER_TURNS)[number];
/** Whether the river parts fields. */
const RIVER_FIELDS = ['parted', 'joined'] as const;

/** The rulings about every river. */
export const RIVER_RULINGS = [
	{
		id: 'startTileWithRiver',
		choices: START_TILE_WITH_RIVER,
		usual: 'out',
		group: 'rules',
		asked: (_: Rulings, existing: boolean) => !existing
	},
	{ id: 'river', choices: RIVER_TURNS, usual: 'third-turn', group: 'rules' },
	{ id: 'riverFields', choices: RIVER_FIELDS, usual: 'parted', group: 'house' }
] as const satisfies readonly Ruling[];

/** What follows from playing any river: the spring lies first, so nobody has to say where the start tile lies. */
export const startTileIsNotAsked = (): Rulings => ({ startTile: 'first' });

export const riverTurnsOf = (rulings: Rulings): RiverTurns =>
	RIVER_TURNS.find((choice) => choice === rulings['river']) ?? 'third-turn';

/** True when the fields on both banks are one. */
export const riverJoinsFields = (rulings: Rulings): boolean => rulings['riverFields'] === 'joined';

/** True when the start tile is drawn like all others. */
export const startTileIsDrawn = (rulings: Rulings): boolean =>
	rulings['startTileWithRiver'] === 'bag';
