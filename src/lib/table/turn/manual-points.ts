import type { Game } from '../../engine/game';
import type { GameEvent } from '../../engine/module';
import type { PlayerIndex } from '../../engine/piece';
import {
	MAX_REASON_LENGTH,
	MAX_MANUAL_POINTS,
	type PointsCorrection
} from '../../rules/base/events';
import type { Payment } from '../../rules/presentation/presentation';
import { presentationsIn, roleOf } from '../../rules/presentations';

/** Points by hand as they are being said: what each player gets, or who gives how many to whom. */
export interface ManualPointsInput {
	readonly kind: 'mistake' | 'transfer';
	/** For `mistake`: points for each player, by seat. */
	readonly points: readonly number[];
	readonly from?: PlayerIndex | undefined;
	readonly to?: PlayerIndex | undefined;
	/** For `transfer`: what is handed over. Left out: points. */
	readonly payment?: Payment | undefined;
	/** Points handed over, if it's points. */
	readonly amount: number;
	readonly reason: string;
}

/** Nothing said yet. */
export const emptyManualPoints = (players: number): ManualPointsInput => ({
	kind: 'mistake',
	points: Array.from({ length: players }, () => 0),
	amount: 0,
	reason: ''
});

/** What each player's points change by, by seat. */
export function pointChanges({
	kind,
	points,
	from,
	to,
	payment,
	amount
}: ManualPointsInput): readonly number[] {
	if (kind === 'mistake') return points;
	if (payment) return points.map(() => 0);
	return points.map((_, player) =>
		from === to ? 0 : player === from ? -amount : player === to ? amount : 0
	);
}

/** What is missing until it can be written down; nothing when it's whole. */
export function missingInput(said: ManualPointsInput): 'points' | 'reason' | 'players' | undefined {
	const { kind, from, to, reason } = said;
	if (kind === 'transfer' && (from === undefined || to === undefined || from === to))
		return 'players';
	if (paymentIn(said)) return undefined;
	if (pointChanges(said).every((points) => points === 0)) return 'points';
	return kind === 'mistake' && reason.trim() === '' ? 'reason' : undefined;
}

/** What is handed over, if it isn't points. */
const paymentIn = ({ kind, payment }: ManualPointsInput): Payment | undefined =>
	kind === 'transfer' ? payment : undefined;

/** What is written down. */
export const manualPointsEntry = (said: ManualPointsInput): ManualPointsEntry =>
	paymentIn(said)?.event(said.from ?? 0, said.to ?? 0) ?? correctionOf(said);

/** Manual points, or a tile bought with something else. */
export type ManualPointsEntry = Pick<PointsCorrection, 'changes' | 'reason' | 'why'> | GameEvent;

const correctionOf = (
	said: ManualPointsInput
): Pick<PointsCorrection, 'changes' | 'reason' | 'why'> => ({
	changes: pointChanges(said).flatMap((points, player) =>
		points === 0 ? [] : [{ player, points }]
	),
	reason: said.reason.trim(),
	why: said.kind === 'transfer' ? 'bought' : 'mistake'
});

export { MAX_REASON_LENGTH, MAX_MANUAL_POINTS };

/** True for what the table says beside the turns: no turn that is entered changes by it. */
export const isManualPoints = (event: GameEvent): boolean => roleOf(event) === 'correction';

/** With what else than points tiles can be bought now, where somebody has it. */
export const paymentsIn = (game: Game): readonly Payment[] =>
	presentationsIn(game)
		.flatMap((presentation) => presentation.payment?.(game) ?? [])
		.filter(({ payers }) => payers.length > 0);
