import { describe, expect, it } from 'vitest';
import { drawTile } from '../../src/lib/drawing/tile/draw';
import { tile } from '../../src/lib/engine/tile';
import { hasCrossing, withTrees } from '../../src/lib/rules/base/trees';
import { TILES } from '../../src/lib/rules/catalogue';

const crossings = [...TILES.values()].filter(hasCrossing);
const told = (line: string) => tile('told', {}, line);

describe('a crossing where only trees stand', () => {
	it.each([
		['base-L', 'C:N R:ESW F:27 F:34 F:56'],
		['base-W', 'R:ESW F:0127 F:34 F:56'],
		['base-X', 'R:NESW F:07 F:12 F:34 F:56']
	])('makes one road of those of %s', (id, line) => {
		const type = crossings.find((one) => one.id === id);
		expect(type && withTrees(type)).toMatchObject({ id, line, runsOn: true });
	});

	it.each([
		['a road that it lies on', 'R:EW R:S>crossing F:0127 F:34 F:56', 'R:EWS F:0127 F:34 F:56'],
		[
			'roads with others between, and counts what is behind anew',
			'R:E>crossing C:N R:S>crossing M@1 R:W>crossing F:27 F:34 F:56',
			'R:ESW C:N M@1 F:27 F:34 F:56'
		],
		[
			'roads, and the gate behind it leads to the same city',
			'R:E>crossing R:S>crossing C:W R:N>city2 F:0 F:12 F:34 F:5',
			'R:ES C:W R:N>city1 F:0 F:12 F:34 F:5'
		]
	])('joins %s', (_, line, joined) => {
		expect(withTrees(told(line)).line).toBe(joined);
	});

	it('leaves every field unchanged, with the same cities', () => {
		const cities = crossings
			.flatMap((type) => [type, withTrees(type)])
			.map(({ segments }) =>
				segments.flatMap((one) => (one.kind === 'field' ? [[one.halves, one.cities]] : []))
			);
		for (let n = 0; n < cities.length; n += 2) expect(cities[n + 1]).toEqual(cities[n]);
	});

	it('gives the same design each time, and leaves others unchanged', () => {
		for (const type of TILES.values())
			expect(withTrees(type) === type).toBe(!crossings.includes(type));
		for (const type of crossings) expect(withTrees(type)).toBe(withTrees(type));
	});

	it.each(crossings.map((type) => [type.id, type] as const))('is drawn as %s', (_, type) => {
		const { segments, sceneryItems } = drawTile(withTrees(type));
		expect(segments.map(({ kind }) => kind)).toEqual(
			withTrees(type).segments.map(({ kind }) => kind)
		);
		expect(segments.every(({ rings }) => rings.length > 0)).toBe(true);
		const kinds = sceneryItems.map(({ kind }) => kind);
		expect(kinds).toContain('tree');
		for (const built of ['well', 'hamlet', 'house']) expect(kinds).not.toContain(built);
	});
});
