import type { Ruling } from '../../engine/rulings';

/** Whose turn it may be when a full pyramid is scored: anybody's; with a tile on or beside its tile; or that of one of its owners. */
const PYRAMID_BY = ['anybody', 'beside', 'owner'] as const;
export type PyramidBy = (typeof PYRAMID_BY)[number];

export const BIG_TOP_RULINGS = [
	{ id: 'pyramidBy', choices: PYRAMID_BY, usual: 'anybody', group: 'rules' }
] as const satisfies readonly Ruling[];

/** What is objected to the number of an animal token: all of that number were shown already. */
export const BIG_TOP_OBJECTIONS = ['big-top/none-left'] as const;
type BigTopObjection = (typeof BIG_TOP_OBJECTIONS)[number];

export const NONE_LEFT: BigTopObjection = 'big-top/none-left';
