import { LazyPart } from '$lib/table/app/lazy-part.svelte';

/* What explains the board to those who tap it. */

export const LIT = new LazyPart(async () => ({ default: await import('$lib/ui/board/lit') }));
export const FINISH = new LazyPart(
	async () => ({ default: await import('$lib/ui/finish') }),
	'quiet'
);
export const CARD = new LazyPart(() => import('./ExplainedFeature.svelte'));
export const COMPARE = new LazyPart(() => import('$lib/ui/table/CompareCard.svelte'));
/** What was chosen in the ledger. */
export const HIGHLIGHTED = new LazyPart(() => import('./HighlightedSettlement.svelte'));
