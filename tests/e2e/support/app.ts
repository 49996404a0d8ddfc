import type { Page } from '@playwright/test';

/** Waits until the app is interactive: earlier taps are lost. */
export async function ready(page: Page): Promise<void> {
	await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

/** Opens a page of the app, by path or URL, and waits until it is interactive. */
export async function open(page: Page, path = '/'): Promise<void> {
	await page.goto(path);
	await ready(page);
}

/** Waits until the service worker has cached everything and controls the page. */
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
