import type { PieceKind } from '../../engine/module';
import type { Rulings } from '../../engine/rulings';
import { farmersPlayed } from './rulings';

/** Seven for each player, besides the one on the scoring track. */
export const follower = (rulings: Rulings): PieceKind => ({
	perPlayer: 7,
	mayStandOn: ({ kind }) => kind !== 'field' || farmersPlayed(rulings),
	strength: () => 1
});
