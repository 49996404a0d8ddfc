import { resultWords } from '../../../src/lib/words/en/result';
import { words } from '../../../src/lib/words/en/table';
import { expect, test } from '../../e2e/support/test';
import { recorded } from '../../e2e/table/support/games';
import { expectInSight, showOn, type Screen } from '../../e2e/table/support/large-text';
import { bringIn } from '../../e2e/table/support/setup';

const SCREENS: readonly Screen[] = [
	[360, 640, '100%'],
	[360, 640, '200%'],
	[390, 844, '200%']
];

/** A phone with large text on which what matters stays in sight. */
const LARGE: Screen = [390, 844, '200%'];

/** How many lines the text of an element takes. Runs in the page. */
function linesOf(element: Element): number {
	const range = document.createRange();
	range.selectNodeContents(element);
	return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
}

test('with large text the bar below the final scoring and the result stays on the screen, and so does what was paid and who won', async ({
	page
}) => {
	await bringIn(page, recorded('winter', 'winter-117'), 40);
	const menu = page.getByRole('button', { name: words.table.menu, exact: true });
	await menu.click();
	await page.getByRole('button', { name: words.table.endNow }).click();
	await expect(page.locator('main[data-phase="ended"]')).toBeVisible();
	for (const screen of SCREENS) {
		await showOn(page, screen);
		await expectInSight(menu, screen);
	}
	await page.getByRole('button', { name: resultWords.begin }).click();
	await expectInSight(page.locator('.final p.award b').first(), LARGE);
	await page.getByRole('button', { name: words.final.back, exact: true }).click();
	await page.getByRole('button', { name: resultWords.scoreAll }).click();
	await page.getByRole('button', { name: resultWords.closeGame }).click();
	await expect(page.locator('main[data-phase="closed"]')).toBeVisible();
	for (const screen of SCREENS) {
		await showOn(page, screen);
		await expectInSight(menu, screen);
	}
	await expectInSight(page.locator('.won'), LARGE);
	await page.getByRole('button', { name: resultWords.seeSums }).click();
	const numbers = page.getByRole('table', { name: resultWords.awardsOf('Ada') }).locator('td.sum');
	await expect(numbers).not.toHaveCount(0);
	const lines = await Promise.all((await numbers.all()).map((number) => number.evaluate(linesOf)));
	expect(new Set(lines)).toEqual(new Set([1]));
});
