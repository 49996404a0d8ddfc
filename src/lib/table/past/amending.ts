import { LazyPart } from '../app/lazy-part.svelte';

/** Amending the past, which few games need: loaded with the history, or when an amendment goes on. */
export const AMENDING = new LazyPart(async () => {
	const [editor, saved, said] = await Promise.all([
		import('./amendment-editor.svelte'),
		import('./saved-amendment'),
		import('../../words/en/history')
	]);
	return { default: { ...editor, ...saved, ...said } };
});
