import type { Page } from '@playwright/test';

/** The files of languages that the worker keeps, without their hashes. */
export const languagesKept = (page: Page): Promise<string[]> =>
	page.evaluate(async () => {
		const requests = await (await caches.open('tilekeep-languages')).keys();
		return requests.map(({ url }) => url.replace(/^.*languages\/(.*)\.js$/, '$1')).sort();
	});

/** The languages that the worker keeps, by their tags. */
export const tagsKept = async (page: Page): Promise<readonly (string | undefined)[]> => [
	...new Set((await languagesKept(page)).map((name) => name.split('.')[0]))
];
