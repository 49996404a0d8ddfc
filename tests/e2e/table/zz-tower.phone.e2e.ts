import { test } from '../support/test';
import { readGames } from '../../tools/games/recorded';
import { bringIn } from './support/setup';

const games = readGames('tests/games/tower.jsonl');
const OUT = '/tmp/w/tower-tmp/shots';

for (const scheme of ['light', 'dark'] as const)
	test(`tower ${scheme}`, async ({ page }) => {
		test.setTimeout(240_000);
		await page.emulateMedia({ colorScheme: scheme });
		await page.setViewportSize({ width: 390, height: 844 });
		const game = games.find(({ id }) => id === 'tower-19');
		if (!game) throw new Error('none');
		const errors: string[] = [];
		page.on('console', (m) => { if (m.type() === 'error') errors.push(m.text()); });
		page.on('pageerror', (e) => errors.push(String(e)));
		await bringIn(page, game, 60);
		await page.waitForTimeout(1500);
		await page.screenshot({ path: `${OUT}/${scheme}-table.png` });
		const tiles = page.locator('button[data-tile]:not([disabled])');
		console.log('tiles', await tiles.count());
		await tiles.nth(3).click();
		await page.waitForTimeout(800);
		await page.screenshot({ path: `${OUT}/${scheme}-tile.png` });
		const spots = page.locator('[data-spot][tabindex="0"]');
		console.log('spots', await spots.count());
		if (await spots.count()) await spots.first().click({ force: true });
		await page.waitForTimeout(1200);
		await page.screenshot({ path: `${OUT}/${scheme}-laying.png` });
		const floor = page.getByRole('button', { name: 'Put a tower floor' });
		console.log('floor', await floor.count());
		if (await floor.count()) {
			await floor.click();
			await page.waitForTimeout(1200);
			await page.screenshot({ path: `${OUT}/${scheme}-floor.png` });
			const choice = page.locator('[data-choice]');
			console.log('choices', await choice.count());
			await choice.first().press('Enter');
			await page.waitForTimeout(1200);
			await page.screenshot({ path: `${OUT}/${scheme}-capture.png` });
			const nobody = page.getByRole('button', { name: 'Nobody' });
			if (await nobody.count()) {
				await page.locator('[data-choice]').first().press('Enter');
				await page.waitForTimeout(1500);
				await page.screenshot({ path: `${OUT}/${scheme}-captured.png` });
			}
		}
		console.log('errors', errors);
	});
