import { expect, type Page } from '@playwright/test';
import { followWords } from '../../../src/lib/words/en/follow';
import { shareWords } from '../../../src/lib/words/en/share';
import { words } from '../../../src/lib/words/en/table';
import { chromiumLaunch } from '../../tools/run/browsers';

const launch = chromiumLaunch();

/** Chromium that connects to itself, also on a machine without a network, with a camera that shows nothing. */
export const connectingChromium = {
	...launch,
	args: [
		...launch.args,
		'--allow-loopback-in-peer-connection',
		'--use-fake-ui-for-media-stream',
		'--use-fake-device-for-media-stream'
	]
};

export const press = (page: Page, name: string): Promise<void> =>
	page.getByRole('button', { name, exact: true }).first().click();

/** The link with the code or answer that a page shows. */
export const linkOn = (page: Page): Promise<string> =>
	page.getByLabel(followWords.asText).inputValue();

/** Opens the sheet of who follows by the menu of the table. */
export async function openFollowSheet(page: Page): Promise<void> {
	await press(page, words.table.menu);
	await page.getByRole('button', { name: shareWords.follow }).click();
	await page.getByRole('dialog', { name: shareWords.follow }).waitFor();
}

/** Opens a table's link as a camera does, asks to follow, and shows the answer. */
export async function answerOn(page: Page, link: string): Promise<void> {
	await page.goto(link);
	await press(page, followWords.start);
	await page.getByLabel(followWords.answerLabel).waitFor();
}

/** The keeper pastes an answer. */
export async function pasteAnswer(page: Page, text: string): Promise<void> {
	await page.getByLabel(followWords.pasteAnswer).fill(text);
	await press(page, followWords.use);
}

/** What tells how far a game is: whose turn it is, and the scores. */
export const scoresOn = (page: Page): Promise<string> =>
	page.locator('main.table .scores').innerText();

/** Switches something on by its words, which lie still once they are tapped: its own input can't be seen. */
export async function switchOn(page: Page, name: string): Promise<void> {
	await page.getByText(name, { exact: true }).click();
	await expect(page.getByRole('switch', { name })).toBeChecked();
}

/** Undoes the last turn, or brings it back; returns once the page shows another tile of the game. */
export async function pressHistory(page: Page, name: 'undo' | 'redo'): Promise<void> {
	const progress = page.locator('main.table .progress').first();
	const before = await progress.innerText();
	await press(page, words.common[name]);
	await expect(progress).not.toHaveText(before);
}
