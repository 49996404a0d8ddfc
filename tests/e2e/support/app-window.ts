import type { Page } from '@playwright/test';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { expect, test } from './test';
import type { WebKit } from './webkit';

/** A point of the window, in pixels. */
interface Point {
	readonly x: number;
	readonly y: number;
}

/** What all browsers can do. Selectors are CSS, or XPath from `//` on, and take the first visible element. */
export interface AppWindow {
	readonly goto: (url: string) => Promise<unknown>;
	/** Resolves as soon as there is such an element. */
	readonly find: (selector: string) => Promise<unknown>;
	/** Taps an element as soon as nothing covers it; clicks without touch. */
	readonly tap: (selector: string) => Promise<unknown>;
	readonly tapAt: (point: Point) => Promise<unknown>;
	readonly type: (selector: string, text: string) => Promise<unknown>;
	/** Chooses a file of this path. */
	readonly upload: (selector: string, path: string) => Promise<unknown>;
	/** The path of the file that is made by tapping. */
	readonly download: (selector: string) => Promise<string>;
	/** Runs the body of a function in the page; if it returns a promise, what that resolves to. */
	readonly run: (body: string, ...args: readonly unknown[]) => Promise<unknown>;
}

/** Selects a button or link by its name. */
export const named = (name: string): string =>
	`//*[self::button or self::a][normalize-space()="${name}" or @aria-label="${name}"]`;

/** Keeps what the page offers for download, and downloads nothing. */
const KEEP_OFFERED = `const make = URL.createObjectURL;
URL.createObjectURL = (blob) => { window.offered = blob; return make.call(URL, blob); };
HTMLAnchorElement.prototype.click = () => {};`;
const OFFERED = `return window.offered && new Promise((resolve) => {
	const reader = new FileReader();
	reader.onload = () => resolve(reader.result.split(',')[1]);
	reader.readAsDataURL(window.offered);
});`;

/** How long a browser may take to prepare a file beside other tests, in ms. */
const PREPARED = 90_000;

/** For browsers whose driver reports no downloads: reads in the page what it offers, and returns the path of a copy. */
async function readOffered(run: AppWindow['run'], tap: () => Promise<unknown>): Promise<string> {
	await run(KEEP_OFFERED);
	await tap();
	await expect.poll(() => run(OFFERED), { timeout: PREPARED }).toBeTruthy();
	const path = test.info().outputPath('offered.tilekeep');
	await mkdir(dirname(path), { recursive: true });
	await writeFile(path, String(await run(OFFERED)), 'base64');
	return path;
}

/** Runs the body of a function in a page of Playwright's. */
export const runIn =
	(page: Page): AppWindow['run'] =>
	(body, ...args) =>
		page.evaluate(`(function () { ${body} })(...${JSON.stringify(args)})`);

/** A page of Playwright's. Over WebDriver BiDi it reports no downloads. */
export function pageWindow(page: Page, { touches = false, downloads = false }): AppWindow {
	page.setDefaultTimeout(20_000);
	const visible = (selector: string) => page.locator(selector).filter({ visible: true }).first();
	const tap = (selector: string) => (touches ? visible(selector).tap() : visible(selector).click());
	const run = runIn(page);
	return {
		goto: (url) => page.goto(url),
		find: (selector) => page.locator(selector).first().waitFor({ state: 'attached' }),
		tap,
		tapAt: ({ x, y }) => (touches ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)),
		type: (selector, text) => visible(selector).fill(text),
		upload: (selector, path) => page.locator(selector).setInputFiles(path),
		download: async (selector) => {
			if (!downloads) return readOffered(run, () => tap(selector));
			const download = page.waitForEvent('download');
			await tap(selector);
			return (await download).path();
		},
		run
	};
}

/** Resolves when an element has lain in the same place for two frames. */
const STILL = `return (async () => {
	const [selector] = arguments;
	const find = () => selector.startsWith('//')
		? document.evaluate(selector, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE).singleNodeValue
		: document.querySelector(selector);
	for (let before = ''; ; ) {
		const now = JSON.stringify(find()?.getBoundingClientRect());
		if (now && now === before) return;
		before = now;
		await new Promise((next) => requestAnimationFrame(next));
	}
})()`;

/** A window of WebKitGTK. It clicks, and its driver reports no downloads. */
export function webkitWindow(webkit: WebKit): AppWindow {
	const { goto, find, pressAt, type, run } = webkit;
	const tap = async (selector: string) => {
		await find(selector);
		await run(STILL, selector);
		await expect(async () => {
			await webkit.click(selector);
		}).toPass({ timeout: 20_000 });
	};
	const download = (selector: string) => readOffered(run, () => tap(selector));
	return { goto, find, tap, tapAt: pressAt, type, upload: type, download, run };
}
