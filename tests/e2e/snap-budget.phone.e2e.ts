import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { existingTableWords } from '../../src/lib/words/en/existing-table';
import { snapWords } from '../../src/lib/words/en/snap';
import { expect, test } from './support/test';
import { Finger } from './table/support/finger';
import { choosePhoto, openWay, simulatedPhoto } from './table/support/snap';

/** Bytes of the network's weights, and of all that is loaded to read a photo. */
const BUDGET = { weights: 400_000, all: 600_000 } as const;

test('what reads a photo is loaded when it is asked for, within its budget', async ({ page }) => {
	const sizes = new Map<string, number>();
	page.context().on('response', (response) => {
		if (!response.url().startsWith('http')) return;
		void response.body().then(
			(body) => sizes.set(response.url(), body.length),
			() => undefined
		);
	});
	const finger = new Finger(page);
	await openWay(finger, simulatedPhoto('begun'));
	const isWeights = (url: string) => url.endsWith('.bin');
	expect([...sizes.keys()].filter(isWeights)).toEqual([]);
	await page.waitForLoadState('networkidle');
	await page.reload();
	sizes.clear();
	await page.getByRole('button', { name: existingTableWords.fromPhoto }).waitFor();
	await page.waitForLoadState('networkidle');
	const table = new Set(sizes.keys());
	await finger.press(existingTableWords.fromPhoto);
	await choosePhoto(page, simulatedPhoto('begun').path);
	await page.getByRole('button', { name: snapWords.read }).click();
	await page.locator('[data-cell], [role=alert]').first().waitFor({ timeout: 90_000 });
	const loaded = [...sizes].filter(([url]) => !table.has(url));
	const list = loaded.map(([url, size]) => `${url} ${String(size)}`).join('\n');
	const weights = loaded.filter(([url]) => isWeights(url)).reduce((sum, [, size]) => sum + size, 0);
	const all = loaded.reduce((sum, [, size]) => sum + size, 0);
	console.log(`From a photo: ${String(all)} bytes, of them ${String(weights)} of weights.`);
	expect(weights, list).toBeGreaterThan(50_000);
	expect(weights, list).toBeLessThanOrEqual(BUDGET.weights);
	expect(all, list).toBeLessThanOrEqual(BUDGET.all);
});

test('the weights are kept from the start, so that a photo is read without a network', () => {
	const worker = ['build/sw.js', 'build/service-worker.js'].find((path) => existsSync(path)) ?? '';
	const files = readdirSync('build/_app', { recursive: true, encoding: 'utf8' });
	const weights = files.filter((path) => path.endsWith('.bin'));
	expect(weights).toHaveLength(1);
	for (const path of weights) expect(readFileSync(worker, 'utf8')).toContain(join('_app', path));
});
