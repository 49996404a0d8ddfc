import { expect, type Locator, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { nextFrames } from '../support/frames';

/** Major version of the Chromium that drew the baselines. */
const DRAWN_BY = readFileSync('tests/e2e/look/baselines/chromium.txt', 'utf8').trim();

/**
 * Share of a picture's pixels that may look different. Anti-aliased pixels are never counted, and the same browser draws
 * the same pixels; another one shapes letters and curves a little otherwise.
 */
const TOLERANCE = { same: 0.0001, other: 0.01 } as const;

function tolerance(page: Page): number {
	const [major = ''] = page.context().browser()?.version().split('.') ?? [];
	if (major === DRAWN_BY) return TOLERANCE.same;
	console.log(
		`Chromium ${DRAWN_BY} drew the baselines, Chromium ${major} compares: ${String(100 * TOLERANCE.other)} % of a picture may differ.`
	);
	return TOLERANCE.other;
}

/** Compares a screenshot with its baseline; the test goes on, so that one run shows all changes. */
export async function looksAsBefore(page: Page, name: string, part?: Locator): Promise<void> {
	await page.evaluate(() => document.fonts.ready);
	// Tiles are drawn in a worker, which is asked in the next frame.
	await nextFrames(page);
	await expect(page.locator('[data-pending]:visible')).toHaveCount(0);
	const like = { maxDiffPixelRatio: tolerance(page) };
	if (part) await expect.soft(part).toHaveScreenshot(`${name}.png`, like);
	else await expect.soft(page).toHaveScreenshot(`${name}.png`, like);
}

/** The same by day and at dusk. */
export async function looksAsBeforeInBoth(page: Page, name: string): Promise<void> {
	for (const colorScheme of ['light', 'dark'] as const) {
		await page.emulateMedia({ colorScheme });
		await looksAsBefore(page, `${name}-${colorScheme}`);
	}
}
