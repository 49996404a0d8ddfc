import type { BrowserContext, Page } from 'playwright';

declare global {
	interface Window {
		/** Tasks of the main thread of 50 ms and more since the last call, in ms. */
		longTasks?: number[];
	}
}

/** Makes every page of a browser record its long tasks. */
export const watchBlocks = (context: BrowserContext): Promise<unknown> =>
	context.addInitScript(() => {
		const tasks: number[] = (window.longTasks = []);
		new PerformanceObserver((list) => {
			for (const { duration } of list.getEntries()) tasks.push(duration);
		}).observe({ type: 'longtask' });
	});

/** The longest task since the last call, in ms; 0 when none took 50. */
export const longestBlock = (page: Page): Promise<number> =>
	page.evaluate(async () => {
		await new Promise((later) => setTimeout(later, 0));
		await new Promise((later) => requestAnimationFrame(later));
		return Math.max(0, ...(window.longTasks?.splice(0) ?? []));
	});
