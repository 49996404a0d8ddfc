import * as v from 'valibot';
import { MAX_PLAYERS } from '../../record';
import { KeptForm, MANUAL_POINTS } from '../app/kept-form';
import type { LiveGame } from '../game/live-game.svelte';
import {
	MAX_MANUAL_POINTS,
	MAX_REASON_LENGTH,
	paymentsIn,
	type ManualPointsInput
} from './manual-points';

const points = v.pipe(
	v.number(),
	v.integer(),
	v.minValue(-MAX_MANUAL_POINTS),
	v.maxValue(MAX_MANUAL_POINTS)
);
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_PLAYERS - 1));
const form = new KeptForm(
	MANUAL_POINTS,
	v.object({
		game: v.string(),
		kind: v.picklist(['mistake', 'transfer']),
		points: v.array(points),
		from: v.optional(seat),
		to: v.optional(seat),
		/** The id of what is paid. */
		payment: v.optional(v.string()),
		amount: points,
		reason: v.pipe(v.string(), v.maxLength(MAX_REASON_LENGTH))
	})
);

/** Keeps manual points while they are entered, in case the page is reloaded or lost. */
export function keepManualPoints(live: LiveGame, input: ManualPointsInput): void {
	const { kind, points: changes, from, to, payment, amount, reason } = input;
	const entered = { kind, points: changes, from, to, payment: payment?.id, amount, reason };
	form.keep({ game: live.header.id, ...entered });
}

/** Called when they were given, or when the form was closed. */
export const dropManualPoints = (): void => {
	form.drop();
};

/** Manual points as they were entered before a reload; undefined in another game. */
export function keptManualPoints(live: LiveGame): ManualPointsInput | undefined {
	const { players } = live.game;
	const kept = form.entered;
	const fits =
		kept?.game === live.header.id &&
		kept.points.length === players &&
		Math.max(kept.from ?? 0, kept.to ?? 0) < players;
	if (!fits) return undefined;
	const payment = paymentsIn(live.game).find(({ id }) => id === kept.payment);
	const { kind, points: changes, from, to, amount, reason } = kept;
	return { kind, points: changes, from, to, payment, amount, reason };
}
