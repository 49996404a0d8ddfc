import type { Plugin } from 'vite';

const WHOLE = 'const { onMount, tick } = svelte;';
const PARTS = 'const onMount = svelte.onMount;\nconst tick = svelte.tick;';

/**
 * SvelteKit takes two functions out of all that Svelte exports, in a way from which no bundler sees that it needs no others:
 * so every page loaded all of them, and what they need.
 */
export const kitWithoutUnused: Plugin = {
	name: 'kit-without-unused',
	apply: 'build',
	transform: {
		filter: { id: /\/kit\/src\/runtime\/client\/client\.js$/ },
		handler: (code) => ({ code: withoutUnused(code), map: null })
	}
};

function withoutUnused(code: string): string {
	if (!code.includes(WHOLE))
		throw new Error('SvelteKit takes Svelte in another way: see vite.kit.ts.');
	return code.replace(WHOLE, PARTS);
}
