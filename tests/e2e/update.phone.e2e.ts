import type { Page } from '@playwright/test';
import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAME_LOCK } from '../../src/lib/store/lock';
import { words } from '../../src/lib/words';
import { setupWords as setup } from '../../src/lib/words/en/setup';
import { serve, type Server } from '../../src/serve/serve';
import { open, serviceWorkerReady } from './support/app';
import { expect, test } from './support/test';

test.use({ serviceWorkers: 'allow' });

const { shell } = words;

/** Serves a changed service worker, which the browser takes for a newer version. */
async function release(server: Server, folder: string): Promise<Server> {
	await server.close();
	for (const packed of ['sw.js.gz', 'sw.js.br']) rmSync(join(folder, packed), { force: true });
	appendFileSync(join(folder, 'sw.js'), '\n// newer');
	return serve(folder, { port: Number(new URL(server.url).port) });
}

/** How often the page was loaded since counting began. */
function loads(page: Page): () => number {
	let count = 0;
	page.on('load', () => count++);
	return () => count;
}

/** How many games are open in the windows of a browser. */
const gamesOpen = (page: Page): Promise<number> =>
	page.evaluate(async (lock) => {
		const { held = [] } = await navigator.locks.query();
		return held.filter(({ name }) => name?.startsWith(lock)).length;
	}, GAME_LOCK);

/** True while the newer version waits, and the files of the one that the pages came from are kept. */
const newerWaits = (page: Page): Promise<boolean> =>
	page.evaluate(async () => {
		const registration = await navigator.serviceWorker.getRegistration();
		return Boolean(registration?.waiting);
	});

test('a newer version waits for consent, and for the end of a game in another window', async ({
	context,
	page
}) => {
	const folder = mkdtempSync(join(tmpdir(), 'tilekeep-'));
	cpSync('build', folder, { recursive: true });
	const first = await serve(folder);
	await open(page, first.url);
	await serviceWorkerReady(page);
	const second = await release(first, folder);
	await open(page, second.url);
	const update = page.getByRole('button', { name: shell.updateNow });
	await expect(page.getByText(shell.updateReady)).toBeVisible();

	const table = await context.newPage();
	await open(table, `${second.url}/new/`);
	await table.getByRole('button', { name: setup.startWith(2) }).tap();
	// The form has a main part too: only a table that takes turns has the game open.
	await expect(table.locator('main.table [data-spot]').first()).toBeVisible();
	await expect(table.getByText(shell.updateReady)).toBeHidden();
	const [pageLoads, tableLoads] = [loads(page), loads(table)];
	await update.tap();
	await expect(page.getByText(shell.updateBlocked)).toBeVisible();
	expect([pageLoads(), tableLoads()]).toEqual([0, 0]);
	expect(await newerWaits(page)).toBe(true);

	await table.close();
	await expect.poll(() => gamesOpen(page), 'the closed window lets its game go').toBe(0);
	await update.tap();
	await expect.poll(pageLoads).toBe(1);
	await expect(page.getByText(shell.updateReady)).toBeHidden();
	await second.close();
	rmSync(folder, { recursive: true });
});
