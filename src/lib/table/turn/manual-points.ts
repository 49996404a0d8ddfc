import type { Game } from '../../engine/game';
import type { GameEvent } from '../../engine/module';
import type { PlayerIndex } from '../../engine/piece';
import {
	MAX_REASON_LENGTH,
	MAX_MANUAL_POINTS,
	type PointsCorrection
} from '../../rules/base/events';
import type { Payment } from '../../rules/presentation/presentation';
import { presentationsIn } from '../../rules/presentations';

/** Manual points while they are entered: what each player gets, or who pays whom. */
export interface ManualPointsInput {
	readonly kind: 'mistake' | 'transfer';
	/** For `mistake`: points for each player, by seat. */
	readonly points: readonly number[];
	readonly from?: PlayerIndex | undefined;
	readonly to?: PlayerIndex | undefined;
	/** For `transfer`: what is paid. Absent for points. */
	readonly payment?: Payment | undefined;
	/** The points paid, if points are paid. */
	readonly amount: number;
	readonly reason: string;
}

export const emptyManualPoints = (players: number): ManualPointsInput => ({
	kind: 'mistake',
	points: Array.from({ length: players }, () => 0),
	amount: 0,
	reason: ''
});

/** The change of each player's points, by seat. */
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

/** What must still be entered before it can be saved; undefined when it is complete. */
export function missingInput(
	input: ManualPointsInput
): 'points' | 'reason' | 'players' | undefined {
	const { kind, from, to, reason } = input;
	if (kind === 'transfer' && (from === undefined || to === undefined || from === to))
		return 'players';
	if (paymentIn(input)) return undefined;
	if (pointChanges(input).every((points) => points === 0)) return 'points';
	return kind === 'mistake' && reason.trim() === '' ? 'reason' : undefined;
}

/** What is paid, if it isn't points. */
const paymentIn = ({ kind, payment }: ManualPointsInput): Payment | undefined =>
	kind === 'transfer' ? payment : undefined;

export const manualPointsEntry = (input: ManualPointsInput): ManualPointsEntry =>
	paymentIn(input)?.event(input.from ?? 0, input.to ?? 0) ?? correctionOf(input);

/** Manual points, or a tile bought with something else. */
export type ManualPointsEntry = Pick<PointsCorrection, 'changes' | 'reason' | 'why'> | GameEvent;

const correctionOf = (
	input: ManualPointsInput
): Pick<PointsCorrection, 'changes' | 'reason' | 'why'> => ({
	changes: pointChanges(input).flatMap((points, player) =>
		points === 0 ? [] : [{ player, points }]
	),
	reason: input.reason.trim(),
	why: input.kind === 'transfer' ? 'bought' : 'mistake'
});

export { MAX_REASON_LENGTH, MAX_MANUAL_POINTS };

/** Means of payment other than points that players have now. */
export const paymentsIn = (game: Game): readonly Payment[] =>
	presentationsIn(game)
		.flatMap((presentation) => presentation.payment?.(game) ?? [])
		.filter(({ payers }) => payers.length > 0);
