import { BOX_IDS, BOXES, landOf, tilesInBox } from '$lib/rules/catalogue';
import { TILES_DRAWN } from '$lib/rules/facts';
import { expect, it } from 'vitest';

it('lists know the land of every box without its rules', () => {
	for (const box of BOX_IDS) expect(landOf(box) === 'winter', box).toBe(box.startsWith('winter'));
	expect(landOf('a box of later')).toBe('summer');
});

it('lists know how many tiles lie in every box', () => {
	for (const box of BOX_IDS) {
		const counts = Object.values(tilesInBox(box));
		expect(TILES_DRAWN.get(box), box).toBe(counts.reduce((sum, count) => sum + count, 0));
		expect(TILES_DRAWN.get(box), box).toBe(BOXES[box].tiles);
	}
});
