import type { Page } from '@playwright/test';

/** Waits until the app listens: a tap on what is painted earlier is lost. */
export async function ready(page: Page): Promise<void> {
	await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

/** Opens a page of the app, by its path or its whole address, and waits until it listens. */
export async function open(page: Page, path = '/'): Promise<void> {
	await page.goto(path);
	await ready(page);
}

/** Waits until the service worker has everything cached and answers for the network. */
export async function serviceWorkerReady(page: Page): Promise<void> {
	await page.evaluate(async () => {
		const { active } = await navigator.serviceWorker.ready;
		if (active === null || active.state === 'activated') return;
		await new Promise<void>((resolve) => {
			active.addEventListener('statechange', () => {
				if (active.state === 'activated') resolve();
			});
		});
	});
}
