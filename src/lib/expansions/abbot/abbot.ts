import { nextPart } from '../../engine/further';
import type { Recall, RuleModule } from '../../engine/module';
import type { Rulings } from '../../engine/rulings';
import type { ScoringByKind } from '../../engine/scoring';
import { settleRecall } from '../../rules/base/recall';
import { sameSpot } from '../../engine/spot';
import { ABBOT_OBJECTIONS } from './rulings';

/** What gardens pay: as much as monasteries. In the final scoring they come after them. */
const GARDEN_SCORING: ScoringByKind = {
	garden: {
		order: 310,
		completed: { rule: 'GARDEN-1', rates: { tiles: 1 } },
		unfinished: { rule: 'GARDEN-2', rates: { tiles: 1 } }
	}
};

/** True when he may come home in the turn in which he was placed. */
const comesBackInSameTurn = (rulings: Rulings): boolean => rulings['abbotRecallSameTurn'] !== 'no';

/** The abbot: he stands on monasteries and gardens, and may be taken home for what his place is worth. */
export const abbot: RuleModule = {
	id: 'abbot',
	codes: {
		objections: ABBOT_OBJECTIONS,
		occasions: ['abbot/recalled']
	},
	scoring: GARDEN_SCORING,
	pieces: {
		abbot: {
			perPlayer: 1,
			mayStandOn: ({ kind }) => kind === 'monastery' || kind === 'garden',
			strength: () => 1,
			recall
		}
	},
	settle: (change) =>
		settleRecall(change, { piece: 'abbot', rule: 'ABBOT-3', occasion: 'abbot/recalled' })
};

/** Why he can't come home: the tile of this turn surrounds him, or, by a ruling, he was placed in the turn's previous part. */
function recall({ game, piece, open }: Recall) {
	if (open === 0) return 'abbot/surrounded';
	const justSet = nextPart(game) > 1 && game.turn && sameSpot(game.turn.tile, piece.at);
	return justSet && !comesBackInSameTurn(game.rules.rulings) ? 'abbot/same-turn' : undefined;
}
