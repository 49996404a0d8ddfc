import type { BaseOccasion } from './codes';
import type { Game } from '../../engine/game';
import type { ManualSettlement, RuleId } from '../../engine/ledger';
import type { CorrectionReason, PointsCorrection, Recount } from './events';
import { buysTiles } from './rulings';

const RULES: Readonly<Record<CorrectionReason, RuleId>> = {
	mistake: 'HAND-1',
	bought: 'HAND-2',
	found: 'HAND-3'
};

/** The fields of a manual settlement, apart from what it gives. */
const settlementFor = (why: CorrectionReason, reason: string) =>
	({
		stage: 'after',
		occasion: `manual/${why}` satisfies BaseOccasion,
		rule: RULES[why],
		rulings: [],
		kind: 'manual',
		reason,
		tiles: [],
		pennants: [],
		cities: [],
		compared: [],
		awards: [],
		home: []
	}) as const;

/** The settlement of manual points: one award for each player who gets or loses points. */
export const settleManualPoints = (
	{ rules }: Game,
	{ why, reason, changes }: PointsCorrection
): ManualSettlement => ({
	...settlementFor(why, reason.trim()),
	rulings: why === 'bought' && buysTiles(rules.rulings) ? ['buying'] : [],
	awards: changes
		.filter(({ points }) => points !== 0)
		.map(({ player, points }) => ({ player, points, lines: [] }))
});

/** The settlement of tokens that were given or taken manually. */
export const settleRecount = ({ why, changes }: Recount): ManualSettlement => ({
	...settlementFor(why, ''),
	gains: changes
});
