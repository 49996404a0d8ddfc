import type { Locator } from '@playwright/test';
import { words as homeWords } from '../../../src/lib/words';
import { existingTableWords } from '../../../src/lib/words/existing-table';
import { setupWords } from '../../../src/lib/words/setup';
import { open } from '../support/app';
import { expect, test } from '../support/test';
import { put } from './support/existing-table';
import { Finger } from './support/finger';
import { atTable } from './support/setup';

/** Screens in pixels, with the size of the text. */
const SCREENS = [
	[360, 640, '100%'],
	[390, 844, '100%'],
	[360, 640, '200%'],
	[390, 844, '200%'],
	[844, 390, '200%']
] as const;

test('the next step of entering a table never leaves the screen, and the Gingerbread Man is brown', async ({
	page
}) => {
	await open(page);
	const finger = new Finger(page);
	await finger.press(homeWords.home.existingTable);
	for (const expansion of ['abbey-and-mayor', 'gingerbread'])
		await finger.tap('other', page.locator(`section label:has(input[value="${expansion}"])`));
	await finger.press(setupWords.build);
	await atTable(page);

	/** Expects a button wholly on every screen, and under the finger. */
	async function staysInSight(name: string): Promise<void> {
		const button = page.getByRole('button', { name, exact: true });
		for (const [width, height, text] of SCREENS) {
			await page.setViewportSize({ width, height });
			await page.evaluate((size) => (document.documentElement.style.fontSize = size), text);
			const what = `${name} on ${String(width)} × ${String(height)} at ${text}`;
			await expect.poll(() => button.evaluate(reachable), { message: what }).toBe(true);
		}
		await page.evaluate(() => (document.documentElement.style.fontSize = ''));
		await page.setViewportSize({ width: 390, height: 844 });
	}

	await put(finger, 'base-D', { x: 0, y: 0 });
	const man = page.locator('[data-kind="gingerbread-man"]');
	await finger.tap('figure', man);
	await expectBrown(man);
	const place = page.locator('.close-up [data-segment]');
	await expectBrown(place);
	await finger.tap('figure', place);
	await expect(place).toHaveAttribute('aria-pressed', 'true');
	await expectBrown(place);

	await staysInSight(existingTableWords.next);
	await finger.press(existingTableWords.next);
	await staysInSight(existingTableWords.complete);
	await finger.press(existingTableWords.complete);
	await staysInSight(existingTableWords.playOn);
});

const expectBrown = (where: Locator): Promise<void> =>
	expect(where.locator('.body')).toHaveAttribute('fill', 'var(--player-nobody)');

/** True for an element that lies on the screen, with nothing over its middle. Runs in the page. */
function reachable(element: Element): boolean {
	const { left, top, right, bottom } = element.getBoundingClientRect();
	const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
	const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight + 0.5;
	return inside && over !== null && element.contains(over);
}
