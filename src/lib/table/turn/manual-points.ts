import { whyNotPlaying, type Game } from '../../engine/game';
import type { GameEvent } from '../../engine/module';
import type { PlayerIndex } from '../../engine/piece';
import { hasAbbey } from '../../rules/abbey-and-mayor/abbey';
import { isPaid, type Paid } from '../../rules/abbey-and-mayor/events';
import { buysTiles } from '../../rules/base/rulings';
import {
	isPointsCorrection,
	MAX_REASON_LENGTH,
	MAX_MANUAL_POINTS,
	type PointsCorrection
} from '../../rules/base/events';

/** What a tile is bought with. */
export const PAYMENTS = ['points', 'abbey'] as const;
export type Payment = (typeof PAYMENTS)[number];

/** Points by hand as they are being said: what each player gets, or who gives how many to whom. */
export interface ManualPointsInput {
	readonly kind: 'mistake' | 'transfer';
	/** For `mistake`: points for each player, by seat. */
	readonly points: readonly number[];
	readonly from?: PlayerIndex | undefined;
	readonly to?: PlayerIndex | undefined;
	/** For `transfer`: what is handed over. */
	readonly pays: Payment;
	/** Points handed over, if it's points. */
	readonly amount: number;
	readonly reason: string;
}

/** Nothing said yet. */
export const emptyManualPoints = (players: number): ManualPointsInput => ({
	kind: 'mistake',
	points: Array.from({ length: players }, () => 0),
	pays: 'points',
	amount: 0,
	reason: ''
});

/** What each player's points change by, by seat. */
export function pointChanges({
	kind,
	points,
	from,
	to,
	pays,
	amount
}: ManualPointsInput): readonly number[] {
	if (kind === 'mistake') return points;
	if (pays === 'abbey') return points.map(() => 0);
	return points.map((_, player) =>
		from === to ? 0 : player === from ? -amount : player === to ? amount : 0
	);
}

/** What is missing until it can be written down; nothing when it's whole. */
export function missingInput(said: ManualPointsInput): 'points' | 'reason' | 'players' | undefined {
	const { kind, from, to, reason } = said;
	if (kind === 'transfer' && (from === undefined || to === undefined || from === to))
		return 'players';
	if (paysWithAbbey(said)) return undefined;
	if (pointChanges(said).every((points) => points === 0)) return 'points';
	return kind === 'mistake' && reason.trim() === '' ? 'reason' : undefined;
}

const paysWithAbbey = ({ kind, pays }: ManualPointsInput): boolean =>
	kind === 'transfer' && pays === 'abbey';

/** What is written down. */
export const manualPointsEntry = (said: ManualPointsInput): ManualPointsEntry =>
	paysWithAbbey(said)
		? { type: 'abbey/paid', player: said.from ?? 0, seller: said.to ?? 0 }
		: correctionOf(said);

/** Points by hand, or a tile bought with an abbey. */
export type ManualPointsEntry = Pick<PointsCorrection, 'changes' | 'reason' | 'why'> | Paid;

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

/** True for what the table says by hand beside the turns: no turn that is entered changes by it. */
export const isManualPoints = (event: GameEvent): boolean =>
	isPointsCorrection(event) || isPaid(event);

/** Who may buy a tile with an abbey now, by seat: nobody where tiles aren't bought so. */
export const payersWithAbbey = (game: Game): readonly PlayerIndex[] =>
	buysTiles(game.rules.rulings) && !whyNotPlaying(game)
		? game.supply.flatMap((_, player) => (hasAbbey(game, player) ? [player] : []))
		: [];
