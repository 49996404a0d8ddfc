import type { Ruling } from '../../engine/rulings';

/**
 * In which turns a full pyramid may be scored: in anybody's; in one whose tile is the pyramid's or lies beside it; or in that of
 * one of its owners.
 */
const PYRAMID_BY = ['anybody', 'beside', 'owner'] as const;
export type PyramidBy = (typeof PYRAMID_BY)[number];

export const BIG_TOP_RULINGS = [
	{ id: 'pyramidBy', choices: PYRAMID_BY, usual: 'anybody', group: 'rules' }
] as const satisfies readonly Ruling[];

/** The objection to the number of an animal token: all tokens with that number were already shown. */
export const BIG_TOP_OBJECTIONS = ['big-top/none-left'] as const;
type BigTopObjection = (typeof BIG_TOP_OBJECTIONS)[number];

export const NONE_LEFT: BigTopObjection = 'big-top/none-left';
