import { expect, type Locator, type Page } from '@playwright/test';

/** A screen in pixels, with the size of its text. */
export type Screen = readonly [width: number, height: number, text: `${number}%`];

/** Makes the screen this large, and its text. */
export async function showOn(page: Page, [width, height, text]: Screen): Promise<void> {
	await page.setViewportSize({ width, height });
	await page.evaluate((size) => (document.documentElement.style.fontSize = size), text);
}

/** Expects an element wholly on the screen, with nothing over it. */
export const expectInSight = (element: Locator, where: Screen): Promise<void> =>
	expect
		.poll(() => element.evaluate(inSight), { message: `${String(element)} on ${where.join(' ')}` })
		.toBe(true);

/** True for an element that lies on the screen, with nothing over its middle and its sides. Runs in the page. */
function inSight(element: Element): boolean {
	const { left, top, right, bottom } = element.getBoundingClientRect();
	if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight + 0.5) return false;
	const [x, y] = [(left + right) / 2, (top + bottom) / 2];
	const points = [
		[x, y],
		[x, top + 3],
		[x, bottom - 3],
		[left + 3, y],
		[right - 3, y]
	] as const;
	return points.every((at) => element.contains(document.elementFromPoint(...at)));
}
