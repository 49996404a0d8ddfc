import { CENTRE } from '$lib/drawing/geometry/point';
import { partingMark } from '$lib/drawing/tile/parting-mark';
import { tile } from '$lib/engine/tile';
import { MARKS, markShape } from '$lib/rules/art';
import { MARK_FILLS, type MarkLayer } from '$lib/rules/presentation/art';
import { WINTER_TILES } from '$lib/rules/winter/tiles';
import { CUSTOM_TILE_MARKS } from '$lib/custom-tiles/tile';
import { describe, expect, it } from 'vitest';

const layersOf = (name: string): readonly MarkLayer[] => markShape(name)?.layers ?? [];

it('all twelve animal tiles and the described ones have a mark with a picture', () => {
	expect(WINTER_TILES).toHaveLength(12);
	const named = [...WINTER_TILES.map(({ mark = '' }) => mark), ...CUSTOM_TILE_MARKS];
	for (const mark of named) expect(MARKS.get(mark), mark).toBeDefined();
});

it('has no picture of an unknown mark', () => {
	expect(markShape('unicorn')).toBeUndefined();
});

describe.each([...MARKS.keys()])('%s', (name) => {
	const layers = layersOf(name);

	it('is a small picture in few fills', () => {
		expect(layers.some(({ rimmed }) => rimmed)).toBe(true);
		expect(new Set(layers.map(({ fill }) => fill)).size).toBeGreaterThanOrEqual(2);
		expect(layers.length).toBeLessThanOrEqual(9);
	});

	it('begins every path with an absolute position and contains no NaN', () => {
		for (const { path } of layers) expect(path).toMatch(/^M(?!.*NaN)[-\d.\sMLHVCSQAZhvaclqz]+$/);
	});
});

it('shows several animals where the print names several', () => {
	const silhouettes = (name: string): number =>
		layersOf(name).filter(({ rimmed }) => rimmed).length;
	for (const name of ['foxes', 'wolves', 'boars', 'ravens'])
		expect(silhouettes(name)).toBeGreaterThanOrEqual(2);
});

it('lies where roads end at it', () => {
	const volcano = tile('a road to a volcano', { mark: 'volcano' }, 'R:W>mark F:01234567');
	expect(partingMark(volcano, { seams: [] })?.at).toEqual(CENTRE);
});

it('uses every fill', () => {
	const pictures = [...MARKS.keys()].map(layersOf);
	const used = new Set(pictures.flat().map(({ fill }) => fill));
	expect([...used].sort()).toEqual([...MARK_FILLS].sort());
});
