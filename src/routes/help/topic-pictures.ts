import { loadCustomShapes } from '$lib/drawing/tile/load-custom-shapes';
import { LazyPart } from '$lib/table/app/lazy-part.svelte';

/** What plays the examples of the help by their rules and draws them; one of them has a custom tile. */
export const TOPIC_PICTURES = new LazyPart(async () => {
	const [{ loadAllRules }] = await Promise.all([
		import('$lib/record/load-rules'),
		loadCustomShapes()
	]);
	await loadAllRules();
	return import('./TopicPictures.svelte');
});

let last: Promise<void> = Promise.resolve();

/** Resolves in a task of its own, after those of all who asked before: so that drawing many things never keeps the page long. */
export function waitForTurn(): Promise<void> {
	last = last.then(() => new Promise((later) => setTimeout(later)));
	return last;
}

/** Resolves when all who have asked had their turn. */
export const waitForAllTurns = (): Promise<void> => last;
