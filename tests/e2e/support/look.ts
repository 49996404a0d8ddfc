import type { Page } from '@playwright/test';

/** Smallest side of a touch target, in px. */
const TOUCH = 44;
/**
 * What is smaller, and why: with two expansions the palette's filters stand six in a row of a narrow phone; its tiles
 * are as many as a screen holds.
 */
const EXCEPTIONS = '.crowded button, .palette button';
const TARGETS = 'a[href], button, summary, label:has(input), [role=checkbox]';

/** Touch targets on the page that are too small, with their size. */
export const smallTargets = (page: Page): Promise<readonly string[]> =>
	page.evaluate(
		({ TARGETS, EXCEPTIONS, TOUCH }) =>
			[...document.querySelectorAll(TARGETS)].flatMap((target) => {
				const { width, height } = target.getBoundingClientRect();
				const shown = target.checkVisibility({ visibilityProperty: true }) && width > 1;
				// Layout rounds sizes.
				if (!shown || target.matches(EXCEPTIONS) || Math.min(width, height) > TOUCH - 0.5)
					return [];
				const name = target.getAttribute('aria-label') ?? target.textContent.trim();
				return [`${name} ${String(width)} × ${String(height)}`];
			}),
		{ TARGETS, EXCEPTIONS, TOUCH }
	);

/** Elements that reach beyond the window, so that the page scrolls horizontally. */
export const overflowingElements = (page: Page): Promise<readonly string[]> =>
	page.evaluate(() => {
		const { clientWidth, scrollWidth } = document.documentElement;
		return scrollWidth > clientWidth ? [`${String(scrollWidth)} px of ${String(clientWidth)}`] : [];
	});

/** More elements than any page has: a page that never lets the focus go ends there. */
const MOST_STOPS = 150;

/** Names of all elements the Tab key reaches, in order. */
export async function focusOrder(page: Page): Promise<readonly string[]> {
	await page.evaluate(() => {
		// The next tab key starts where the focus was last: that shall be the page's beginning.
		document.body.tabIndex = -1;
		document.body.focus();
		document.body.removeAttribute('tabindex');
	});
	const path: string[] = [];
	for (;;) {
		await page.keyboard.press('Tab');
		const name = await page.evaluate(() => {
			const at = document.activeElement;
			if (!at || at === document.body) return undefined;
			const isField =
				at instanceof HTMLInputElement ||
				at instanceof HTMLSelectElement ||
				at instanceof HTMLTextAreaElement;
			const label = isField ? at.labels?.[0]?.textContent : undefined;
			return (at.getAttribute('aria-label') ?? label ?? at.textContent).trim();
		});
		if (name === undefined || path.length > MOST_STOPS) return path;
		path.push(name);
	}
}
