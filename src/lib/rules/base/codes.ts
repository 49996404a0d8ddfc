import {
	ENGINE_NONSENSE,
	ENGINE_OBJECTIONS,
	type Codes,
	type Objection
} from '../../engine/objection';

const OBJECTIONS = [
	...ENGINE_OBJECTIONS,
	'edges-differ',
	'touches-nothing',
	'none-left',
	'occupied',
	'fits-somewhere',
	'tiles-left',
	'sides-bare',
	'not-offered',
	'off-table',
	'roads-end'
] as const;
/** An objection of the base game, which other modules may use too. */
export type BaseObjection = Objection<(typeof OBJECTIONS)[number]>;

const NONSENSE = [
	...ENGINE_NONSENSE,
	'unknown-player',
	'unknown-tile',
	'out-of-reach',
	'spot-taken',
	'no-such-place',
	'unknown-piece',
	'cannot-stand-there',
	'none-in-supply',
	'one-figure-only',
	'stays-there',
	'unknown-token',
	'nothing-asked',
	'not-building',
	'no-crossing',
	'no-bridge',
	'game-is-not-over'
] as const;
/** Something impossible in the base game; other modules may refuse it too. */
export type BaseNonsense = (typeof NONSENSE)[number];

const OCCASIONS = [
	'completed',
	'unfinished',
	'farm',
	'manual/mistake',
	'manual/bought',
	'manual/found'
] as const;
/** Why the base game scores something. */
export type BaseOccasion = (typeof OCCASIONS)[number];

const COUNTABLES = ['tiles', 'pennants', 'cities', 'majorities'] as const;
export type BaseCountable = (typeof COUNTABLES)[number];

export const BASE_CODES = {
	objections: OBJECTIONS,
	nonsense: NONSENSE,
	occasions: OCCASIONS,
	countables: COUNTABLES
} as const satisfies Codes;
