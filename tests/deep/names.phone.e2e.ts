import type { Page } from '@playwright/test';
import { withEntry, type GameRecord } from '../../src/lib/record';
import { personKey } from '../../src/lib/record/people';
import type { TableEvent } from '../../src/lib/rules/catalogue';
import { libraryWords } from '../../src/lib/words/en/library';
import { shareWords } from '../../src/lib/words/en/share';
import { words } from '../../src/lib/words/en/table';
import { open } from '../e2e/support/app';
import { expect, test } from '../e2e/support/test';
import { recorded, recordOf } from '../e2e/table/support/games';
import { atTable, bringRecord } from '../e2e/table/support/setup';

const NAMES = ['דנה', 'אבי (2)', 'Tom\u202eabc', 'مريم'] as const;
const game = recorded('base', 'base-294');
const ENDING: readonly TableEvent[] = [
	{ type: 'base/ended', overruled: ['tiles-left'] },
	{ type: 'base/closed' }
];

function recordCalled(id: string, turns: number): GameRecord {
	const { header, entries } = recordOf(game, turns, id);
	const players = header.players.map((player, seat) => ({ ...player, name: NAMES[seat] ?? '' }));
	return { header: { ...header, players }, entries };
}

const closed = ENDING.reduce<GameRecord>(
	(record, event) => withEntry(record, { seq: record.entries.length, at: 0, v: 1, event }),
	recordCalled('closed-game', game.turns.length - 1)
);

/**
 * What names turn round on a page, or could: letters from right to left that are neither isolated nor alone in an element with
 * a direction of its own; marks; and texts that are painted in another order than they are written.
 */
const turnedOn = (page: Page): Promise<readonly string[]> =>
	page.evaluate(() => {
		const isolates = /\u2068[^\u2068\u2069]*\u2069/gu;
		const leftOpen = (text: string): boolean =>
			/[\u0590-\u08ff\u202a-\u202e\u2066-\u2069]/u.test(text.replace(isolates, ''));
		const own = (element: Element | null): boolean =>
			element?.closest('[dir="auto"], bdi, option, title') != null;

		/** The places of the parts of a text, isolated or not, where each is on one line. */
		function placesIn(node: Text): readonly DOMRect[] {
			let at = 0;
			return node.data.split(/(\u2068[^\u2069]*\u2069)/u).flatMap((part) => {
				const range = document.createRange();
				range.setStart(node, at);
				range.setEnd(node, (at += part.length));
				const rects = [...range.getClientRects()].filter(({ width }) => width > 1);
				return rects.length === 1 ? rects : [];
			});
		}
		const isTurned = (node: Text): boolean =>
			placesIn(node).some((rect, index, all) => {
				const next = all[index + 1];
				// On the same line.
				const beside = next !== undefined && next.top < (rect.top + rect.bottom) / 2;
				return beside && next.left < rect.left - 1;
			});

		const found: string[] = leftOpen(document.title) ? [document.title] : [];
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ALL);
		for (let node = walker.nextNode(); node; node = walker.nextNode()) {
			if (node instanceof Text && !own(node.parentElement) && leftOpen(node.data))
				found.push(node.data);
			if (node instanceof Text && isTurned(node)) found.push(`turned: ${node.data}`);
			if (node instanceof Element)
				for (const name of ['aria-label', 'title', 'alt', 'placeholder', 'aria-valuetext'])
					if (leftOpen(node.getAttribute(name) ?? '')) found.push(node.getAttribute(name) ?? '');
		}
		return found;
	});

async function expectOrder(page: Page, where: string): Promise<void> {
	await expect(page.getByText(/[\u0590-\u05ff]/u).first(), where).toBeAttached();
	expect(await turnedOn(page), where).toEqual([]);
}

test('names from right to left and marks turn nothing round on any page', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await bringRecord(page, closed);
	await expectOrder(page, 'the table of a finished game');
	await open(page, '/review/?id=closed-game');
	await expectOrder(page, 'the review');
	const [one, other] = [NAMES[0], NAMES[3]].map((name) => encodeURIComponent(personKey(name)));
	const tom = encodeURIComponent(personKey(NAMES[2]));
	for (const path of [
		'/',
		'/games/',
		'/players/',
		`/players/?id=${one ?? ''}`,
		`/players/?id=${tom}`,
		`/players/?id=${one ?? ''}&with=${other ?? ''}`,
		'/new/'
	]) {
		await open(page, path);
		await expectOrder(page, path);
	}
	await open(page, `/players/?id=${one ?? ''}`);
	await page.getByRole('button', { name: libraryWords.merge }).click();
	await expectOrder(page, 'merging');
});

test('nor at a table, in its menu and its sheets', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await bringRecord(page, recordCalled('running', 40));
	await expectOrder(page, 'the table');
	const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
	for (const sheet of [words.table.ledger, shareWords.open]) {
		await press(words.table.menu);
		await press(sheet);
		// It opens after the menu has gone: Escape would come too early for it.
		await page.getByRole('button', { name: sheet, exact: true }).waitFor({ state: 'detached' });
		await page.getByRole('dialog').waitFor();
		await expectOrder(page, sheet);
		await page.keyboard.press('Escape');
		await expect(page.getByRole('dialog')).toHaveCount(0);
	}
	await page.locator('.strip button').first().click();
	await page.getByRole('dialog').waitFor();
	await expectOrder(page, 'a player');
	await page.keyboard.press('Escape');
	await expect(page.getByRole('dialog')).toHaveCount(0);
	await press(words.table.menu);
	await page.getByRole('dialog').getByRole('button', { name: words.table.lookBack }).click();
	await expectOrder(page, 'the history');
	await page.reload();
	await atTable(page);
	await expectOrder(page, 'the table again');
});

test('a long name from right to left is cut at its end', async ({ page }) => {
	const { header, entries } = recordCalled('long', 8);
	const long = 'נבוכדנצר השני מלך בבל הגדול מאוד';
	const players = header.players.map((player, seat) =>
		seat === 0 ? { ...player, name: long } : player
	);
	await bringRecord(page, { header: { ...header, players }, entries });
	const name = page.locator('.strip .name').first();
	const [box, first] = await name.evaluate((element: HTMLElement) => {
		const range = document.createRange();
		const node = element.firstChild;
		// The first letter behind the isolate.
		if (node) {
			range.setStart(node, 1);
			range.setEnd(node, 2);
		}
		return [element.getBoundingClientRect(), range.getBoundingClientRect()];
	});
	expect(first.left).toBeGreaterThanOrEqual(box.left);
	expect(first.right).toBeLessThanOrEqual(box.right + 1);
});
