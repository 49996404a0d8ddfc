import { loadCustomShapes } from '$lib/drawing/tile/load-custom-shapes';
import { LazyPart } from '$lib/table/app/lazy-part.svelte';

/** Loads what plays the examples of the help by their rules and draws them. One of the examples has a custom tile. */
export const TOPIC_PICTURES = new LazyPart(async () => {
	const [{ loadAllRules }] = await Promise.all([
		import('$lib/record/load-rules'),
		loadCustomShapes()
	]);
	await loadAllRules();
	return import('./TopicPictures.svelte');
});

let last: Promise<void> = Promise.resolve();

/**
 * Resolves in a task of its own, after the turns of all who asked before. So drawing many things never blocks the page for long.
 */
export function waitForTurn(): Promise<void> {
	last = last.then(() => new Promise((later) => setTimeout(later)));
	return last;
}

/** Resolves when everybody who has asked has had their turn. */
export const waitForAllTurns = (): Promise<void> => last;
