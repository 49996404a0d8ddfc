import { expect, test } from '../support/test';
import { recorded } from './support/games';
import { bringIn } from './support/setup';

/** Elements of the whole page. */
const BUDGET = 2000;
const TILES = 84;

const count = (selector: string): number => document.querySelectorAll(selector).length;

test(`a table of ${String(TILES)} tiles has at most ${String(BUDGET)} elements, also drawn near`, async ({
	page
}) => {
	await bringIn(page, recorded('winter', 'winter-117'), TILES - 1);
	const land = page.locator('.frame canvas');
	await expect(land).toHaveAttribute('data-tiles', String(TILES));
	await expect(page.locator('[data-pending]:visible')).toHaveCount(0);
	const whole = await page.evaluate(count, '*');
	await page.locator('.frame').hover();
	for (let turns = 0; turns < 6; turns++) await page.mouse.wheel(0, -300);
	const size = () =>
		page
			.locator('.frame .table > svg')
			.first()
			.evaluate((tile) => tile.clientWidth);
	await expect.poll(size, 'fine detail shows').toBeGreaterThan(64);
	await expect(land).not.toHaveAttribute('data-pending');
	const near = await page.evaluate(count, '*');
	console.log(
		`A table of ${String(TILES)} tiles: ${String(whole)} elements, drawn near ${String(near)}.`
	);
	expect(Math.max(whole, near)).toBeLessThanOrEqual(BUDGET);
});
