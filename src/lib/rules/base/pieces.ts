import type { PieceKind } from '../../engine/module';
import type { Rulings } from '../../engine/rulings';
import type { SegmentKind } from '../../engine/tile';
import { farmersPlayed, followersOf } from './rulings';

/** Where followers stand. A module that brings more kinds says who stands on them. */
const FOLLOWERS_STAND_ON: readonly SegmentKind[] = ['road', 'city', 'monastery', 'field'];

/** Seven for each player, or as many as the table says, besides the one on the scoring track. */
export const follower = (rulings: Rulings): PieceKind => ({
	perPlayer: followersOf(rulings),
	mayStandOn: ({ kind }) =>
		FOLLOWERS_STAND_ON.includes(kind) && (kind !== 'field' || farmersPlayed(rulings)),
	strength: () => 1
});
