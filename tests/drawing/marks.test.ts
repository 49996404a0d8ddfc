import { markShape } from '$lib/drawing/landscape/scenery-item';
import { SIGNS } from '$lib/rules/sign-art';
import { MARK_FILLS, type MarkLayer } from '$lib/rules/presentation/art';
import { RIVER_2_TILES } from '$lib/expansions/river-2/tiles';
import { WINTER_TILES } from '$lib/rules/winter/tiles';
import { CUSTOM_TILE_MARKS } from '$lib/custom-tiles/tile';
import { describe, expect, it } from 'vitest';

const MARKS = [
	...new Set([...WINTER_TILES, ...RIVER_2_TILES].flatMap(({ mark }) => mark ?? [])),
	...CUSTOM_TILE_MARKS
];
const layersOf = (name: string): readonly MarkLayer[] => markShape(name)?.layers ?? [];

it('all twelve animal tiles, the volcano and the described ones have a mark', () => {
	expect(WINTER_TILES.every(({ mark }) => mark !== undefined)).toBe(true);
	expect(MARKS).toHaveLength(9);
});

it('has no picture of an unknown mark', () => {
	expect(markShape('unicorn')).toBeUndefined();
});

describe.each(MARKS)('%s', (name) => {
	const layers = layersOf(name);

	it('is a small picture in few fills', () => {
		expect(layers.some(({ rimmed }) => rimmed)).toBe(true);
		expect(new Set(layers.map(({ fill }) => fill)).size).toBeGreaterThanOrEqual(2);
		expect(layers.length).toBeLessThanOrEqual(9);
	});

	it('begins every path with an absolute position and contains no NaN', () => {
		for (const { path } of layers) expect(path).toMatch(/^M(?!.*NaN)[-\d.\sMLHVCQAZhvaqz]+$/);
	});
});

it('shows several animals where the print names several', () => {
	const silhouettes = (name: string): number =>
		layersOf(name).filter(({ rimmed }) => rimmed).length;
	for (const name of ['foxes', 'wolves', 'boars', 'ravens'])
		expect(silhouettes(name)).toBeGreaterThanOrEqual(2);
});

it('uses every fill', () => {
	const pictures = [...MARKS.map(layersOf), ...[...SIGNS.values()].map(({ layers }) => layers)];
	const used = new Set(pictures.flat().map(({ fill }) => fill));
	expect([...used].sort()).toEqual([...MARK_FILLS].sort());
});
