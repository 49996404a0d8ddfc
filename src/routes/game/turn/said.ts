import { ENDED } from '$lib/rules/base/events';
import type { TableView } from '$lib/table/view/table-view.svelte';
import { scoringWords } from '$lib/words/scoring';

/** What was undone, when that isn't a turn: its tasks don't say it. */
export const undoneIn = ({ undone, live }: TableView): string | undefined =>
	undone && live.undone === 'amendment' ? scoringWords.amendmentUndone : undefined;

/** What was scored last, or that it was undone, for screen readers; why a figure stays is in the tasks. */
export function saidOf(view: TableView, names: readonly string[]): string {
	if (view.undone) return undoneIn(view) ?? scoringWords.undone;
	const { last } = view.live;
	// The final scoring tells its awards one by one.
	return !last || last.event.type === ENDED ? '' : scoringWords.allScored(last.settlements, names);
}
