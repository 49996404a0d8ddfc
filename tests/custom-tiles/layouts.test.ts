import { describe, expect, it } from 'vitest';
import type { ParsedSegment } from '../../src/lib/engine/tile-line';
import { tile, type Segment, type TileType } from '../../src/lib/engine/tile';
import { ABBEY_AND_MAYOR_TILES } from '../../src/lib/expansions/abbey-and-mayor/tiles';
import { BASE_TILES } from '../../src/lib/rules/base/tiles';
import { WINTER_TILES } from '../../src/lib/rules/winter/tiles';
import { layoutsFor, readLine, withPennants } from '../../src/lib/custom-tiles';
import { clash, halfBit, sideBits, unionBits } from '../../src/lib/custom-tiles/border';
import { formatLine } from '../../src/lib/custom-tiles/format';
import { RIVER_TILES } from '../../src/lib/expansions/river/tiles';
import { ALL_EDGES, edgesFrom, linesFor, edgeBitsOf, WATERED_EDGES } from './support';

const KNOWN = [...BASE_TILES, ...WINTER_TILES, ...ABBEY_AND_MAYOR_TILES];
const OFFERED = ALL_EDGES.map((edges) => [edgeBitsOf(edges), layoutsFor(edges)] as const);

const lineOf = ({ segments }: TileType): string => withPennants(formatLine(segments), []);

describe('the layouts for four edges', () => {
	it.each(KNOWN.map((type) => [type.id, type] as const))('hold %s', (_, type) => {
		expect(linesFor(edgeBitsOf(type.edges))).toContain(lineOf(type));
	});

	it.each(BASE_TILES.map((type) => [type.id, type] as const))('begin with %s', (_, type) => {
		expect(linesFor(edgeBitsOf(type.edges)).slice(0, 3)).toContain(lineOf(type));
	});

	it('are few enough to look through', () => {
		const counts = Object.fromEntries(OFFERED.map(([word, layouts]) => [word, layouts.length]));
		expect(Math.max(...Object.values(counts))).toBe(counts['RRRR']);
		const some = ['FFFF', 'CFFF', 'CFRR', 'CRRR', 'CCRR', 'CRCR', 'CCCC', 'RRRR'];
		expect(some.map((word) => `${word} ${String(counts[word])}`).join(', ')).toBe(
			'FFFF 2, CFFF 5, CFRR 17, CRRR 35, CCRR 37, CRCR 40, CCCC 31, RRRR 55'
		);
	});

	it('are all different', () => {
		for (const [word, layouts] of OFFERED)
			expect(new Set(layouts.map(({ line }) => line)).size, word).toBe(layouts.length);
	});

	it('have the given edges, however the tile is turned', () => {
		for (const [word, layouts] of OFFERED)
			for (const { line, type } of layouts) expect(edgeBitsOf(type.edges), line).toBe(word);
		const counts = (word: string) => layoutsFor(edgesFrom(word)).length;
		for (const [word, layouts] of OFFERED)
			expect(counts(`${word.slice(1)}${word.charAt(0)}`), word).toBe(layouts.length);
	});

	it('are lines that can be parsed', () => {
		for (const [, layouts] of OFFERED)
			for (const { line, type } of layouts) {
				expect(readLine(line), line).toMatchObject({ ok: true });
				expect(tile('again', {}, line).segments, line).toEqual(type.segments);
			}
	});

	it('never split a field, and never let two segments cross', () => {
		for (const [, layouts] of OFFERED)
			for (const { line, type } of layouts) expect(crossings(type.segments), line).toEqual([]);
	});
});

/** The half-edges and sides of each segment, except for those that pass under another. */
const reach = (segment: ParsedSegment): number => {
	if ('under' in segment && segment.under !== undefined) return 0;
	if (segment.kind === 'field') return unionBits(segment.halves.map(halfBit));
	if (segment.kind === 'city') return unionBits(segment.sides.map(sideBits));
	return unionBits(segment.sides.map((side) => 1 << (4 * side + 2)));
};

const crossings = (segments: readonly Segment[]): readonly string[] =>
	segments.flatMap((one, i) =>
		segments
			.slice(i + 1)
			.filter((other) => clash(reach(one), reach(other)))
			.map((other) => `${String(one.index)} crosses ${String(other.index)}`)
	);

