import { LazyPart } from '$lib/table/app/lazy-part.svelte';

/* What explains the board to those who tap it. */

export const LIT = new LazyPart(async () => ({ default: await import('$lib/ui/board/lit') }));
export const FINISH = new LazyPart(
	async () => ({ default: await import('./parts/finish') }),
	'quiet'
);
export const CARD = new LazyPart(() => import('../feature/ExplainedFeature.svelte'));
export const COMPARE = new LazyPart(() => import('../feature/parts/CompareCard.svelte'));
/** What was chosen in the ledger. */
export const HIGHLIGHTED = new LazyPart(() => import('./HighlightedSettlement.svelte'));
