import { expect, type Locator, type Page } from '@playwright/test';
import type { GameRecord } from '../../../src/lib/record';
import { linkOf } from '../../../src/lib/share/link';
import { packGame } from '../../../src/lib/share/pack';
import { incomingWords } from '../../../src/lib/words/en/incoming';
import { words } from '../../../src/lib/words/en/table';
import { recorded, recordOf } from '../table/support/games';
import { stored } from './stored';

const TURNS = 6;

/** A game to be shared. */
export const sharedGame = recordOf(recorded('base', 'base-141'), TURNS, 'shared');
/** What a page that shows it says of its progress: after two tiles of its start, and six turns. */
export const sharedProgress = words.table.progress(TURNS + 2, 72);

/** The link to a game, for an app at this origin. */
export const linkTo = async (record: GameRecord, origin: string): Promise<string> =>
	linkOf(await packGame(record), `${origin}/open/`);

/** The button that keeps a game that came by a link. */
export const keepButton = (page: Page, how: string): Locator =>
	page.getByRole('button', { name: incomingWords.keep(how) });

/** Expects the shared game to be shown and not stored. */
export async function expectShown(page: Page): Promise<void> {
	await expect(keepButton(page, 'stored')).toBeVisible();
	await expect(page.getByText(sharedProgress)).toBeVisible();
	expect(await stored(page)).toBe(0);
}
