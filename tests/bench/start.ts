import type { BrowserContext, Page } from 'playwright';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { slowDown } from './turns';

/** A start from nothing to a running game, in milliseconds from the navigation on. */
export interface Start {
	/** Scores, whose turn it is and the board are painted: by the app, or as the last frame kept. */
	readonly seen: number;
	/** The app itself takes the next tap, and that is painted. */
	readonly ready: number;
}

interface Started {
	seen: number;
	ready: number;
}
declare global {
	interface Window {
		started?: Started;
	}
}

/** Watches the page from its first byte on. */
const watchStart = (page: Page): Promise<unknown> =>
	page.addInitScript(() => {
		const started: Started = { seen: 0, ready: 0 };
		window.started = started;
		const has = (selector: string): boolean => document.querySelector(selector) !== null;
		// Its land is on a canvas that says how many tiles it shows.
		const landShown = (): boolean =>
			[...document.querySelectorAll<HTMLElement>('main.table canvas[data-tiles]')].some(
				({ dataset }) => Number(dataset['tiles']) > 0
			) || has('main.table .fill-field');
		const tableShown = (): boolean => has('main.table [data-points]') && landShown();
		const painted = (what: keyof Started): void => {
			started[what] = -1;
			// A task queued in a frame runs after that frame was painted.
			requestAnimationFrame(() =>
				setTimeout(() => {
					started[what] = performance.now();
				})
			);
		};
		const look = (): void => {
			const framed = has('#last-frame');
			if (started.seen === 0 && (framed || tableShown())) painted('seen');
			if (framed || !has('html[data-hydrated]') || !tableShown() || !has('[data-tile]')) return;
			painted('ready');
			watch.disconnect();
		};
		const watch = new MutationObserver(look);
		watch.observe(document, { childList: true, subtree: true, attributes: true });
	});

/** Opens a game in a new page of the context, slowed down, and closes the page again. */
export async function start(context: BrowserContext, url: string, slower: number): Promise<Start> {
	const page = await context.newPage();
	await slowDown(await context.newCDPSession(page), slower);
	await watchStart(page);
	await page.goto(url, { waitUntil: 'commit' });
	await page.waitForFunction(() => (window.started?.ready ?? 0) > 0, null, { polling: 100 });
	const { seen = NaN, ready = NaN } = (await page.evaluate(() => window.started)) ?? {};
	await page.close();
	return { seen, ready };
}

/** What a start loads. */
export interface Load {
	/** Requests of the page, itself included. */
	readonly requests: number;
	/** Bytes of JavaScript as it is run. */
	readonly script: number;
	/** Bytes of the same files, gzipped. */
	readonly gzipped: number;
	/** Elements in the page. */
	readonly nodes: number;
}

/** Opens a game in a new page of the context, and counts what that takes until nothing more is loaded. */
export async function loadOf(context: BrowserContext, url: string, build: string): Promise<Load> {
	const page = await context.newPage();
	const urls: string[] = [];
	page.on('request', (request) => urls.push(request.url()));
	await watchStart(page);
	await page.goto(url);
	await page.waitForFunction(() => (window.started?.ready ?? 0) > 0, null, { polling: 100 });
	const requests = urls.length;
	await page.waitForTimeout(3000);
	const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
	await page.close();
	const scripts = urls
		.slice(0, requests)
		.map((each) => new URL(each).pathname)
		.filter((path) => path.endsWith('.js'))
		.map((path) => readFileSync(join(build, path)));
	const sum = (sizes: readonly number[]): number => sizes.reduce((all, size) => all + size, 0);
	return {
		requests,
		script: sum(scripts.map(({ length }) => length)),
		gzipped: sum(scripts.map((script) => gzipSync(script, { level: 9 }).length)),
		nodes
	};
}
