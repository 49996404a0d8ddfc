import { open } from '../support/app';
import { expect, test } from '../support/test';
import { compareSeams } from './pixels';

/** One unit along the seam, a hundredth of a tile. A road is 36 pixels wide, a wall 16; no two kinds of land are less than 70 apart. */
const TOLERANCE = { shift: 3, alike: 40, corner: 30, wall: 42 };

/** On these a wall that is printed so ends at the middle of a side, as the neighbour's doesn't go on. */
const WALLS_AT_A_SIDE = ['hs-CFFF-vineyard', 'hs-CCCF-vineyard'];

test('fields, roads and walls continue over the seam of any two matching tiles', async ({
	page,
	pages
}) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await open(page, `${pages.url}/tiles/?view=seams`);
	const { count, breaks } = await compareSeams(page, '[data-seams]', TOLERANCE);
	expect(count).toBeGreaterThan(600);
	const others = breaks.filter(({ name }) => !WALLS_AT_A_SIDE.some((one) => name.startsWith(one)));
	expect(others.map(({ name, at }) => `${name}: ${at.join(' ')}`)).toEqual([]);
});
