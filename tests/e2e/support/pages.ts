import { expect, type Page } from '@playwright/test';
import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { open } from './app';
import { expectAccessible, expectAccessibleColours } from './axe';
import { watch } from './watch';

/** A value for each route parameter. */
const samples: Readonly<Record<string, string>> = { id: 'no-such-game' };

function fill(parameter: string): string {
	const sample = samples[parameter];
	if (sample === undefined)
		throw new Error(`There is no sample for the route parameter ${parameter}.`);
	return sample;
}

/** `(group)/game/[id]` is reached at `/game/<sample>/`. */
function address(folder: string): string {
	const parts = folder.split('/').filter((part) => part !== '.' && !part.startsWith('('));
	const filled = parts.map((part) =>
		part.replace(/\[+(?:\.{3})?(\w+)[^\]]*\]+/, (_, name: string) => fill(name))
	);
	return ['', ...filled, ''].join('/');
}

/** Paths of all pages in `src/routes`: a new page is included by itself. */
export function pages(): readonly string[] {
	const files = readdirSync('src/routes', { recursive: true, encoding: 'utf8' });
	return files
		.filter((file) => file.endsWith('+page.svelte'))
		.map((file) => address(dirname(file)))
		.sort();
}

/** Expects a page to ask no other host, to log no error, to keep its policy, and axe to find nothing in light and dark. */
export async function expectSound(page: Page, path: string, home: string): Promise<void> {
	const seen = await watch(page, home);
	await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
	await open(page, path);
	await page.waitForLoadState('networkidle');
	expect(seen).toEqual([]);
	await expectAccessible(page, 'light');
	await page.emulateMedia({ colorScheme: 'dark' });
	await expectAccessibleColours(page, 'dark');
}
