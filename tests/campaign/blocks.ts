import type { BrowserContext, Page } from 'playwright';

declare global {
	interface Window {
		/** Every task of 50 ms and more that kept the main thread busy since it was asked last, in ms. */
		longTasks?: number[];
	}
}

/** Has every page of a phone note what keeps its main thread busy. */
export const watchBlocks = (context: BrowserContext): Promise<unknown> =>
	context.addInitScript(() => {
		const tasks: number[] = (window.longTasks = []);
		new PerformanceObserver((list) => {
			for (const { duration } of list.getEntries()) tasks.push(duration);
		}).observe({ type: 'longtask' });
	});

/** The longest task since the last time this was asked, in ms; 0 when none took 50. A task ends before it is noted. */
export const longestBlock = (page: Page): Promise<number> =>
	page.evaluate(async () => {
		await new Promise((later) => setTimeout(later, 0));
		await new Promise((later) => requestAnimationFrame(later));
		return Math.max(0, ...(window.longTasks?.splice(0) ?? []));
	});