describe('the layouts for edges with a river', () => {
	const watered = WATERED_EDGES.flatMap((edges) => layoutsFor(edges));
	/** A garden is set later, on any layout with a field. */
	const bare = ({ segments }: TileType): string =>
		formatLine(segments.filter(({ kind }) => kind !== 'garden'));

	it.each(RIVER_TILES.map((type) => [type.id, type] as const))('hold %s', (_, type) => {
		const [n, e, s, w] = type.edges.map((edge) => (edge === 'any' ? 'field' : edge));
		const lines = layoutsFor([n ?? 'field', e ?? 'field', s ?? 'field', w ?? 'field']);
		expect(lines.map(({ line }) => line)).toContain(bare(type));
	});

	it('let it end in a spring or a lake, run on, or pass under a road', () => {
		expect(linesFor('FFFS')).toEqual([
			'R=river:W!spring F:01234567',
			'R=river:W!lake F:01234567',
			'R=river:W!spring M F:01234567',
			'R=river:W!lake M F:01234567'
		]);
		expect(linesFor('RSRS')[0]).toBe('R:NS R=river:EW<0 F:07 F:12 F:34 F:56');
		expect(linesFor('CSRS')[0]).toBe('C:N R=river:EW<2 R:S>city0 F:2 F:34 F:56 F:7');
	});

	it('are none for three sides of river', () => {
		expect(linesFor('SSSF')).toEqual([]);
	});

	it('are lines that can be read, all different, and never split a field', () => {
		expect(watered.length).toBeGreaterThan(800);
		for (const { line, type } of watered) {
			expect(readLine(line), line).toMatchObject({ ok: true });
			expect(crossings(type.segments), line).toEqual([]);
		}
		for (const edges of WATERED_EDGES) {
			const lines = layoutsFor(edges).map(({ line }) => line);
			expect(new Set(lines).size, edges.join(' ')).toBe(lines.length);
		}
	});
});

describe('fields enclosed by walls', () => {
	const inner = (line: string) =>
		tile('x', {}, line).segments.flatMap((segment) =>
			segment.kind === 'field' && segment.near !== undefined ? [segment.cities] : []
		);

	it.each([
		['C:N C:E C:S C:W F@N', [[0, 1, 2, 3]]],
		['C:NES C:W F@W', [[0, 1]]],
		['C:NE C:SW F@N', [[0, 1]]],
		['C:NE C:S C:W F@S', [[0, 1, 2]]],
		[
			'C:NS C:E C:W F@E F@W',
			[
				[0, 1],
				[0, 2]
			]
		],
		[
			'C:NS C:EW<0 F@N F@S',
			[
				[0, 1],
				[0, 1]
			]
		]
	])('lie beside all cities around them: %s', (line, cities) => {
		expect(linesFor('CCCC')).toContain(line);
		expect(inner(line)).toEqual(cities);
	});
});

describe('a layout whose line would be parsed differently', () => {
	it.each([
		// The spur would have to cross the bend's field to reach the city that the line gives it.
		['CRRR', 'C:N R:ES R:W>crossing F:27 F:34 F:56'],
		// The bend touches one of the two cities, and the line doesn't say which.
		['CCRR', 'C:N C:E R:SW F:4 F:56 F:7']
	])('is not offered for %s: %s', (word, line) => {
		expect(linesFor(word)).not.toContain(line);
		expect(readLine(line).ok).toBe(true);
	});
});

describe('pennants', () => {
	it('are set city by city', () => {
		expect(withPennants('C:N C:S F:2367', [0, 2])).toBe('C:N C:S++ F:2367');
		expect(withPennants('C:N+ C:S++ F:2367', [1, 0])).toBe('C:N+ C:S F:2367');
		expect(withPennants('R:EW F:0127 F:3456', [])).toBe('R:EW F:0127 F:3456');
	});

	it('leave the rest of the line unchanged', () => {
		for (const [, layouts] of OFFERED)
			for (const { line } of layouts) expect(withPennants(line, [])).toBe(line);
	});
});
