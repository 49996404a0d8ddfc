import type { Browser, Page } from '@playwright/test';
import { makeGameFile } from '../../src/lib/record/game-file';
import { qrCodeOf } from '../../src/lib/share/qr-code';
import { words } from '../../src/lib/words/en/table';
import { gameFileWords } from '../../src/lib/words/en/game-file';
import { incomingWords } from '../../src/lib/words/en/incoming';
import { withEvents, WITHOUT_RIVERS } from '../record/support';
import { screens } from '../tools/run/browsers';
import { serve } from '../../src/serve/serve';
import { open, serviceWorkerReady } from '../e2e/support/app';
import { expectAccessible } from '../e2e/support/axe';
import { expectShown, keepButton, linkTo, sharedGame } from '../e2e/support/link';
import { focusOrder, smallTargets, overflowingElements } from '../e2e/support/look';
import { share } from '../e2e/support/share-form';
import { stored } from '../e2e/support/stored';
import { expect, test } from '../e2e/support/test';
import { asFile } from '../e2e/table/support/games';
import { atTable } from '../e2e/table/support/setup';

test.use({ serviceWorkers: 'allow' });

test('a game with expansions that this device never played opens without a network', async ({
	page
}) => {
	const server = await serve();
	// With a river another tile would lie first. The game has monasteries of the base game.
	const rulings = { ...sharedGame.header.rulings, baseMonasteries: 'kept' };
	const header = { ...sharedGame.header, expansions: WITHOUT_RIVERS, rulings };
	const link = await linkTo({ ...sharedGame, header }, server.url);
	await open(page, server.url);
	await serviceWorkerReady(page);
	await server.close();

	await page.goto(link);
	await keepButton(page, 'stored').tap();
	await expect(page.locator('[data-tile]').first()).toBeVisible();
	await page.reload();
	await atTable(page);
	await expect(page.locator('[data-tile^="am-"]').first()).toBeVisible();
});

test('a finished game opens as a review, before and after it is kept', async ({ page, server }) => {
	const { header, entries } = withEvents(sharedGame, [
		{ type: 'base/ended', overruled: ['tiles-left'] },
		{ type: 'base/closed' }
	]);
	await page.goto(await linkTo({ header, entries }, server.url));
	await keepButton(page, 'stored').tap();
	await expect(page).toHaveURL(/\/review\/\?id=shared$/);
	await expect(keepButton(page, 'stored')).toHaveCount(0);
	expect(await stored(page)).toBe(1);
});

test('the service worker takes what another app shares, also without a network', async ({
	browser
}) => {
	const server = await serve();
	const page = await newPhone(browser);
	await open(page, server.url);
	await serviceWorkerReady(page);
	await server.close();
	const elsewhere = await page.context().newPage();
	for (const [field, value] of [
		['file', asFile(makeGameFile(sharedGame))],
		['text', `Look!\n${await linkTo(sharedGame, server.url)}`]
	] as const) {
		await share(elsewhere, `${server.url}/open/`, field, value);
		await expectShown(elsewhere);
	}
	await page.context().close();
});

/** Another person's phone. */
const newPhone = async (browser: Browser): Promise<Page> =>
	(await browser.newContext(screens.phone)).newPage();

test('a truncated link gets one sentence, a pasted message is read, and neither stores anything', async ({
	page,
	server
}) => {
	const link = await linkTo(sharedGame, server.url);
	await open(page, '/open/');
	// A page that is already open isn't reloaded.
	await page.goto(link.slice(0, -9));
	const refusal = page.getByRole('alert');
	await expect(refusal).toHaveText(gameFileWords.refused({ code: 'broken-link' }));
	const field = page.getByLabel(incomingWords.paste);
	await field.fill('See you on Friday!');
	await page.getByRole('button', { name: incomingWords.openPasted }).tap();
	await expect(refusal).toHaveText(gameFileWords.refused({ code: 'no-link' }));
	expect(await stored(page)).toBe(0);
	await field.fill(`Our evening:\n${link}\nAna`);
	await page.getByRole('button', { name: incomingWords.openPasted }).tap();
	await expectShown(page);
});

/** Replaces the camera by a picture of a QR code. */
function feignCamera(code: readonly (readonly boolean[])[]): void {
	const each = 6;
	const canvas = document.createElement('canvas');
	canvas.width = canvas.height = (code.length + 8) * each;
	const paint = () => {
		const brush = canvas.getContext('2d');
		brush?.fillRect(0, 0, 0, 0);
		if (!brush) return;
		brush.fillStyle = 'white';
		brush.fillRect(0, 0, canvas.width, canvas.height);
		brush.fillStyle = 'black';
		for (const [y, row] of code.entries())
			for (const [x, dark] of row.entries())
				if (dark) brush.fillRect((x + 4) * each, (y + 4) * each, each, each);
	};
	setInterval(paint, 100);
	navigator.mediaDevices.getUserMedia = () => Promise.resolve(canvas.captureStream(10));
}

test('the code on another phone is scanned; a missing camera is reported', async ({
	page,
	server
}) => {
	await open(page, '/open/');
	expect(await smallTargets(page)).toEqual([]);
	expect(await focusOrder(page)).toEqual([
		words.shell.home,
		incomingWords.scan,
		incomingWords.file,
		incomingWords.paste
	]);
	expect(await overflowingElements(page)).toEqual([]);
	await page.evaluate(() => {
		navigator.mediaDevices.getUserMedia = () =>
			Promise.reject(new DOMException('No.', 'NotAllowedError'));
	});
	await page.getByRole('button', { name: incomingWords.scan }).tap();
	await expect(page.getByText(incomingWords.camera('refused'))).toBeVisible();
	await expectAccessible(page, 'the scanner');
	await page.keyboard.press('Escape');

	await page.evaluate(feignCamera, qrCodeOf(await linkTo(sharedGame, server.url)) ?? []);
	await page.getByRole('button', { name: incomingWords.scan }).tap();
	await expectShown(page);
});
