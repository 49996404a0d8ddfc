import type { Ruling, Rulings } from '../../engine/rulings';

/** Which edition's twelve tiles are played. */
const RIVER_EDITIONS = ['third', 'second', 'first'] as const;
export type RiverEdition = (typeof RIVER_EDITIONS)[number];
/** Whether the box's start tile stays in the box, or is drawn like all others. */
const START_TILE_WITH_RIVER = ['out', 'bag'] as const;
/**
 * Where the river may not turn: the same way on two tiles running, nor at three bends in a row with straight tiles between; only on
 * two tiles running; or anywhere as long as the five spots around its next one are free.
 */
const RIVER_TURNS = ['third-turn', 'twice-running', 'room'] as const;
type RiverTurns = (typeof RIVER_TURNS)[number];
/** Whether the river parts fields. */
const RIVER_FIELDS = ['parted', 'joined'] as const;

export const RIVER_RULINGS = [
	{
		id: 'riverTiles',
		choices: RIVER_EDITIONS,
		usual: 'third',
		group: 'rules',
		// The spring lies first, so nobody has to say where the start tile lies.
		implies: (): Rulings => ({ startTile: 'first' })
	},
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

export const riverEditionOf = (rulings: Rulings): RiverEdition =>
	RIVER_EDITIONS.find((edition) => edition === rulings['riverTiles']) ?? 'third';

export const riverTurnsOf = (rulings: Rulings): RiverTurns =>
	RIVER_TURNS.find((choice) => choice === rulings['river']) ?? 'third-turn';

/** True when the fields on both banks are one. */
export const riverJoinsFields = (rulings: Rulings): boolean => rulings['riverFields'] === 'joined';

/** True when the start tile is drawn like all others. */
export const startTileIsDrawn = (rulings: Rulings): boolean =>
	rulings['startTileWithRiver'] === 'bag';
