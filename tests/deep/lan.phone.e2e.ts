import { chromium, type Browser } from '@playwright/test';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setupWords } from '../../src/lib/words/en/setup';
import { chromiumLaunch, screens } from '../tools/run/browsers';
import { privateAddresses } from '../../src/serve/lan/addresses';
import { trustFor, type Trust } from '../../src/serve/lan/kept';
import { shareAt, type Shared } from '../../src/serve/lan/share';
import { open, ready, serviceWorkerReady } from '../e2e/support/app';
import { expect, test } from '../e2e/support/test';
import { atTable } from '../e2e/table/support/setup';

/** On a machine in no local network its own address will do: what is tried is the certificate. */
const [address = '127.0.0.1'] = privateAddresses();

let folder: string;
let trust: Trust;
let shared: Shared;

test.beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'lan-'));
	trust = await trustFor([address], folder);
	shared = await shareAt(address, trust);
});

test.afterEach(async () => {
	await shared.close();
	await rm(folder, { recursive: true });
});

/** A Chromium that trusts the server, as a phone does after the authority's certificate was installed. */
function trusting({ server }: Trust): Promise<Browser> {
	const { publicKey } = new X509Certificate(server.certificate);
	const key = publicKey.export({ type: 'spki', format: 'der' });
	const hash = createHash('sha256').update(key).digest('base64');
	const launch = chromiumLaunch();
	const trusted = `--ignore-certificate-errors-spki-list=${hash}`;
	return chromium.launch({ ...launch, args: [...launch.args, trusted] });
}

test('a phone that trusts the authority keeps the app, and plays on when the computer is off', async () => {
	const browser = await trusting(trust);
	const context = await browser.newContext({ ...screens.phone, serviceWorkers: 'allow' });
	const page = await context.newPage();
	await open(page, shared.app);
	await serviceWorkerReady(page);
	await shared.close();
	await page.goto(`${shared.app}new/`);
	await ready(page);
	await page.getByRole('button', { name: setupWords.startWith(2) }).tap();
	await atTable(page);
	await browser.close();
});

test('a phone that does not trust it warns, and then plays without keeping the app', async ({
	browser
}) => {
	const context = await browser.newContext({
		...screens.phone,
		ignoreHTTPSErrors: true,
		serviceWorkers: 'allow'
	});
	const page = await context.newPage();
	await open(page, `${shared.app}new/`);
	await page.getByRole('button', { name: setupWords.startWith(2) }).tap();
	await atTable(page);
	const refused = page.evaluate(() => navigator.serviceWorker.register('/sw.js'));
	await expect(refused).rejects.toThrow('SSL certificate error');
	await context.close();
});
