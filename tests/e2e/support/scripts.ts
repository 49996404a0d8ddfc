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

/**
 * Every script that the first visit to a page needs, with its size in bytes when gzipped: those which
 * the page preloads, those a real browser then asks for, and all that these import.
 */
export async function firstVisit(page: Page, home: string): Promise<ReadonlyMap<string, number>> {
	const urls = await withImports([
		...(await linked(home, PRELOAD)),
		...(await fetched(page, home))
	]);
	const sizes = [...urls].map(async (url) => {
		return [url, gzipSync(await body(url), { level: 9 }).length] as const;
	});
	return new Map(await Promise.all(sizes));
}
