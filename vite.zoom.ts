import type { Plugin } from 'vite';

const STUB = '\0no-transitions';

/**
 * d3-zoom brings the animations of d3 along, and all that d3 does with elements: a tenth of the table's code. The board has its own (`animate-view.ts`) and never
 * begins one of d3, so here is what remains of them: nothing to interrupt, and nothing to interpolate.
 */
export const zoomWithoutTransitions: Plugin = {
	name: 'zoom-without-transitions',
	apply: 'build',
	enforce: 'pre',
	resolveId(id, importer) {
		const animates = id === 'd3-transition' || id === 'd3-interpolate';
		if (!animates || !importer?.includes('/d3-zoom/')) return undefined;
		return { id: STUB, moduleSideEffects: true };
	},
	load: (id) => (id === STUB ? NO_TRANSITIONS : undefined),
	transform: {
		filter: { id: /\/d3-selection\/src\/selection\/index\.js$/ },
		handler: (code) => ({ code: withoutUnusedMethods(code), map: null })
	}
};

/** What d3-zoom and the board call of a selection; everything else of it makes elements, which Svelte does. */
const CALLED = ['filter', 'selection', 'call', 'node', 'each', 'style', 'property', 'datum', 'on'];

function withoutUnusedMethods(code: string): string {
	const all = [...code.matchAll(/^ {2}\w+: selection_(\w+),\n/gm)];
	for (const name of CALLED)
		if (!all.some(([, found]) => found === name)) throw new Error(`d3-selection has no ${name}.`);
	const unused = all.filter(([, name = '']) => !CALLED.includes(name));
	return unused.reduce((text, [line]) => text.replace(line, ''), code);
}

const NO_TRANSITIONS = `
	import { selection } from 'd3-selection';
	selection.prototype.interrupt = function () { return this; };
	export const interrupt = () => undefined;
	export const interpolateZoom = undefined;
`;
