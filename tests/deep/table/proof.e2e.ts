import type { Page } from '@playwright/test';
import { replayRecord } from '../../../src/lib/record';
import { contractWords } from '../../../src/lib/words/en/contract';
import { proofWords } from '../../../src/lib/words/en/proof';
import { resultWords } from '../../../src/lib/words/en/result';
import { scoringWords } from '../../../src/lib/words/en/scoring';
import { words } from '../../../src/lib/words/en/table';
import { expectAccessible } from '../../e2e/support/axe';
import { expect, test } from '../../e2e/support/test';
import { Finger } from '../../e2e/table/support/finger';
import { recorded, recordOf } from '../../e2e/table/support/games';
import { tapPlace } from '../../e2e/table/support/places';
import { bringRecord } from '../../e2e/table/support/setup';

/** Three players; nobody has won the fields yet. */
const record = recordOf(recorded('winter', 'winter-117'), 60, 'winter-117-60');
const { game } = replayRecord(record);
const ROAD = { x: 3, y: -1, segment: 0 };
const CITY = { x: 2, y: 3, segment: 0 };
/** Completed with tile 16, for 6 points. */
const PAID = { x: 0, y: 0, segment: 1 };
/** Chloé’s, south of the long road, and what lies north of it. */
const FARM = { x: 0, y: 0, segment: 3 };
const NORTH = { x: 0, y: 0, segment: 2 };
/** The same farm, three tiles to the west. */
const WEST = { x: -3, y: 1, segment: 2 };

const card = (page: Page, name: string) => page.getByRole('region', { name }).first();
const signs = (page: Page, sign: string) => page.locator(`[data-${sign}]`);

/** Expects these numbers on the tiles and pennants that count. */
const expectShares = (page: Page, ...shares: readonly number[]) =>
	expect(signs(page, 'share')).toHaveText(shares.map(String));

test('a tap shows the proof of a road, a city or a farm, and why two fields are one or two', async ({
	page,
	isMobile
}) => {
	await bringRecord(page, record);
	const finger = new Finger(page, isMobile);
	// The view jumps at once, so that taps don't hit a moving board.
	await page.emulateMedia({ reducedMotion: 'reduce' });
	const close = async () => {
		await finger.press(words.common.close);
		await expect(signs(page, 'highlight')).toHaveCount(0);
	};

	await tapPlace(finger, game, ROAD);
	await expect(card(page, 'road')).toContainText('Ada 3');
	await expectShares(page, 1, 1, 1);
	await expect(card(page, 'road')).toContainText('END-2 · page, end');
	await expect(signs(page, 'open="side"')).toHaveCount(2);
	await close();

	await tapPlace(finger, game, CITY);
	await expect(card(page, 'city')).toContainText('4 tiles × 1 + 1 pennant × 1 = 5');
	await expect(card(page, 'city')).toContainText('4 tiles × 2 + 1 pennant × 2 = 10');
	await expect(signs(page, 'counted')).toHaveCount(4);
	await expect(signs(page, 'pennant')).toHaveCount(1);
	await expectShares(page, 1, 1, 1, 1, 1);
	await expectAccessible(page, 'a city explained');
	await finger.press(/^If it were completed now/);
	await expect(card(page, 'city')).toContainText('CITY-2 · page, 3; book, 3');
	await expectShares(page, 2, 2, 2, 2, 2);
	await close();

	await tapPlace(finger, game, FARM);
	await expect(card(page, 'field')).toContainText(proofWords.farmMajority(['Chloé']));
	await expect(signs(page, 'number')).toHaveCount(2);
	await expect(signs(page, 'idle')).toHaveCount(6);
	await expectAccessible(page, 'a farm explained');
	await finger.press(/^City e, .*: a road between$/);
	await expect(signs(page, 'across="1"')).toBeVisible();
	await expect(signs(page, 'idle')).toHaveText('e');

	await finger.press(proofWords.compare);
	await expect(signs(page, 'end')).toHaveText(['A']);
	await tapPlace(finger, game, NORTH);
	const compared = card(page, proofWords.compareTitle);
	await expect(compared).toContainText(proofWords.fields({ kind: 'separated', between: ['road'] }));
	await expect(signs(page, 'end')).toHaveText(['A', 'B']);
	await expect(signs(page, 'across="1"')).toBeVisible();

	await finger.press(proofWords.compareAgain);
	await expect(signs(page, 'end')).toHaveText(['A']);
	await tapPlace(finger, game, WEST);
	await expect(compared).toContainText(proofWords.fields({ kind: 'one', between: [] }));
	await expect(signs(page, 'path')).toBeVisible();
	await expect(signs(page, 'across')).toHaveCount(0);
	await close();
});

