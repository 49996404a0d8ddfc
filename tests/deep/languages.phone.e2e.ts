import type { Page } from '@playwright/test';
import {
	appendFileSync,
	cpSync,
	mkdtempSync,
	readFileSync,
	renameSync,
	rmSync,
	writeFileSync
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { common as english } from '../../src/lib/words/en/common';
import { settings as germanSettings } from '../../src/lib/words/de/settings';
import { settings as frenchSettings } from '../../src/lib/words/fr/settings';
import { settings as romanianSettings } from '../../src/lib/words/ro/settings';
import { serve, type Server } from '../../src/serve/serve';
import { open, serviceWorkerReady } from '../e2e/support/app';
import { languagesKept, tagsKept } from '../e2e/support/languages';
import { expect, test } from '../e2e/support/test';

test.use({ locale: 'de-AT', serviceWorkers: 'allow' });

const LIST = 'languages.json';

const language = (page: Page) => page.locator('html');

test('a page never shows another language before its own', async ({ page }) => {
	await page.addInitScript(() => {
		const seen: string[] = [];
		Object.assign(window, { seen });
		new MutationObserver(() => {
			seen.push(document.querySelector('#tilekeep main')?.textContent ?? '');
		}).observe(document, { subtree: true, childList: true, characterData: true });
	});
	await open(page, '/settings/');
	await expect(page.getByRole('heading', { name: germanSettings.title })).toBeVisible();
	const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen.join(' '));
	expect(seen).toContain(germanSettings.scheme);
	expect(seen).not.toContain('Light or dark');
});

test('a language is chosen in the settings: all windows follow without a reload, and later visits too', async ({
	context,
	page
}) => {
	await open(page, '/settings/');
	const other = await context.newPage();
	await open(other, '/settings/');
	await page.evaluate(() => Object.assign(window, { same: true }));
	await page.getByLabel(germanSettings.language).selectOption({ label: 'Français' });
	for (const each of [page, other]) {
		await expect(
			each.getByRole('heading', { name: frenchSettings.title, exact: true })
		).toBeVisible();
		await expect(language(each)).toHaveAttribute('lang', 'fr');
	}
	expect(await page.evaluate(() => 'same' in window)).toBe(true);
	await open(page, '/settings/');
	await page.getByLabel(frenchSettings.language).selectOption('ro');
	await expect(page.getByLabel(romanianSettings.language)).toHaveValue('ro');
	await page.getByLabel(romanianSettings.language).selectOption('device');
	await expect(language(page)).toHaveAttribute('lang', 'de');
});

test('without a network a language that was never spoken is refused, and the page stays as it is', async ({
	context,
	page
}) => {
	await open(page, '/settings/');
	await serviceWorkerReady(page);
	await page.getByLabel(germanSettings.language).selectOption('en');
	await expect(language(page)).toHaveAttribute('lang', 'en');
	await context.setOffline(true);
	await page.getByLabel('Language').selectOption('fr');
	await expect(page.getByText(english.notLoaded)).toBeVisible();
	await expect(language(page)).toHaveAttribute('lang', 'en');
});

/** Serves a changed worker, which the browser takes for a newer version, with another file of German. */
async function release(server: Server, folder: string): Promise<Server> {
	await server.close();
	const files = JSON.parse(readFileSync(join(folder, LIST), 'utf8')) as string[];
	const newer = files.map((file) => file.replace(/de\.[^.]*\.js$/, 'de.newer.js'));
	for (const [index, file] of files.entries())
		renameSync(join(folder, file), join(folder, newer[index] ?? file));
	writeFileSync(join(folder, LIST), JSON.stringify(newer));
	for (const name of [LIST, 'sw.js'])
		for (const packed of ['gz', 'br']) rmSync(join(folder, `${name}.${packed}`), { force: true });
	appendFileSync(join(folder, 'sw.js'), '\n// newer');
	return serve(folder, { port: Number(new URL(server.url).port) });
}

test('a newer version brings along the languages that were spoken, and only them', async ({
	page
}) => {
	const folder = mkdtempSync(join(tmpdir(), 'tilekeep-'));
	cpSync('build', folder, { recursive: true });
	const first = await serve(folder);
	await open(page, first.url);
	await serviceWorkerReady(page);
	await expect.poll(() => tagsKept(page)).toEqual(['de']);
	const second = await release(first, folder);
	await open(page, second.url);
	await expect.poll(() => languagesKept(page)).toContain('de.newer');
	expect(new Set(await tagsKept(page))).toEqual(new Set(['de']));
	await second.close();
	rmSync(folder, { recursive: true });
});
