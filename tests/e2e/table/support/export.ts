import { readFile } from 'node:fs/promises';
import type { GameRecord } from '../../../../src/lib/record';
import { parseGameFile } from '../../../../src/lib/record/parse-file';
import { words } from '../../../../src/lib/words/en/table';
import { troubleWords } from '../../../../src/lib/words/en/troubles';
import { shareWords } from '../../../../src/lib/words/en/share';
import type { Finger } from './finger';

/** Downloads the game's file from the menu. Throws when the app itself would refuse it. */
export async function fileFromMenu(finger: Finger): Promise<GameRecord> {
	await finger.press(words.table.menu);
	const sheet = finger.page.getByRole('dialog');
	const download = finger.page.waitForEvent('download');
	await finger.tap('other', sheet.getByRole('button', { name: shareWords.open }));
	await finger.tap('other', sheet.getByRole('button', { name: shareWords.file }));
	const record = await readGame(await (await download).path());
	await finger.tap('other', sheet.getByRole('button', { name: words.common.close }).first());
	return record;
}

/** Downloads the game's file by the button of a warning. */
export async function fileFromBanner(finger: Finger): Promise<GameRecord> {
	const download = finger.page.waitForEvent('download');
	const banner = finger.page.getByRole('alert');
	await finger.tap('other', banner.getByRole('button', { name: troubleWords.download }).first());
	return readGame(await (await download).path());
}

async function readGame(path: string): Promise<GameRecord> {
	const parsed = parseGameFile(await readFile(path, 'utf8'));
	if (!parsed.ok) throw new Error(`The app's own file is refused: ${JSON.stringify(parsed.error)}`);
	return parsed.value;
}