test('what a road paid is written on its tiles, beside the card, and leads to the turn that paid it', async ({
	page,
	isMobile
}) => {
	await bringRecord(page, record);
	const finger = new Finger(page, isMobile);
	await page.emulateMedia({ reducedMotion: 'reduce' });
	for (const size of isMobile ? SMALL : [undefined]) {
		if (size) await page.setViewportSize(size);
		await tapPlace(finger, game, PAID);
		const road = card(page, 'road');
		await expect(road).toContainText('Ada 6');
		await expectShares(page, 1, 1, 1, 1, 1, 1);
		const { y = 0 } = (await road.boundingBox()) ?? {};
		for (const counted of await signs(page, 'counted').all()) {
			const box = await counted.boundingBox();
			expect(box && box.y + box.height).toBeLessThan(y);
			expect(box?.x).toBeGreaterThan(0);
		}
		await finger.press(words.common.close);
	}

	await tapPlace(finger, game, PAID);
	await finger.press(proofWords.seeTurn(16));
	await expect(page).toHaveURL(/[?&]moment=\d+/);
	await expect(page.getByText(/^Tile 16 of 84/).first()).toBeVisible();
	await expectShares(page, 1, 1, 1, 1, 1, 1);
	await tapPlace(finger, game, PAID);
	await expect(card(page, 'road')).toContainText('Ada 6');
	await expect(page.getByRole('button', { name: proofWords.seeTurn(16) })).toHaveCount(0);
	await page.goBack();
	await expect(page).not.toHaveURL(/moment/);
	await expect(signs(page, 'highlight')).toHaveCount(0);
});

/** Windows of phones in which the card must leave the feature in sight. */
const SMALL = [
	{ width: 390, height: 844 },
	{ width: 360, height: 640 }
];

test('referee mode hides who owns a farm until the end, and the result names the mode', async ({
	page,
	isMobile
}) => {
	// Taps must wait until the board stands still.
	await page.emulateMedia({ reducedMotion: 'reduce' });
	const rulings = { ...record.header.rulings, aids: 'referee' };
	await bringRecord(page, { ...record, header: { ...record.header, rulings } });
	const finger = new Finger(page, isMobile);
	const owner = proofWords.farmMajority(['Chloé']);

	await tapPlace(finger, game, FARM);
	await expect(card(page, 'field')).toBeVisible();
	await expect(card(page, 'field')).not.toContainText(owner);
	await expect(card(page, 'field')).not.toContainText(proofWords.ifEndedNow);
	await finger.press(words.common.close);

	await tapPlace(finger, game, CITY);
	await expect(card(page, 'city')).toContainText('Ada 1 knight');
	await expect(card(page, 'city')).toContainText(scoringWords.hiddenByReferee);
	await expect(signs(page, 'counted')).toHaveCount(4);
	await expect(signs(page, 'share')).toHaveCount(0);
	await finger.press(words.common.close);
	await tapPlace(finger, game, PAID);
	await expect(card(page, 'road')).toContainText('Ada 6');
	await finger.press(words.common.close);

	await finger.press(words.table.menu);
	await finger.press(words.table.endNow);
	await finger.press(resultWords.scoreAll);
	await expect(page.getByText(resultWords.balanced)).toBeVisible();
	await tapPlace(finger, game, FARM);
	await expect(card(page, 'field')).toContainText(owner);
	await finger.press(words.common.close);
	await finger.press(resultWords.closeGame);
	await expect(page.getByText(contractWords.resultSummary([], 'referee'))).toBeVisible();
});
