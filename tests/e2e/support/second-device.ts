import type { Page } from '@playwright/test';
import { followWords } from '../../../src/lib/words/en/follow';
import { secondDeviceWords } from '../../../src/lib/words/en/second-device';

const press = (page: Page, name: string): Promise<void> =>
	page.getByRole('button', { name, exact: true }).click();
const linkOn = (page: Page): Promise<string> => page.getByLabel(followWords.asText).inputValue();

/** Notes each connection that a page makes in `made`. */
export const watchedConnections = (page: Page): Promise<unknown> =>
	page.addInitScript({
		content: `globalThis.made = [];
			const Real = RTCPeerConnection;
			globalThis.RTCPeerConnection = class extends Real {
				constructor(config) {
					super(config);
					made.push(config);
				}
			};`
	});

/** Opens a link as a camera does. */
async function openAnew(page: Page, link: string): Promise<void> {
	await page.goto('about:blank');
	await page.goto(link);
}

/** Connects two devices by codes that are passed on and pasted; the first one shows the page for it. */
export async function connectDevices(
	here: Page,
	there: Page,
	pass: (page: Page, link: string) => Promise<void> = openAnew
): Promise<void> {
	await here.getByLabel(secondDeviceWords.codeLabel).waitFor();
	await pass(there, await linkOn(here));
	await press(there, secondDeviceWords.connect);
	await there.getByLabel(secondDeviceWords.answerLabel).waitFor();
	await here.getByLabel(secondDeviceWords.pasteCode).fill(await linkOn(there));
	await press(here, secondDeviceWords.connect);
	for (const page of [here, there])
		await page.getByRole('button', { name: secondDeviceWords.bring }).waitFor();
}
