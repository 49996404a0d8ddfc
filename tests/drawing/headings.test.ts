import { expect, it } from 'vitest';
import { layerPaths } from '$lib/drawing/layers/tile-picture';
import { sceneryOf } from '$lib/drawing/landscape/scenery';
import { ALL_ROTATIONS, type Rotation } from '$lib/engine/spot';
import { tileId } from '$lib/engine/tile';
import { tileType } from '$lib/rules/catalogue';
import '../tools/games/all-expansions';

/** How the picture printed on a tile is turned, as a, b, c and d of its matrix, in shares of its size. */
function turnOf(id: string, rotation: Rotation): readonly number[] {
	const look = { type: tileType(tileId(id)), rotation, completed: [] };
	const size = sceneryOf(look.type, rotation).mark?.size ?? NaN;
	const drawn = layerPaths('buildings', look).find(({ name }) => name === 'mark');
	return (drawn?.matrix ?? []).slice(0, 4).map((n) => Math.round((100 * n) / size) / 100 + 0);
}

it('a picture that points somewhere is turned with its tile', () => {
	// To the west, then a quarter further each time.
	expect(ALL_ROTATIONS.map((rotation) => turnOf('fl-FFFF-straight', rotation))).toEqual([
		[0, -1, 1, 0],
		[1, 0, 0, 1],
		[0, 1, -1, 0],
		[-1, 0, 0, -1]
	]);
	expect(turnOf('fl-FFRR-diagonal', 0)).toEqual([0.71, 0.71, -0.71, 0.71]);
});

it('any other is upright however its tile lies', () => {
	for (const rotation of ALL_ROTATIONS)
		expect(turnOf('gingerbread-CCFR', rotation)).toEqual([1, 0, 0, 1]);
});

it('is larger where there is room for it, and keeps trees away', () => {
	const { mark } = sceneryOf(tileType(tileId('fl-FFFF-straight')), 0);
	expect(mark?.size).toBe(1);
	expect(mark?.at).toEqual({ x: 80, y: 20 });
});
