import { LazyPart } from '$lib/table/app/lazy-part.svelte';

/* Parts of the table that most turns do without. */

export const HISTORY_BAR = new LazyPart(() => import('./past/HistoryBar.svelte'));
export const HISTORY = new LazyPart(() => import('./past/HistoryPanel.svelte'));
export const BUILDER = new LazyPart(async () => {
	const { tableBuilderOf } = await import('$lib/table/existing-table/table-builder.svelte');
	return { default: tableBuilderOf };
});
export const LEDGER = new LazyPart(() => import('./board/LedgerSide.svelte'));
