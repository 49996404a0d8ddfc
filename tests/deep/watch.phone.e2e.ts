import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { homographyOfGrid, mapPoint } from '../../src/lib/snap/grid/homography';
import type { Corners } from '../../src/lib/snap/reading';
import { words } from '../../src/lib/words/en/table';
import { watchWords } from '../../src/lib/words/en/watch';
import { expectAccessible } from '../e2e/support/axe';
import { overflowingElements, smallTargets } from '../e2e/support/look';
import { expect, test } from '../e2e/support/test';
import { Finger } from '../e2e/table/support/finger';
import { bringRecord } from '../e2e/table/support/setup';
import { gameOf, simulatedPhoto, type SimulatedPhoto } from '../e2e/table/support/snap';

/** What a page with a feigned camera has: it uncovers the tile that was covered at first. */
interface FilmedTable {
	uncover?: () => void;
}

/** A picture of a table, and a tile of it that doesn't lie there yet. */
interface Film {
	readonly picture: string;
	/** The outline of that tile, in pixels. */
	readonly covered: readonly { readonly x: number; readonly y: number }[];
	/** A point of the bare table. */
	readonly bare: { readonly x: number; readonly y: number };
}

/** Replaces the camera by a film of that table. */
function feignCamera({ picture, covered, bare }: Film): void {
	const canvas = document.createElement('canvas');
	const image = new Image();
	image.src = picture;
	const brush = canvas.getContext('2d');
	let isCovered = true;
	Object.assign(globalThis, { uncover: () => (isCovered = false) });
	const paint = () => {
		if (!brush || image.naturalWidth === 0) return;
		if (canvas.width !== image.naturalWidth) {
			canvas.width = image.naturalWidth;
			canvas.height = image.naturalHeight;
		}
		brush.drawImage(image, 0, 0);
		if (!isCovered) return;
		const [red = 0, green = 0, blue = 0] = brush.getImageData(bare.x, bare.y, 1, 1).data;
		brush.fillStyle = `rgb(${String(red)} ${String(green)} ${String(blue)})`;
		brush.beginPath();
		for (const { x, y } of covered) brush.lineTo(x, y);
		brush.fill();
	};
	setInterval(paint, 100);
	navigator.mediaDevices.getUserMedia = () => Promise.resolve(canvas.captureStream(10));
}

/** The outline of a cell of a photo, a little larger than its tile. */
function outlineOf({ tapped, columns, rows }: SimulatedPhoto, [x, y]: readonly [number, number]) {
	const [p, q, r, s] = tapped.map(([left, top]) => ({ x: left, y: top }));
	if (!p || !q || !r || !s) throw new Error('A photo has four corners.');
	const view = homographyOfGrid({ corners: [p, q, r, s] satisfies Corners, columns, rows });
	const [left, top, right, bottom] = [x + 0.02, y - 0.06, x + 1.06, y + 1.06];
	return [
		{ x: left, y: top },
		{ x: right, y: top },
		{ x: right, y: bottom },
		{ x: left, y: bottom }
	].map((at) => mapPoint(view, at));
}

async function follow(page: Page, finger: Finger): Promise<void> {
	await finger.press(words.table.menu);
	await finger.press(words.table.watch);
	await expectAccessible(page, 'the explanation of the camera');
	expect(await overflowingElements(page)).toEqual([]);
	await finger.press(watchWords.begin);
	await expect(page.getByRole('button', { name: watchWords.looksRight })).toBeEnabled({
		timeout: 120_000
	});
	await expectAccessible(page, 'the set-up of the camera');
	expect(await smallTargets(page)).toEqual([]);
	await finger.press(watchWords.looksRight);
	await expect(page.getByText(watchWords.sight('still'))).toBeVisible({ timeout: 120_000 });
}

test('a tile laid under the camera becomes a turn with one tap', async ({ page }) => {
	const photo = simulatedPhoto('begun');
	const [last] = photo.cells.slice(-1);
	if (!last) throw new Error('The photo has no tiles.');
	await bringRecord(page, gameOf(photo, 1));
	await page.evaluate(feignCamera, {
		picture: `data:image/jpeg;base64,${readFileSync(photo.path).toString('base64')}`,
		covered: outlineOf(photo, last.cell),
		bare: { x: 1100, y: 760 }
	});
	const finger = new Finger(page);
	await follow(page, finger);
	await page.evaluate(() => {
		(globalThis as FilmedTable).uncover?.();
	});
	const proposal = page.locator('.proposed');
	await expect(proposal).toBeVisible({ timeout: 60_000 });
	await expectAccessible(page, 'a proposal of the camera');
	expect(await overflowingElements(page)).toEqual([]);
	expect(await smallTargets(page)).toEqual([]);
	await finger.tap('done', proposal.getByRole('button').first());
	await expect(proposal).toHaveCount(0);
	await expect(page.getByRole('button', { name: words.common.undo, exact: true })).toBeEnabled();
	await expect(page.getByText(watchWords.sight('still'))).toBeVisible();
});
