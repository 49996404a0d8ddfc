import { BOX_IDS, BOXES } from '$lib/rules/catalogue';
import { WINTER_BOXES } from '$lib/rules/winter/facts';
import { expect, it } from 'vitest';

it('lists know the land of every box without its rules', () => {
	for (const box of BOX_IDS) expect(WINTER_BOXES.has(box), box).toBe(BOXES[box].land === 'winter');
});
