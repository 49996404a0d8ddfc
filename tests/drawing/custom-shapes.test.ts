import { tile } from '$lib/engine/tile';
import { expect, it, vi } from 'vitest';

const CUSTOM = tile(
	'promo-1',
	{ mark: 'gingerbread' },
	'C:NE++ R:S>crossing R:W>crossing F:47 F:56'
);

it('shapes of a custom tile are there once they are loaded, and asking before is an error', async () => {
	// Other tests of this worker may have loaded them.
	vi.resetModules();
	const { shapesOf } = await import('$lib/drawing/tile/shapes');
	const { loadCustomShapes } = await import('$lib/drawing/tile/load-custom-shapes');
	expect(() => shapesOf(CUSTOM)).toThrow(
		'The shapes of the custom tile promo-1 haven’t been loaded.'
	);
	await loadCustomShapes();
	const shapes = shapesOf(CUSTOM);
	expect(shapes.pennants).toHaveLength(2);
	expect(shapes.mark).toBeDefined();
	expect(shapesOf(CUSTOM)).toBe(shapes);
}, 20_000);
