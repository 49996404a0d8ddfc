import type { Page } from '@playwright/test';
import { FRAME_DATABASE } from '../../../src/lib/store/last-frame';
import { words as home } from '../../../src/lib/words/en/home';
import { troubleWords } from '../../../src/lib/words/en/troubles';
import { open } from '../../e2e/support/app';
import { expect, test } from '../../e2e/support/test';
import { watch } from '../../e2e/support/watch';
import {
	changeRow,
	chooseLook,
	expectFrameFirst,
	FRAME,
	frameLookedFor,
	framedGame,
	FRAMED,
	frames,
	holdScripts,
	keepFrame,
	start
} from '../../e2e/table/support/last-frame';
import { atTable, bringIn } from '../../e2e/table/support/setup';

const { id: ID, turns: TURNS, game } = FRAMED;

const entries = { database: 'tilekeep', store: 'entries' };
const games = { database: 'tilekeep', store: 'games', key: ID };

const forgetLook = (page: Page) =>
	page.evaluate(() => {
		localStorage.clear();
	});

for (const [width, height, colorScheme, look = {}] of [
	[360, 640, 'dark'],
	[844, 390, 'light'],
	[1280, 800, 'dark'],
	[390, 844, 'light', { scheme: 'dark', season: 'summer', scores: 'largest', clock: 'on' }]
] as const)
	test(`a restart shows the table as it was before any script is there, and then the same table, at ${String(width)} × ${String(height)}, ${colorScheme}, ${Object.values(look).join(' and ') || 'as usual'}`, async ({
		page,
		server
	}) => {
		await page.setViewportSize({ width, height });
		await page.emulateMedia({ colorScheme });
		await open(page);
		await chooseLook(page, look);
		await expectFrameFirst(page, server.url);
	});

/** Changes of a game after which the frame is another's. */
const CHANGES = {
	'there is an entry less': { ...entries, key: [ID, TURNS - 1] },
	'there is an entry more': {
		...entries,
		key: [ID, TURNS],
		fields: { game: ID, seq: TURNS, entry: {} }
	},
	'the last entry is another': { ...entries, key: [ID, TURNS - 1], fields: { entry: {} } },
	'the turn being entered is another': { ...games, fields: { draft: { spot: { x: 9, y: 9 } } } },
	'the game is deleted': { ...games, fields: { removed: 1 } }
} as const;

for (const [what, fields] of [
	['another build', { build: '0' }],
	['another game', { game: '0' }]
] as const)
	test(`no frame is shown when it is of ${what}`, async ({ page }) => {
		await keepFrame(page);
		await changeRow(page, { ...frames, fields });
		await start(page);
		// Asked once: after ten seconds any frame is gone.
		expect(await page.locator(FRAME).count()).toBe(0);
	});

type Step = (page: Page) => Promise<unknown>;
const unsaved = `tilekeep:unsaved:${ID}`;

/** What a page looks like, and how it was before: the stored frame stays. */
const LOOKS: Readonly<Record<string, readonly [change: Step, back: Step]>> = {
	'a part of the game is unsaved': [
		(page) =>
			page.evaluate((key) => {
				sessionStorage.setItem(key, '{}');
			}, unsaved),
		(page) =>
			page.evaluate((key) => {
				sessionStorage.removeItem(key);
			}, unsaved)
	],
	'the screen is turned': [
		(page) => page.setViewportSize({ width: 844, height: 390 }),
		(page) => page.setViewportSize({ width: 390, height: 844 })
	],
	'it is dark': [
		(page) => page.emulateMedia({ colorScheme: 'dark' }),
		(page) => page.emulateMedia({ colorScheme: 'light' })
	],
	'dark was chosen': [(page) => chooseLook(page, { scheme: 'dark' }), forgetLook],
	'another land was chosen': [(page) => chooseLook(page, { season: 'summer' }), forgetLook],
	'the clock was switched on': [(page) => chooseLook(page, { clock: 'on' }), forgetLook],
	'larger scores were chosen': [(page) => chooseLook(page, { scores: 'large' }), forgetLook]
};

/** How many frames a start shows while the app's scripts are held: they would store another. */
async function framesShown(page: Page): Promise<number> {
	await page.goto(`/game/?id=${ID}`, { waitUntil: 'commit' });
	await frameLookedFor(page);
	return page.locator(FRAME).count();
}

test('no frame is shown when what is stored is another, and one again when it is as before', async ({
	page
}) => {
	await keepFrame(page);
	await holdScripts(page);
	for (const [what, change] of Object.entries(CHANGES)) {
		const before = await changeRow(page, change);
		expect(await framesShown(page), what).toBe(0);
		await changeRow(page, { ...change, fields: before, whole: true });
		expect(await framesShown(page), `no longer: ${what}`).toBe(1);
	}
});

test('no frame is shown when the page will look otherwise, and one again when it looks as before', async ({
	page
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.emulateMedia({ colorScheme: 'light' });
	await keepFrame(page);
	await holdScripts(page);
	for (const [what, [change, back]] of Object.entries(LOOKS)) {
		await change(page);
		expect(await framesShown(page), what).toBe(0);
		await back(page);
		expect(await framesShown(page), `no longer: ${what}`).toBe(1);
	}
});

test('a browser that refuses the database of frames opens games without them', async ({
	page,
	server
}) => {
	const seen = await watch(page, server.url);
	await page.addInitScript((name) => {
		const open = Object.getOwnPropertyDescriptor(IDBFactory.prototype, 'open')?.value as (
			...what: unknown[]
		) => IDBOpenDBRequest;
		IDBFactory.prototype.open = function (...what) {
			if (what[0] === name) Object.assign(window, { refused: true });
			if (what[0] === name) throw new DOMException('Refused.', 'SecurityError');
			return open.apply(this, what);
		};
	}, FRAME_DATABASE.name);
	await bringIn(page, game, TURNS);
	await expect.poll(() => page.evaluate(() => 'refused' in window)).toBe(true);
	await page.reload();
	await atTable(page);
	expect(seen).toEqual([]);
});

test('a frame goes when the game cannot be opened, so that the reason is seen', async ({
	page
}) => {
	await keepFrame(page);
	const release = await start(page);
	await expect(page.locator(FRAME)).toBeVisible();
	await changeRow(page, { ...games, fields: { header: {} } });
	release();
	await expect(page.getByText(troubleWords.failed)).toBeVisible();
	await expect(page.locator(FRAME)).toHaveCount(0);
});

test('a deleted game leaves no frame', async ({ page }) => {
	await keepFrame(page);
	await open(page);
	await page.getByRole('button', { name: home.home.tools }).first().click();
	await page.getByRole('button', { name: home.home.remove, exact: true }).click();
	await expect.poll(() => framedGame(page)).toBeUndefined();
});
