import type { Side } from './spot';

/** Breaches of the rules. The table may overrule each: the people are right. */
export const OBJECTIONS = [
	'edges-differ',
	'touches-nothing',
	'none-left',
	'not-their-turn',
	'occupied',
	'fits-somewhere',
	'tiles-left',
	'sides-bare',
	'question-open',
	'not-offered',
	'off-table',
	'roads-end'
] as const;
export type ObjectionCode = (typeof OBJECTIONS)[number];

/** A breach found. */
export interface Objection {
	readonly code: ObjectionCode;
	/** For `edges-differ` the sides of the spot that don't match, for `sides-bare` those without a neighbour. */
	readonly sides?: readonly Side[];
}

/**
 * What cannot be: no table can have done it, so it is refused whatever the table says.
 * @internal
 */
export const NONSENSE = [
	'unknown-event',
	'unknown-player',
	'unknown-tile',
	'out-of-reach',
	'spot-taken',
	'no-such-place',
	'unknown-piece',
	'cannot-stand-there',
	'none-in-supply',
	'nothing-asked',
	'not-building',
	'no-crossing',
	'still-building',
	'game-is-over',
	'game-is-not-over'
] as const;
export type NonsenseCode = (typeof NONSENSE)[number];

/** Why an event was not taken: nonsense, or objections that the table has not overruled. */
export type Refusal =
	| { readonly nonsense: NonsenseCode }
	| { readonly objections: readonly [Objection, ...Objection[]] };
