import { toldFates } from '$lib/engine/figures';
import { ENDED } from '$lib/rules/base/events';
import type { TableView } from '$lib/table/view/table-view.svelte';
import { scoringWords } from '$lib/words/en/scoring';

/* What was scored, and what players do at the table then. A table loads this with the first turn that scores. */

export { taskRows } from '$lib/table/turn/task-rows';
export { default as ScoringOffers } from './ScoringOffers.svelte';
export { default as TableTasks } from './parts/TableTasks.svelte';

/** Tells what was undone, if it isn't a turn: then the tasks don't tell it. */
const sayUndone = ({ undone, live }: TableView): string | undefined =>
	undone && live.undone === 'amendment' ? scoringWords.amendmentUndone : undefined;

/** Returns what there is to say besides tasks: what was undone, or what the turn began. */
export function sayBeside(view: TableView, names: readonly string[]): string | undefined {
	const notes = (view.tasks?.notes ?? []).map((note) => scoringWords.note(note, names));
	return sayUndone(view) ?? (notes.length > 0 ? notes.join(' ') : undefined);
}

/** Tells what was scored last, or that it was undone, for screen readers. Why a figure stays is told by the tasks. */
export function sayScored(view: TableView, names: readonly string[]): string {
	if (view.undone) return sayUndone(view) ?? scoringWords.undone;
	const { last } = view.live;
	// The final scoring announces its awards one by one.
	if (!last || last.event.type === ENDED) return '';
	const fates = toldFates(view.live.game).map((fate) => scoringWords.fate(fate, names));
	const scored = scoringWords.allScored(last.settlements, names);
	return [...fates, ...(scored === '' ? [] : [scored])].join('. ');
}
