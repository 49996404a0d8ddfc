import { LazyPart } from '$lib/table/app/lazy-part.svelte';

/* Parts of the table that most turns do without. */

export const HISTORY_BAR = new LazyPart(() => import('./past/HistoryBar.svelte'));
/** Keeps the address of a past position, so that the browser's Back leads from it to the table. */
export const PAST = new LazyPart(() => import('./past/Past.svelte'));
// Whoever sees the past can go back from it: so its address comes first.
export const HISTORY = new LazyPart(async () => {
	const [panel] = await Promise.all([import('./past/HistoryPanel.svelte'), PAST.load()]);
	return panel;
});
export const BUILDER = new LazyPart(async () => {
	const { tableBuilderOf } = await import('$lib/table/existing-table/table-builder.svelte');
	return { default: tableBuilderOf };
});
export const LEDGER = new LazyPart(() => import('./board/LedgerSide.svelte'));
