import type { Ruling, Rulings } from '../../engine/rulings';

/** Which tiles are played: those of 2003, or those of 2017, of which one has a garden. */
const KING_TILES = ['first', 'later'] as const;
/**
 * What king and robber pay: at the end 1 for each completed city or road, or 10 each, or 15 for one and 40 for both; or 1 at once
 * for each city or road that is completed while somebody has the title.
 */
const PAY = ['each', '10', '15', 'at-once'] as const;
export type Pay = (typeof PAY)[number];

export const KING_AND_ROBBER_RULINGS = [
	{ id: 'kingTiles', choices: KING_TILES, usual: 'first', group: 'rules' },
	{ id: 'kingAndRobber', choices: PAY, usual: 'each', group: 'house' }
] as const satisfies readonly Ruling[];

/** How king and robber are paid. */
export const payOf = (rulings: Rulings): Pay =>
	PAY.find((pay) => pay === rulings['kingAndRobber']) ?? 'each';
