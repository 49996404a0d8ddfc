import type { Page } from '@playwright/test';

/**
 * Waits until the page was laid out twice, and so has followed what changed before. Not by `requestAnimationFrame`: where a
 * test sets the clock that is a timer, and on a busy machine it is over before the next frame.
 */
export const nextFrames = (page: Page): Promise<void> =>
	page.evaluate(async () => {
		for (let frame = 0; frame < 2; frame++)
			await new Promise<void>((resolve) => {
				const laidOut = new ResizeObserver(() => {
					laidOut.disconnect();
					resolve();
				});
				laidOut.observe(document.documentElement);
			});
	});
