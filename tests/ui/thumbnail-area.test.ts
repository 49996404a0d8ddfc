import { tileId } from '$lib/engine/tile';
import { tileType } from '$lib/rules/catalogue';
import { thumbnailArea } from '$lib/ui/drawing/thumbnail';
import { expect, it } from 'vitest';

const tile = (x: number, y: number) => ({
	x,
	y,
	order: 0,
	rotation: 0 as const,
	completed: [],
	type: tileType(tileId('base-D'))
});

it('shows the whole board, as large as the picture allows', () => {
	const area = thumbnailArea([tile(-3, 0), tile(0, 0), tile(4, 2)]);
	// Eight tiles from west to east, and half a tile on either side.
	expect(area?.width).toBeCloseTo(400, -1);
	expect((area?.width ?? 0) / (area?.scale ?? 1)).toBeCloseTo(9, 1);
	expect((area?.left ?? 0) / (area?.scale ?? 1)).toBeCloseTo(-3.5, 1);
	expect(area?.height).toBeLessThan(200);
});

it('shows a single tile small, in the middle', () => {
	const area = thumbnailArea([tile(2, 5)]);
	expect(area).toMatchObject({ scale: 100, left: 50, top: 350, width: 400, height: 400 });
});

it('has nothing to show of no tiles', () => {
	expect(thumbnailArea([])).toBeUndefined();
});
