import { tileGeometry } from '$lib/drawing/tile/areas';
import { drawTile } from '$lib/drawing/tile/draw';
import '$lib/drawing/tile/custom-shapes';
import { lengthOf } from '$lib/drawing/geometry/courses';
import { segmentAt } from '$lib/drawing/tile/hit-test';
import { tile, type TileType } from '$lib/engine/tile';
import { ABBEY, ABBEY_AND_MAYOR_TILES } from '$lib/expansions/abbey-and-mayor/tiles';
import { describe, expect, it } from 'vitest';

function design(id: string): TileType {
	const type = ABBEY_AND_MAYOR_TILES.find((each) => each.id === id);
	if (!type) throw new Error(`No tile ${id}.`);
	return type;
}
/** Number of visible parts of each segment. */
const pieces = (type: TileType): readonly number[] =>
	drawTile(type).segments.map(({ rings }) => rings.length);
const under = (type: TileType, x: number, y: number): number | undefined =>
	segmentAt(type, 0, { x, y });

describe('cities that cross', () => {
	it('the bridge is in one piece above the other city and the strips of field', () => {
		expect(pieces(design('am-CCCC-bridge'))).toEqual([1, 2, 2, 2]);
		expect(pieces(design('am-CCCF-bridge'))).toEqual([2, 1, 1, 2]);
	});

	it('a tap on the bridge hits the upper city, beside it the lower one', () => {
		const type = design('am-CCCC-bridge');
		expect([under(type, 50, 50), under(type, 20, 50), under(type, 80, 50)]).toEqual([0, 1, 1]);
	});

	it('a bridge that ends in a field has the field around its end', () => {
		const type = design('am-CCCF-bridge');
		expect([under(type, 22, 50), under(type, 8, 50), under(type, 10, 30)]).toEqual([1, 2, 2]);
	});
});

describe('a tunnel', () => {
	const type = design('am-CRCR-tunnel');
	it('reaches the wall where it divides the field, and ends before it where it doesn’t', () => {
		expect([under(type, 76, 50), under(type, 10, 50), under(type, 22, 50)]).toEqual([1, 1, 4]);
	});
	it('shows its mouths and where the road goes on; other roads show neither', () => {
		const { mouths, dashes } = drawTile(type).land;
		expect([mouths.stone, mouths.dark].map((path) => path.split('Z').length - 1)).toEqual([2, 2]);
		expect(dashes).not.toBe('');
		expect(drawTile(design('am-CFFR-gate')).land).toMatchObject({
			mouths: { stone: '', dark: '' },
			dashes: ''
		});
	});
});

describe('a road that touches a wall', () => {
	it.each(['am-CFRR-contact', 'am-CRRF-contact'])('comes up to it: %s', (id) => {
		const { seams } = tileGeometry(design(id));
		expect(seams.map((seam) => lengthOf(seam) < 3)).toEqual([true]);
	});
	it('keeps clear of it where a field passes between them', () => {
		expect(tileGeometry(tile('bend', {}, 'C:N R:SW F:2347 F:56')).seams).toEqual([]);
	});
});

it('a road to three sides runs around its well, also where no arm leaves the ring', () => {
	const type = design('am-FRRR-well');
	expect([under(type, 50, 34), under(type, 50, 50), under(type, 50, 25)]).toEqual([0, 0, 1]);
	const kinds = drawTile(type).sceneryItems.map(({ kind }) => kind);
	expect(kinds).toContain('well');
	expect(kinds).not.toContain('hamlet');
});

it('a city that reaches far corners lies between its three fields', () => {
	const type = design('am-CFFF-three-fields');
	expect([under(type, 93, 50), under(type, 50, 93), under(type, 7, 50)]).toEqual([1, 2, 3]);
	expect([under(type, 50, 62), under(type, 76, 79), under(type, 24, 79)]).toEqual([0, 0, 0]);
});

it('a monastery that fills its tile covers all of it', () => {
	expect([under(ABBEY, 1, 1), under(ABBEY, 50, 50), under(ABBEY, 99, 40)]).toEqual([0, 0, 0]);
	expect(drawTile(ABBEY).sceneryItems.map(({ kind }) => kind)).toEqual(['cloister']);
});

it('walls of cities without a field between them touch', () => {
	const type = tile('two corners', {}, 'C:NE C:SW');
	const near = [
		{ x: 55, y: 45 },
		{ x: 45, y: 55 }
	];
	expect(near.map(({ x, y }) => under(type, x, y))).toEqual([0, 1]);
	expect(tileGeometry(type).waste).toEqual([]);
});
