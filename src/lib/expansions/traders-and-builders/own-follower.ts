import type { Deployment } from '../../engine/module';

/** True where the player has a follower of any kind on the feature: a figure that counts for majorities. */
export const hasOwnFollower = ({ game, player, features }: Deployment): boolean =>
	features.some(({ pieces }) =>
		pieces.some(
			(piece) => piece.player === player && game.rules.pieces[piece.kind]?.strength !== undefined
		)
	);
