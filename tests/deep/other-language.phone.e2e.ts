import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { setup as german } from '../../src/lib/words/de/setup';
import { share as germanShare } from '../../src/lib/words/de/share';
import { table as germanTable } from '../../src/lib/words/de/table';
import { incoming as french } from '../../src/lib/words/fr/incoming';
import { table as frenchTable } from '../../src/lib/words/fr/table';
import { screens } from '../tools/run/browsers';
import { open } from '../e2e/support/app';
import { expect, test } from '../e2e/support/test';
import { Finger } from '../e2e/table/support/finger';
import { asFile, recorded, turnOf } from '../e2e/table/support/games';
import { atTable } from '../e2e/table/support/setup';
import { commit, layOut } from '../e2e/table/support/turns';

test.use({
	locale: 'de-DE',
	reducedMotion: 'reduce',
	permissions: ['clipboard-read', 'clipboard-write']
});

const FRENCH_PHONE = { ...screens.phone, locale: 'fr-FR', serviceWorkers: 'block' } as const;
const NAMES = ['Jürgen Müßig', 'Käthe'];
/** The first of these turns finishes a city. */
const game = recorded('base', 'base-114');
const TURNS = 3;

/** What no language changes: points, figures on the board, and spots where a tile may lie next. */
async function boardOn(page: Page) {
	await page.locator('[data-spot]').first().waitFor();
	return page.evaluate(() => ({
		points: [...document.querySelectorAll('[data-points]')].map(({ textContent }) => textContent),
		figures: document.querySelectorAll('svg g.figure').length,
		spots: [...document.querySelectorAll<SVGElement>('[data-spot]')]
			.map(({ dataset }) => dataset['spot'])
			.sort()
	}));
}

/** All that the page writes or reads out, without the players' names. */
const saidOn = (page: Page): Promise<readonly string[]> =>
	page.evaluate((names) => {
		const said = [...document.querySelectorAll('body :not(script, style, noscript)')].flatMap(
			(element) => [
				element.getAttribute('aria-label') ?? '',
				...[...element.childNodes].map((node) =>
					node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : ''
				)
			]
		);
		return said
			.map((text) => names.reduce((rest, name) => rest.replaceAll(name, ''), text).trim())
			.filter((text) => /\p{L}{2}/u.test(text));
	}, NAMES);

/** The table and its ledger, as they speak: the menu says the same in several languages. */
async function ledgerOn(page: Page, words: { menu: string; ledger: string }) {
	await page.getByRole('button', { name: words.menu, exact: true }).tap();
	await page.getByRole('dialog').getByRole('button', { name: words.ledger, exact: true }).tap();
	await expect(page.getByRole('dialog', { name: words.ledger })).toBeVisible();
	const said = await saidOn(page);
	await page.keyboard.press('Escape');
	return said;
}

async function enterInGerman(page: Page): Promise<void> {
	await open(page, '/new/');
	await page.getByText(german.printed('base-c1'), { exact: true }).tap();
	for (const [seat, name] of NAMES.entries())
		await page.getByLabel(german.nameOf(seat + 1)).fill(name);
	await page.getByRole('button', { name: german.startWith(NAMES.length) }).tap();
	await atTable(page);
	const finger = new Finger(page);
	for (let index = 0; index < TURNS; index++) {
		const turn = turnOf(game, index);
		if (await layOut(finger, turn)) await commit(finger, turn);
	}
}

/** Copies the link of the game, and saves its file. */
async function shareInGerman(page: Page) {
	await page.getByRole('button', { name: germanTable.menu, exact: true }).tap();
	await page.getByRole('button', { name: germanShare.open, exact: true }).tap();
	await page.getByRole('button', { name: germanShare.copy, exact: true }).first().tap();
	await expect(page.getByText(germanShare.copied)).toBeVisible();
	const download = page.waitForEvent('download');
	await page.getByRole('button', { name: germanShare.file, exact: true }).tap();
	const file = await readFile(await (await download).path());
	return { link: await page.evaluate(() => navigator.clipboard.readText()), file };
}

test('a game entered in German opens in French from its link and its file: the same board, and no German word', async ({
	page,
	browser,
	server
}) => {
	// Without a share sheet the link is copied.
	await page.addInitScript(() => Object.assign(navigator, { share: undefined }));
	await enterInGerman(page);
	const board = await boardOn(page);
	expect(board.points).toEqual(['4', '0']);
	const saidInGerman = new Set(await ledgerOn(page, germanTable));
	const { link, file } = await shareInGerman(page);

	const openings = [
		(other: Page) => open(other, link),
		async (other: Page) => {
			await open(other, '/open/');
			await other.locator('input[type=file]').setInputFiles(asFile(file));
		}
	];
	for (const opening of openings) {
		const context = await browser.newContext({ ...FRENCH_PHONE, baseURL: server.url });
		const other = await context.newPage();
		await opening(other);
		await other.getByRole('button', { name: french.keep('stored') }).tap();
		// What is shown before it is kept is a table, too.
		await expect(other).toHaveURL(/[?&]id=/);
		await atTable(other);
		const said = await ledgerOn(other, frenchTable);
		expect(said).toContain(frenchTable.ledger);
		expect(said.filter((text) => saidInGerman.has(text))).toEqual([]);
		expect(await boardOn(other)).toEqual(board);
		await context.close();
	}
});
