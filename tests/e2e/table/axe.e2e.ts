import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { words } from '../../../src/lib/words';
import { expect, test } from '../support/test';
import { Finger } from './support/finger';
import { recorded, turnOf } from './support/games';
import { bringIn } from './support/setup';
import { layOut } from './support/turns';

const game = recorded('winter', 'winter-117');
const TURNS = 40;

async function clean(page: Page, where: string): Promise<void> {
	const { violations, passes } = await new AxeBuilder({ page }).analyze();
	const found = violations.map(({ id, nodes }) => [id, nodes.slice(0, 3).map(({ html }) => html)]);
	expect(found, where).toEqual([]);
	expect(passes.length, where).toBeGreaterThan(10);
}

for (const colorScheme of ['light', 'dark'] as const)
	test(`axe finds nothing on the table in all its states in ${colorScheme}`, async ({
		page,
		isMobile
	}) => {
		await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
		await bringIn(page, game, TURNS);
		await clean(page, 'between turns');
		const finger = new Finger(page, isMobile);
		await layOut(finger, turnOf(game, TURNS));
		await clean(page, 'a tile lying');
		await page.getByRole('button', { name: words.table.menu }).click();
		await clean(page, 'the menu');
		await page.keyboard.press('Escape');
		await page.locator('.strip button').first().click();
		await clean(page, 'a player');
		await page.keyboard.press('Escape');
		await page.getByRole('button', { name: words.table.menu }).click();
		await page.getByRole('button', { name: words.table.endNow }).click();
		await page.locator('main[data-phase="ended"]').waitFor();
		await clean(page, 'the final scoring');
		await page.getByRole('button', { name: words.final.all }).click();
		await page.getByRole('button', { name: words.final.close }).click();
		await clean(page, 'the result');
	});
