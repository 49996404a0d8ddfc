import type { Board } from '../engine/board';
import type { Game } from '../engine/game';
import { totals } from '../engine/ledger';
import { byKind, finalKindOf, pays, type Source } from '../record';
import { ENDED } from '../rules/base/events';
import type { ScorePoint } from './race';

/** A stop of the race: the scores after an event, or after one kind of feature of the final scoring. */
export interface RaceStop extends ScorePoint {
	/** What this step of the final scoring counted, as a source of points; absent for any other event. */
	readonly final?: Source;
}

/** The stops of a race: its points, the final scoring divided by kind. Kinds that pay nothing have none. */
export const stopsOf = (
	race: readonly ScorePoint[],
	{ board, history }: Game
): readonly RaceStop[] =>
	race.flatMap((point) =>
		history[point.position - 1]?.event.type === ENDED ? stepsOf(point, board) : [point]
	);

/** The steps of the final scoring; the event itself if it paid nothing. */
function stepsOf(end: ScorePoint, board: Board): readonly RaceStop[] {
	const paid = byKind(board, end.settlements.filter(pays));
	if (paid.length === 0) return [end];
	const all = totals(paid, end.scores.length);
	let scores = end.scores.map((points, player) => points - (all[player] ?? 0));
	const kinds = new Set(paid.map((one) => finalKindOf(board, one)));
	return [...kinds].map((final): RaceStop => {
		const settlements = paid.filter((one) => finalKindOf(board, one) === final);
		const gains = totals(settlements, scores.length);
		scores = scores.map((points, player) => points + (gains[player] ?? 0));
		return { ...end, final, settlements, scores };
	});
}
