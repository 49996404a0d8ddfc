import type { BaseOccasion } from './codes';
import type { Game } from '../../engine/game';
import type { ManualSettlement, RuleId } from '../../engine/ledger';
import type { PointsCorrection, CorrectionReason } from './events';
import { buysTiles } from './rulings';

const RULES: Readonly<Record<CorrectionReason, RuleId>> = {
	mistake: 'HAND-1',
	bought: 'HAND-2',
	found: 'HAND-3'
};

/** One award for each player who gets or loses points. */
export const settleManualPoints = (game: Game, event: PointsCorrection): ManualSettlement => ({
	stage: 'after',
	occasion: `manual/${event.why}` satisfies BaseOccasion,
	rule: RULES[event.why],
	rulings: event.why === 'bought' && buysTiles(game.rules.rulings) ? ['buying'] : [],
	kind: 'manual',
	reason: event.reason.trim(),
	tiles: [],
	pennants: [],
	cities: [],
	compared: [],
	awards: event.changes
		.filter(({ points }) => points !== 0)
		.map(({ player, points }) => ({ player, points, lines: [] })),
	home: []
});
