import { readdirSync, readFileSync } from 'node:fs';
import app from '../../package.json' with { type: 'json' };
import { aboutWords } from '../../src/lib/words/en/settings';
import { open } from '../e2e/support/app';
import { expect, test } from '../e2e/support/test';

/** Names of the parts of the library in the worker, as it names itself. */
function partsOfWorker(): readonly string[] {
	const file = readdirSync('build').find((name) => /^workbox-.*\.js$/.test(name)) ?? '';
	const found = readFileSync(`build/${file}`, 'utf8').matchAll(/workbox:([a-z-]+)/g);
	return [...new Set(Array.from(found, ([, name = '']) => `workbox-${name}`))];
}

test('from the help one finds the version, and the licence of everything that others made', async ({
	page
}) => {
	await open(page, '/help/');
	await page.getByRole('link', { name: aboutWords.title }).tap();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(aboutWords.title);
	await expect(page.getByText(aboutWords.version(app.version))).toBeVisible();
	const fonts = Object.keys(app.devDependencies).filter((name) => name.startsWith('@fontsource'));
	const worker = partsOfWorker();
	expect(worker).toContain('workbox-core');
	const named = (await page.locator('summary').allTextContents()).map((text) => text.trim());
	const wanted = [...Object.keys(app.dependencies), ...fonts, ...worker, 'svelte', '@sveltejs/kit'];
	expect(wanted.filter((name) => !named.some((text) => text.startsWith(`${name} `)))).toEqual([]);
	await page.locator('summary', { hasText: 'dexie' }).tap();
	await expect(page.locator('details[open]')).toContainText('Apache License');
});

test('says so when the licences can’t be loaded', async ({ page }) => {
	await page.route('**/about.json', (route) => route.abort());
	await open(page, '/about/');
	await expect(page.getByRole('status').getByText(aboutWords.missing)).toBeVisible();
});
