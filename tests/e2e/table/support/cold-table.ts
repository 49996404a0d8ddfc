import { expect, type Page } from '@playwright/test';
import type { GameRecord } from '../../../../src/lib/record';
import { watchColdVisit, type ColdVisit } from '../../support/scripts';
import { forgetFrame, framedGame } from './last-frame';
import { atTable, bringRecord } from './setup';

/** A phone's window, in px: a wide one also shows the ledger, for 12 kB more. */
const PHONE = { width: 390, height: 844 };

/** What the table of a game asks for until the first tap: what starts it, what it loads when idle, and what its workers load. */
export async function coldTable(page: Page, record: GameRecord): Promise<ColdVisit> {
	await bringRecord(page, record);
	const framed = () => expect.poll(() => framedGame(page)).toBe(record.header.id);
	await framed();
	await page.setViewportSize(PHONE);
	await forgetFrame(page);
	const seen = await watchColdVisit(page);
	await page.reload();
	await atTable(page);
	// The frame is kept when there is nothing else to do: by then all is loaded that may be needed later.
	await framed();
	await page.waitForLoadState('networkidle');
	return seen();
}
