import type { Page } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { open } from './app';

/** Static imports of a built module, as the bundler writes them: `from"./x.js"` or `import"./x.js"`. */
const IMPORT = /(?:\bfrom|\bimport)\s*["'](\.[^"']+)["']/g;
const PRELOAD = /<link[^>]*href="([^"]+\.js)"[^>]*rel="modulepreload"/g;

async function body(url: string): Promise<string> {
	const response = await fetch(url);
	if (!response.ok) throw new Error(`${url} answered ${String(response.status)}.`);
	return response.text();
}

async function linked(url: string, pattern: RegExp): Promise<readonly string[]> {
	const matches = [...(await body(url)).matchAll(pattern)];
	return matches.map(([, path = '']) => new URL(path, url).href);
}

/** What the page fetches on a first visit, without a service worker. */
async function fetched(page: Page, home: string): Promise<readonly string[]> {
	const urls: string[] = [];
	page.on('request', (request) => {
		if (request.resourceType() === 'script') urls.push(request.url());
	});
	await open(page, home);
	await page.waitForLoadState('networkidle');
	return urls;
}

async function withImports(urls: readonly string[]): Promise<ReadonlySet<string>> {
	const all = new Set(urls);
	for (const url of all) for (const next of await linked(url, IMPORT)) all.add(next);
	return all;
}

/** The sizes of scripts, in bytes when gzipped. */
async function gzipped(urls: Iterable<string>): Promise<ReadonlyMap<string, number>> {
	const sizes = [...urls].map(async (url) => {
		return [url, gzipSync(await body(url), { level: 9 }).length] as const;
	});
	return new Map(await Promise.all(sizes));
}

/**
 * Every script that the first visit to a page needs, with its size in bytes when gzipped: those which
 * the page preloads, those a real browser then asks for, and all that these import.
 */
export async function firstVisit(page: Page, home: string): Promise<ReadonlyMap<string, number>> {
	const preloaded = await linked(home, PRELOAD);
	return gzipped(await withImports([...preloaded, ...(await fetched(page, home))]));
}

/** The sum of all sizes of scripts, and the list of them that explains it. */
export function sumOf(scripts: ReadonlyMap<string, number>): readonly [number, string] {
	const all = [...scripts].sort(([, a], [, b]) => b - a);
	return [
		all.reduce((bytes, [, size]) => bytes + size, 0),
		all.map(([url, size]) => `${url} ${String(size)}`).join('\n')
	];
}

/** What a page asks for that has nothing in its cache. */
export interface ColdVisit {
	/** Of every kind: the page, scripts, styles, fonts, pictures, data. */
	readonly requests: readonly string[];
	/** Size in bytes of each script when gzipped, also of those that workers run. */
	readonly scripts: ReadonlyMap<string, number>;
}

/** Watches what a page asks for from now on; the function returned says it. */
export async function watchColdVisit(page: Page): Promise<() => Promise<ColdVisit>> {
	const session = await page.context().newCDPSession(page);
	await session.send('Network.setCacheDisabled', { cacheDisabled: true });
	const requests: string[] = [];
	page.context().on('request', (request) => requests.push(request.url()));
	return async () => {
		const asked = requests.filter((url) => url.startsWith('http'));
		const scripts = await gzipped(asked.filter((url) => new URL(url).pathname.endsWith('.js')));
		return { requests: asked, scripts };
	};
}
