import type { Locator, Page } from '@playwright/test';
import type { GameRecord } from '../../../src/lib/record';
import { settingsWords } from '../../../src/lib/words/en/settings';
import { words } from '../../../src/lib/words/en/table';
import { expectAccessible } from '../../e2e/support/axe';
import { overflowingElements } from '../../e2e/support/look';
import { expect, test } from '../../e2e/support/test';
import { sixPlayers } from '../../e2e/table/support/cuts';
import { Finger } from '../../e2e/table/support/finger';
import { expectInSight, showOn, type Screen } from '../../e2e/table/support/large-text';
import { bringRecord } from '../../e2e/table/support/setup';
import { paletteTile, tapSegment, tapSpot } from '../../e2e/table/support/turns';

const { table } = words;

/** Phones upright: everything is below one another. */
const UPRIGHT: readonly Screen[] = [
	[390, 844, '200%'],
	[360, 640, '200%']
];
const SCREENS: readonly Screen[] = [
	...UPRIGHT,
	[844, 390, '200%'],
	[820, 1180, '200%'],
	[1280, 800, '200%'],
	[390, 844, '100%'],
	[360, 640, '100%'],
	[844, 390, '100%']
];

const laying = (page: Page): Locator => page.locator('.laying');
const button = (page: Page, name: string): Locator =>
	laying(page).getByRole('button', { name, exact: true });

/** Expects elements in sight on all screens, wherever the choice is scrolled to. */
async function expectAlwaysInSight(page: Page, elements: readonly Locator[]): Promise<void> {
	for (const screen of SCREENS) {
		await showOn(page, screen);
		for (const end of [0, 9999]) {
			await laying(page).evaluate(scrollTo, end);
			for (const element of elements) await expectInSight(element, screen);
		}
		expect(await overflowingElements(page), screen.join(' ')).toEqual([]);
	}
	await showOn(page, [390, 844, '100%']);
}

/** Scrolls the choice and its parts. Runs in the page. */
function scrollTo(choice: Element, top: number): void {
	for (const part of [choice, ...choice.querySelectorAll('*')]) part.scrollTop = top;
}

/** A tile of six players with four kinds of figures, about to be laid. */
async function atChoice(page: Page, tile: string, record: GameRecord): Promise<Finger> {
	await bringRecord(page, record);
	const finger = new Finger(page);
	await tapSpot(finger, { x: -2, y: 1 });
	await finger.tap('tile', paletteTile(finger, tile));
	await laying(page).waitFor();
	return finger;
}

test.use({ reducedMotion: 'reduce' });

test('with large text the picture takes the whole width, and Nobody never leaves the screen', async ({
	page
}) => {
	await atChoice(page, 'base-E', sixPlayers());
	await expect(page.locator('.laying [data-kind]')).toHaveCount(4);
	await expectAlwaysInSight(page, [button(page, table.layAloneLabel)]);
	for (const screen of UPRIGHT) {
		await showOn(page, screen);
		await expect
			.poll(() => laying(page).evaluate(showsTile), { message: screen.join(' ') })
			.toBe(true);
		for (const slot of await page.locator('.laying [data-kind]').all())
			await expectInSight(slot, screen);
	}
	await expectAccessible(page, 'the choice of a figure with large text');
});

test('with large text a tile that breaks rules says so in sight, beside the button', async ({
	page
}) => {
	const finger = await atChoice(page, 'base-C', sixPlayers());
	const objections = page.locator('.laying .objection');
	await expect(objections).toHaveCount(1);
	await expectAlwaysInSight(page, [objections, button(page, table.confirmAnyway)]);
	await expectAccessible(page, 'a tile that breaks rules');
	// Nor is it this player's turn.
	await finger.tap('other', page.locator('[data-points]').nth(1));
	await finger.press(table.makeTurn('Ben'));
	await expect(objections).toHaveCount(2);
	for (const screen of UPRIGHT) {
		await showOn(page, screen);
		for (const objection of await objections.all()) await expectInSight(objection, screen);
		await expectInSight(button(page, table.confirmAnyway), screen);
	}
});

test('with large text Done stays in sight too, where turns are confirmed', async ({ page }) => {
	await bringRecord(page, sixPlayers());
	const finger = new Finger(page);
	await finger.press(table.menu);
	await page.getByText(settingsWords.confirmTurns).tap();
	await finger.press(words.common.close);
	await tapSpot(finger, { x: -2, y: 1 });
	await finger.tap('tile', paletteTile(finger, 'base-E'));
	await tapSegment(finger, 0);
	await expectAlwaysInSight(page, [button(page, table.confirm)]);
});

/** True if the picture is square and as wide as the choice, with its tile, two thirds of it, above the button. Runs in the page. */
function showsTile(choice: Element): boolean {
	const [picture, button] = [
		choice.querySelector('.close-up svg')?.getBoundingClientRect(),
		choice.querySelector('.primary')?.getBoundingClientRect()
	];
	if (!picture || !button) return false;
	const { width, height, top } = picture;
	const isWhole = Math.abs(width - choice.clientWidth) < 1 && Math.abs(height - width) < 1;
	return isWhole && top + (5 / 6) * height < button.top;
}
