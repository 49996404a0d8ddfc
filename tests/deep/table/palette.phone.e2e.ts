import type { Page } from '@playwright/test';
import { usualRulingsFor } from '../../../src/lib/rules/catalogue';
import { words } from '../../../src/lib/words/en/table';
import { headerFor, WITHOUT_RIVERS } from '../../record/support';
import { expect, test } from '../../e2e/support/test';
import { Finger } from '../../e2e/table/support/finger';
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

test('with all boxes each of more than 100 designs is two taps away', async ({ page }) => {
	const header = headerFor('many', 3, {
		box: LARGEST,
		expansions: WITHOUT_RIVERS,
		rulings: usualRulingsFor(WITHOUT_RIVERS)
	});
	await bringRecord(page, { header, entries: [] });
	const finger = new Finger(page);
	const all = await page.locator('.palette [data-tile]').count();
	expect(all).toBeGreaterThan(100);
	// The tiles of the Gingerbread Man are known by their picture alone.
	const filters = [...[0, 1, 2, 3, 4].map(words.table.filterCities), words.table.filterMark];
	const found = new Set<string>();
	for (const name of filters) {
		await finger.press(name, 'filter');
		expect(await unseen(page), name).toEqual([]);
		for (const tile of await tilesIn(page)) found.add(tile);
		await finger.press(name, 'filter');
	}
	expect(found.size).toBe(all);
});
