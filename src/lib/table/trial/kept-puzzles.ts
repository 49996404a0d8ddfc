import type { GameEvent } from '../../engine/module';
import type { ReviewedTurn } from '../../lookahead/review';
import type { Header } from '../../record';
import { hashOfValue } from '../../record/fingerprint';
import type { GameAhead } from '../../review/worker-messages';
import { isPointsCorrection, type PointsCorrection } from '../../rules/base/events';
import { keptPuzzle } from '../../store/solved-puzzles';

/** Manual points as a puzzle has them: what people wrote about them isn't in it, because names may be in that. */
export const withoutReason = (points: PointsCorrection): PointsCorrection => ({
	...points,
	// A mistake must have a reason.
	reason: points.why === 'mistake' ? '–' : ''
});

/** Puzzles of a game, by the number of events before them. */
interface KeptPuzzles {
	readonly solved: readonly number[];
	/** Those that a move was tried in, or whose solution was shown. */
	readonly tried: readonly number[];
}

/** For a game whose puzzles nobody has seen. */
export const NONE_KEPT: KeptPuzzles = { solved: [], tried: [] };

/**
 * The key of a puzzle. It is the same for the same rules and turns, in a game and by a link, and another one once something of
 * that is corrected. Undefined if the browser has no hashes, as outside of secure pages.
 * @param events up to and including the turn that is asked for
 */
export const puzzleKey = (
	{ box, expansions, rulings, tiles, found, first, players }: Header,
	events: readonly GameEvent[]
): Promise<string | undefined> =>
	hashOfValue([
		{ box, expansions, rulings, tiles, found, first, players: players.length },
		events.map((event) => (isPointsCorrection(event) ? withoutReason(event) : event))
	]).catch(() => undefined);

/** Which of the puzzles among the turns of a game were solved, and tried. */
export async function keptPuzzles(
	{ header, events }: GameAhead,
	turns: readonly ReviewedTurn[]
): Promise<KeptPuzzles> {
	const puzzles = turns.filter(({ review }) => review.puzzle);
	const known = await Promise.all(
		puzzles.map(async ({ event }) => {
			const key = await puzzleKey(header, events.slice(0, event + 1));
			return { event, ...(key !== undefined && (await keptPuzzle(key))) };
		})
	);
	const those = (what: keyof KeptPuzzles) =>
		known.filter((one) => one[what]).map(({ event }) => event);
	return { solved: those('solved'), tried: those('tried') };
}
