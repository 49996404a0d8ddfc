import { snapWords } from '../../../src/lib/words/en/snap';
import { words } from '../../../src/lib/words/en/table';
import { expect, test } from '../../e2e/support/test';
import { Finger } from '../../e2e/table/support/finger';
import { bringRecord } from '../../e2e/table/support/setup';
import {
	choosePhoto,
	dragCorners,
	gameOf,
	mendCell,
	setSize,
	simulatedPhoto,
	wrongCells
} from '../../e2e/table/support/snap';

/** How many tiles nobody entered. */
const MISSING = 4;

test('a photo proposes what was laid since, turn by turn', async ({ page }) => {
	const photo = simulatedPhoto('begun');
	const finger = new Finger(page);
	await bringRecord(page, gameOf(photo, MISSING));
	await finger.press(words.table.menu);
	await finger.press(words.table.catchUp);
	await choosePhoto(page, photo.path);
	await dragCorners(page, photo);
	await setSize(finger, photo);
	await finger.press(snapWords.read);
	await page.locator('[data-cell]').first().waitFor({ timeout: 90_000 });
	const wrong = await wrongCells(page, photo);
	console.log(`To catch up: ${String(wrong.length)} cells wrong at first.`);
	for (let [next] = wrong; next; [next] = await wrongCells(page, photo)) {
		await mendCell(finger, next);
		await expect(page.getByRole('button', { name: /^Propose/ })).toBeEnabled();
	}
	await finger.press(snapWords.propose(MISSING));
	for (let left = MISSING; left > 0; left--) {
		await expect(page.getByText(snapWords.stillToEnter(left))).toBeVisible();
		await page.locator('.laying').waitFor();
		await finger.press(words.table.layAloneLabel);
	}
	await expect(page.getByText(snapWords.stillToEnter(1))).toBeHidden();
	await expect(page.locator(`canvas[data-tiles="${String(photo.cells.length)}"]`)).toBeVisible();
});
