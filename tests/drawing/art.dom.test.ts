import { ALL_ROTATIONS } from '$lib/engine/spot';
import { ABBEY, ABBEY_AND_MAYOR_TILES } from '$lib/rules/abbey-and-mayor/tiles';
import { BASE_TILES } from '$lib/rules/base/tiles';
import { WINTER_TILES } from '$lib/rules/winter/tiles';
import TileIcon from '$lib/ui/tile/TileIcon.svelte';
import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';

const TILES = [...BASE_TILES, ...WINTER_TILES, ...ABBEY_AND_MAYOR_TILES, ABBEY].map(
	(type) => [type.id, type] as const
);

describe.each(TILES)('%s', (_, type) => {
	/** All paths but those of the printed mark. */
	const paths = (simple: boolean): number =>
		render(TileIcon, { type, simple }).container.querySelectorAll('path:not(.mark path)').length;

	it('is light enough for a board of many tiles', () => {
		expect(paths(false)).toBeLessThanOrEqual(42);
		expect(paths(true)).toBeLessThanOrEqual(30);
	});

	it('contains no empty path and no NaN', () => {
		for (const rotation of ALL_ROTATIONS) {
			const { container } = render(TileIcon, { type, rotation });
			for (const path of container.querySelectorAll('path'))
				expect(path.getAttribute('d')).toMatch(/^M(?!.*NaN)/);
		}
	});

	it('is decoration, without an accessible name of its own', () => {
		const { container } = render(TileIcon, { type });
		expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
	});
});
