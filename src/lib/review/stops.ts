import type { Board } from '../engine/board';
import type { Game } from '../engine/game';
import { totals, type Settlement } from '../engine/ledger';
import { sourceOf } from '../record';
import { SOURCE_IDS } from '../rules/facts';
import type { SourceId } from '../rules/presentation/facts';
import type { ScorePoint } from './race';

/** What one step of the final scoring counts, as a source of points; an unfinished feature counts with its kind. */
type FinalKind = SourceId;

/** A stop of the race: the scores after an event, or after one kind of feature of the final scoring. */
export interface RaceStop extends ScorePoint {
	/** What this step of the final scoring counted; absent for any other event. */
	readonly final?: FinalKind;
}

/** The order of the final scoring; what expansions pay comes after it. */
const ORDER: readonly FinalKind[] = ['road', 'city', 'monastery', 'farm'];
const IN_ORDER: readonly FinalKind[] = [
	...ORDER,
	...SOURCE_IDS.filter((source) => !ORDER.includes(source))
];

/** The stops of a race: its points, the final scoring divided by kind. Kinds that pay nothing have none. */
export const stopsOf = (
	race: readonly ScorePoint[],
	{ board, history }: Game
): readonly RaceStop[] =>
	race.flatMap((point) =>
		history[point.moment - 1]?.event.type === 'base/ended' ? stepsOf(point, board) : [point]
	);

const pays = ({ awards }: Settlement): boolean => awards.some(({ points }) => points !== 0);

function finalKindOf(board: Board, settlement: Settlement): FinalKind {
	const source = sourceOf(board, settlement);
	return source === 'unfinished' ? settlement.kind : source;
}

/** The steps of the final scoring; the event itself if it paid nothing. */
function stepsOf(end: ScorePoint, board: Board): readonly RaceStop[] {
	const paid = end.settlements.filter(pays);
	if (paid.length === 0) return [end];
	const all = totals(paid, end.scores.length);
	let scores = end.scores.map((points, player) => points - (all[player] ?? 0));
	return IN_ORDER.flatMap((final): readonly RaceStop[] => {
		const settlements = paid.filter((one) => finalKindOf(board, one) === final);
		if (settlements.length === 0) return [];
		const gains = totals(settlements, scores.length);
		scores = scores.map((points, player) => points + (gains[player] ?? 0));
		return [{ ...end, final, settlements, scores }];
	});
}
