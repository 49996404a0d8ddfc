import { chromium, type Page } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { chromiumLaunch } from '../run/browsers';
import { isSmall, smallPng, type Pixels } from './palette';

/* Redraws the baselines that have changed, shrinks them, and notes which browser drew them. */

const folder = 'tests/e2e/look/baselines';

async function pixelsOf(page: Page, png: Buffer): Promise<Pixels> {
	const [width, height, data] = await page.evaluate(async (text) => {
		const bytes = Uint8Array.from(atob(text), (byte) => byte.charCodeAt(0));
		const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
		const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
		if (!context) throw new Error('There is nothing to draw on.');
		context.drawImage(bitmap, 0, 0);
		const image = context.getImageData(0, 0, bitmap.width, bitmap.height);
		const parts = Array.from({ length: bitmap.height }, (_, row) =>
			String.fromCharCode(
				...image.data.subarray(4 * row * bitmap.width, 4 * (row + 1) * bitmap.width)
			)
		);
		return [bitmap.width, bitmap.height, btoa(parts.join(''))] as const;
	}, png.toString('base64'));
	return { width, height, data: Buffer.from(data, 'base64') };
}

// Only those that changed, unless all are asked for.
const mode = process.argv.includes('--all') ? 'all' : 'changed';
const { status } = spawnSync(
	'playwright',
	['test', '--config', 'tests/e2e/playwright.config.ts', 'e2e/look/', `--update-snapshots=${mode}`],
	{ stdio: 'inherit' }
);
const browser = await chromium.launch(chromiumLaunch());
const page = await browser.newPage();
for (const name of readdirSync(folder).filter((file) => file.endsWith('.png'))) {
	const png = readFileSync(`${folder}/${name}`);
	if (!isSmall(png)) writeFileSync(`${folder}/${name}`, smallPng(await pixelsOf(page, png)));
}
const [major = ''] = browser.version().split('.');
writeFileSync(`${folder}/chromium.txt`, `${major}\n`);
await browser.close();
process.exitCode = status ?? 1;
