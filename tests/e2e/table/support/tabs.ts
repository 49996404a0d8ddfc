import { expect, type Locator } from '@playwright/test';
import { troubleWords } from '../../../../src/lib/words/en/troubles';
import type { Finger } from './finger';

/** What a tab says that may only read its game, since another one writes it. */
export const reads = ({ page }: Finger): Locator => page.getByText(troubleWords.readOnly);

/** Makes a tab the one that writes its game. */
export async function takeOver(finger: Finger): Promise<void> {
	await finger.press(troubleWords.takeOver);
	await expect(reads(finger)).toBeHidden();
}
