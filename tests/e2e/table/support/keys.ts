import { expect, type Page } from '@playwright/test';

/** True when the focused element looks different from how it looks without focus. */
const focusShows = (page: Page): Promise<boolean> =>
	page.evaluate(() => {
		const focused = document.activeElement;
		if (!(focused instanceof HTMLElement || focused instanceof SVGElement)) return false;
		const look = () =>
			[focused, ...focused.querySelectorAll('rect, circle, path')]
				.map((part) => getComputedStyle(part))
				.map(({ outline, stroke, strokeWidth }) => [outline, stroke, strokeWidth].join());
		const withFocus = look().join();
		focused.blur();
		const without = look().join();
		focused.focus();
		return withFocus !== without;
	});

/** Presses Tab until an element has the focus, and expects that to be visible. */
export async function tabTo(page: Page, selector: string): Promise<void> {
	for (let steps = 0; steps < 90; steps++) {
		await page.keyboard.press('Tab');
		const there = await page.evaluate((at) => document.activeElement?.matches(at), selector);
		if (!there) continue;
		expect(await focusShows(page), `the focus shows on ${selector}`).toBe(true);
		return;
	}
	throw new Error(`Tab never comes to ${selector}.`);
}
