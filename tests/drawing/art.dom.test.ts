import { ALL_ROTATIONS } from '$lib/engine/spot';
import type { TileType } from '$lib/engine/tile';
import { isFine, LAYERS, layerPaths } from '$lib/drawing/layers/tile-picture';
import { ABBEY, ABBEY_AND_MAYOR_TILES } from '$lib/expansions/abbey-and-mayor/tiles';
import { BASE_TILES } from '$lib/rules/base/tiles';
import { WINTER_TILES } from '$lib/rules/winter/tiles';
import TileIcon from '$lib/ui/tile/TileIcon.svelte';
import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';

const TILES = [...BASE_TILES, ...WINTER_TILES, ...ABBEY_AND_MAYOR_TILES, ABBEY].map(
	(type) => [type.id, type] as const
);
const [someTile] = BASE_TILES;

const pathsOf = (type: TileType, rotation: (typeof ALL_ROTATIONS)[number], simple = false) =>
	LAYERS.filter((layer) => !(simple && isFine(layer))).flatMap((layer) =>
		layerPaths(layer, { type, rotation, completed: [] })
	);

describe.each(TILES)('%s', (_, type) => {
	/** All paths but those of the printed mark. */
	const count = (simple: boolean): number =>
		pathsOf(type, 0, simple).filter(({ name }) => name !== 'mark').length;

	it('is light enough for a board of many tiles', () => {
		expect(count(false)).toBeLessThanOrEqual(42);
		expect(count(true)).toBeLessThanOrEqual(30);
	});

	it('contains no empty path and no NaN', () => {
		for (const rotation of ALL_ROTATIONS)
			for (const { path } of pathsOf(type, rotation)) expect(path).toMatch(/^M(?!.*NaN)/);
	});
});

it('a picture of a tile is decoration, without an accessible name of its own', () => {
	if (!someTile) throw new Error('The base game has tiles.');
	const { container } = render(TileIcon, { type: someTile });
	expect(container.querySelector('canvas')?.getAttribute('aria-hidden')).toBe('true');
});
