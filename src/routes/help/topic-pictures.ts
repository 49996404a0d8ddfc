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
