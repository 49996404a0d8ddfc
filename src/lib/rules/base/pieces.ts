import type { PieceKind } from '../../engine/module';
import type { Rulings } from '../../engine/rulings';
import { farmersPlayed } from './rulings';

/** Seven for each player beside the one on the scoring track; thief, knight, monk or farmer by where it stands. */
export const follower = (rulings: Rulings): PieceKind => ({
	perPlayer: 7,
	mayStandOn: ({ kind }) => kind !== 'field' || farmersPlayed(rulings),
	strength: () => 1
});
