import type { APIRequestContext } from '@playwright/test';
import { LANGUAGE_TAGS } from '../../src/lib/words/tags';
import { words } from '../../src/lib/words/en/home';
import { open } from './support/app';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/test';

/** Members of the W3C's manifest, its application information, and those of the incubator that the app uses. */
const MEMBERS: ReadonlySet<string> = new Set(
	[
		'background_color dir display icons id lang name orientation scope short_name shortcuts start_url theme_color',
		'categories description iarc_rating_id screenshots',
		'file_handlers launch_handler share_target'
	].flatMap((names) => names.split(' '))
);

interface Picture {
	readonly src: string;
	readonly sizes: string;
	readonly type: string;
	readonly purpose?: string;
	readonly form_factor?: string;
}

interface Manifest {
	readonly id: string;
	readonly display: string;
	readonly icons: readonly Picture[];
	readonly screenshots: readonly Picture[];
	readonly launch_handler: unknown;
	readonly file_handlers: readonly {
		readonly action: string;
		readonly accept: Readonly<Record<string, readonly string[]>>;
	}[];
	readonly share_target: Readonly<Record<'action' | 'method' | 'enctype', string>> & {
		readonly params: unknown;
	};
	readonly shortcuts: readonly { readonly url: string; readonly icons: readonly Picture[] }[];
}

async function manifest(request: APIRequestContext): Promise<Manifest> {
	const response = await request.get('/manifest.webmanifest');
	expect(response.headers()['content-type']).toContain('application/manifest+json');
	return (await response.json()) as Manifest;
}

/** A PNG's width and height stand right behind its first header, as two big-endian numbers. */
function pixels(png: Buffer): string {
	return `${String(png.readUInt32BE(16))}x${String(png.readUInt32BE(20))}`;
}

async function size(request: APIRequestContext, { src, type }: Picture): Promise<string> {
	const response = await request.get(src);
	expect(response.status(), src).toBe(200);
	expect(response.headers()['content-type'], src).toContain(type);
	return type === 'image/png' ? pixels(await response.body()) : 'any';
}

test('every picture the manifest names is there, in the size it states', async ({ request }) => {
	const { icons, screenshots, shortcuts } = await manifest(request);
	for (const picture of [...icons, ...screenshots, ...shortcuts.flatMap((each) => each.icons)])
		expect(await size(request, picture), picture.src).toBe(picture.sizes);
});

test('the manifest has all that an install dialogue needs', async ({ request }) => {
	const { id, display, icons, screenshots, shortcuts } = await manifest(request);
	expect([id, display]).toEqual(['/', 'standalone']);
	for (const wanted of ['any 192x192', 'any 512x512', 'maskable 192x192', 'maskable 512x512'])
		expect(icons.map(({ purpose, sizes }) => `${String(purpose)} ${sizes}`)).toContain(wanted);
	expect(icons.map(({ purpose }) => purpose)).toContain('monochrome');
	expect(screenshots.map((each) => each.form_factor)).toEqual(['narrow', 'wide']);
	expect(shortcuts.map(({ url }) => url)).toEqual(['/?continue', '/new/', '/games/']);
});

test('files and shares of every kind that the app writes open in the app', async ({ request }) => {
	const { file_handlers, share_target, launch_handler } = await manifest(request);
	expect(file_handlers.map(({ action }) => action)).toEqual(['/open/']);
	const endings = file_handlers.flatMap(({ accept }) => Object.values(accept).flat());
	expect(endings).toEqual(expect.arrayContaining(['.json', '.tilekeep', '.png']));
	const { action, method, enctype, params } = share_target;
	expect([action, method, enctype]).toEqual(['/open/', 'POST', 'multipart/form-data']);
	expect(params).toMatchObject({
		title: 'title',
		text: 'text',
		url: 'url',
		files: [{ name: 'file' }]
	});
	// A running game is never reloaded.
	expect(launch_handler).toEqual({ client_mode: 'focus-existing' });
});

for (const language of LANGUAGE_TAGS)
	test(`Chromium itself finds nothing in ${language} that keeps the app from being installed`, async ({
		browser,
		baseURL
	}) => {
		const context = await browser.newContext({ locale: language, ...(baseURL && { baseURL }) });
		const page = await context.newPage();
		await open(page);
		await expect(page.locator('html')).toHaveAttribute('lang', language);
		const devtools = await context.newCDPSession(page);
		const { errors, data = '', url } = await devtools.send('Page.getAppManifest');
		const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
		expect(errors).toEqual([]);
		expect(JSON.parse(data)).toMatchObject({ lang: language });
		expect(Object.keys(JSON.parse(data) as object).filter((key) => !MEMBERS.has(key))).toEqual([]);
		expect(url).toMatch(/\.webmanifest$/);
		// Playwright's pages are private windows, from which nothing can be installed.
		expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
		await context.close();
	});

test('how to install it on an iPhone is shown in pictures, and nowhere else', async ({ page }) => {
	await open(page);
	await expect(page.getByText(words.home.installIosWhy)).toHaveCount(0);
	await page.addInitScript(() => {
		Object.defineProperty(navigator, 'standalone', { value: false });
	});
	await open(page);
	for (const step of words.home.installIosSteps) {
		const line = page.getByRole('listitem').filter({ hasText: step });
		await expect(line.locator('svg')).toBeVisible();
	}
	await expectAccessible(page, 'installing on iOS');
});
