import type { RuleModule } from '../../engine/module';
import type { Rulings } from '../../engine/rulings';
import { follower } from '../../rules/base/pieces';

/** A follower that counts as two where strengths are compared. */
export const bigFollower = (rulings: Rulings): RuleModule => ({
	id: 'big-follower',
	pieces: { 'big-follower': { ...follower(rulings), perPlayer: 1, strength: () => 2 } }
});
