import type { Feature } from '../../engine/feature';
import { hasOwnFollower, LEFT_ALONE } from '../../engine/figures';
import { hasTilesLeft, inSupply } from '../../engine/game';
import type { FurtherTile, JustLaid, RuleModule } from '../../engine/module';
import type { PlayerIndex } from '../../engine/piece';
import type { Rulings } from '../../engine/rulings';
import type { SegmentKind } from '../../engine/tile';
import { declineFurther } from '../../rules/base/further';
import { BUILDER_STOPPED, type BuilderStopped, type TradersObjection } from './rulings';

const BUILDERS_STAND_ON: readonly SegmentKind[] = ['road', 'city'];

/** The builder: it joins a follower of its owner, and extending its road or city gives the turn a second part. */
export const builder = (rulings: Rulings): RuleModule<BuilderStopped> => ({
	id: 'builder',
	codes: {
		objections: ['builder/no-follower', 'builder/completed'] satisfies TradersObjection[],
		fates: [LEFT_ALONE]
	},
	pieces: {
		builder: {
			perPlayer: 1,
			shares: true,
			accompanies: true,
			mayStandOn: ({ kind }) => BUILDERS_STAND_ON.includes(kind),
			objection: (deployment): TradersObjection | undefined => {
				if (!hasOwnFollower(deployment)) return 'builder/no-follower';
				return deployment.open === 0 ? 'builder/completed' : undefined;
			}
		}
	},
	further: (laid) => secondPart(laid, rulings),
	record: declineFurther
});

/** True when the second part of a turn must be laid. */
const secondPartIsLaid = (rulings: Rulings): boolean => rulings['secondPart'] === 'must';

/**
 * The second part of a turn, for a tile that continues a road or city on which the player's builder stood before: one in a turn.
 */
function secondPart(laid: JustLaid, rulings: Rulings): FurtherTile | undefined {
	const { game, turn } = laid;
	const { part, player } = turn;
	if (part > 1 || inSupply(game, player, 'builder') > 0) return undefined;
	const hasBuilder = ({ pieces }: Feature): boolean =>
		pieces.some((piece) => piece.kind === 'builder' && piece.player === player);
	if (!laid.continued.some(hasBuilder)) return undefined;
	// After the last tile only an own abbey is left, which nobody has to lay.
	const mayStop = !secondPartIsLaid(rulings) || !hasTilesLeft(game);
	return { id: 'builder/second-part', as: 'part', ...(mayStop && { no: stopped(player) }) };
}

const stopped = (player: PlayerIndex): BuilderStopped => ({ type: BUILDER_STOPPED, player });
