import { projectionOf } from '../../../src/lib/table/snap/projection';
import { existingTableWords } from '../../../src/lib/words/en/existing-table';
import { snapWords } from '../../../src/lib/words/en/snap';
import { expectAccessible } from '../../e2e/support/axe';
import { expect, test } from '../../e2e/support/test';
import { Finger } from '../../e2e/table/support/finger';
import {
	choosePhoto,
	dragCorners,
	mendCell,
	openWay,
	setSize,
	simulatedPhoto,
	wrongCells,
	type SimulatedPhoto
} from '../../e2e/table/support/snap';

/** Some columns of a photo, as if the rest weren't on it. */
function columnsOf(photo: SimulatedPhoto, from: number, until: number): SimulatedPhoto {
	const { columns, rows, tapped } = photo;
	const [a, b, c, d] = tapped.map(([x, y]) => ({ x, y }));
	if (!a || !b || !c || !d) throw new Error('A photo has four corners.');
	const project = projectionOf({ corners: [a, b, c, d], columns, rows });
	const corners = [
		{ x: from, y: 0 },
		{ x: until, y: 0 },
		{ x: until, y: rows },
		{ x: from, y: rows }
	].map(project);
	const cells = photo.cells
		.filter(({ cell: [column] }) => column >= from && column < until)
		.map((one) => ({ ...one, cell: [one.cell[0] - from, one.cell[1]] as const }));
	const points = corners.map(({ x, y }) => [x, y] as const);
	return { ...photo, columns: until - from, cells, tapped: points };
}

/** Has a part of a photo read, and mends what is wrong. */
async function readPart(finger: Finger, part: SimulatedPhoto): Promise<void> {
	const { page } = finger;
	await choosePhoto(page, part.path);
	await dragCorners(page, part);
	await setSize(finger, part);
	await finger.press(snapWords.read);
	await page.locator('[data-cell]').first().waitFor({ timeout: 90_000 });
	for (let [next] = await wrongCells(page, part); next; [next] = await wrongCells(page, part)) {
		await mendCell(finger, next);
		await expect(page.getByRole('button', { name: /^(Use|Add)/ })).toBeEnabled();
	}
}

test('a table too large for one photo is joined from two', async ({ page }) => {
	const whole = simulatedPhoto('level');
	const finger = new Finger(page);
	const first = columnsOf(whole, 0, 6);
	const second = columnsOf(whole, 4, whole.columns);
	// The red figure stands where both photos show it.
	await openWay(finger, { ...whole, figures: [{ colour: 'pink' }, { colour: 'red' }] });
	await readPart(finger, first);
	await finger.press(snapWords.use(first.cells.length));
	const place = page.locator('.close-up [data-segment] circle').first();
	await finger.tapThere('figure', place);
	await finger.press(existingTableWords.savePoints);
	await finger.press('Close');
	await expect(page.locator(`canvas[data-tiles="${String(first.cells.length)}"]`)).toBeVisible();

	await finger.press(existingTableWords.fromPhoto);
	await expect(page.getByText(snapWords.leadFurther)).toBeVisible();
	await expectAccessible(page, 'the choice of another photo');
	await readPart(finger, second);
	await finger.press(snapWords.add(whole.cells.length - first.cells.length));
	await expect(page.locator(`canvas[data-tiles="${String(whole.cells.length)}"]`)).toBeVisible();
});
