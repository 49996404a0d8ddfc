import type { Plugin } from 'vite';

const STUB = '\0no-transitions';

/**
 * d3-zoom brings the animations of d3 along, a tenth of the table's code. The board has its own (`animate-view.ts`) and never
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
	load: (id) => (id === STUB ? NO_TRANSITIONS : undefined)
};

const NO_TRANSITIONS = `
	import { selection } from 'd3-selection';
	selection.prototype.interrupt = function () { return this; };
	export const interrupt = () => undefined;
	export const interpolateZoom = undefined;
`;
