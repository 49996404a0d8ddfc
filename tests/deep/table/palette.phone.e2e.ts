import type { Page } from '@playwright/test';
import { usualRulingsFor } from '../../../src/lib/rules/catalogue';
import { headerFor, WITHOUT_RIVERS } from '../../record/support';
import { expect, test } from '../../e2e/support/test';
import { bringRecord } from '../../e2e/table/support/setup';

/** The box with the most designs, with all expansions but the rivers, whose tiles are offered alone before the others. */
const LARGEST = 'winter-we3-gardens';

const tilesIn = (page: Page): Promise<readonly string[]> =>
	page
		.locator('.palette [data-tile]')
		.evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('data-tile') ?? ''));

/** Tiles of the palette that aren't whole on the screen, or that something covers. */
const unseen = (page: Page): Promise<readonly string[]> =>
	page.locator('.palette [data-tile]').evaluateAll((tiles) =>
		tiles.flatMap((tile) => {
			const { left, right, top, bottom } = tile.getBoundingClientRect();
			const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
			const seen = top >= 0 && bottom <= innerHeight && at !== null && tile.contains(at);
			return seen ? [] : [tile.getAttribute('data-tile') ?? ''];
		})
	);

test('with all boxes each of more than 300 designs is two taps away', async ({ page }) => {
	const header = headerFor('many', 3, {
		box: LARGEST,
		expansions: WITHOUT_RIVERS,
		rulings: usualRulingsFor(WITHOUT_RIVERS)
	});
	await bringRecord(page, { header, entries: [] });
	const all = await page.locator('.palette [data-tile]').count();
	expect(all).toBeGreaterThan(300);
	const filters = page.locator('.palette .traits button');
	const found = new Set<string>();
	for (let index = 0; index < (await filters.count()); index++) {
		await filters.nth(index).tap();
		const hidden = await unseen(page);
		for (const tile of await tilesIn(page)) if (!hidden.includes(tile)) found.add(tile);
		await filters.nth(index).tap();
	}
	expect((await tilesIn(page)).filter((tile) => !found.has(tile))).toEqual([]);
});
