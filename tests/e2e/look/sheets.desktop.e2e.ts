import { open } from '../support/app';
import { test } from '../support/test';
import { looksAsBefore } from './picture';

/** Every set of designs, every land by day and at dusk, both degrees of detail; not each with each. */
const SHEETS = [
	['base-summer-light-80', 'set=base'],
	['base-winter-dark-40', 'set=base&land=winter&scheme=dark&size=40'],
	['winter-winter-light-80', 'set=winter&land=winter'],
	['gardens-winter-light-40', 'set=gardens&land=winter&size=40'],
	['river-winter-dark-80', 'set=river&land=winter&scheme=dark'],
	['inns-summer-light-40', 'set=inns+and+cathedrals&size=40'],
	['traders-summer-dark-40', 'set=traders+and+builders&scheme=dark&size=40'],
	['abbey-summer-dark-80', 'set=abbey+and+mayor&scheme=dark'],
	['river-2-winter-light-80', 'set=river+2&land=winter'],
	['king-summer-light-80', 'set=king+and+robber'],
	['dragon-summer-light-80', 'set=princess+and+dragon'],
	['tower-winter-dark-40', 'set=tower&land=winter&scheme=dark&size=40'],
	['gingerbread-winter-dark-40', 'set=gingerbread&land=winter&scheme=dark&size=40'],
	['custom-summer-light-40', 'set=custom&size=40']
] as const;

test.use({ reducedMotion: 'reduce' });

for (const [name, query] of SHEETS)
	test(`the contact sheet ${name} equals its baseline`, async ({ page, pages }) => {
		await open(page, `${pages.url}/tiles/?${query}`);
		await looksAsBefore(page, `sheet-${name}`, page.locator('[data-variant]'));
	});

for (const [name, query] of [
	['winter-dark', 'game=winter&land=winter&scheme=dark'],
	['summer-light', 'game=expansions&land=summer']
] as const)
	test(`the whole board ${name} equals its baseline`, async ({ page, pages }) => {
		await open(page, `${pages.url}/boards/?${query}`);
		await looksAsBefore(page, `board-${name}`, page.locator('[data-board]'));
	});
