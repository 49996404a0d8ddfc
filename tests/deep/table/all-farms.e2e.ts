import type { Page } from '@playwright/test';
import { replayRecord } from '../../../src/lib/record';
import { words } from '../../../src/lib/words/en/table';
import { expectAccessible } from '../../e2e/support/axe';
import { expect, test } from '../../e2e/support/test';
import { Finger } from '../../e2e/table/support/finger';
import { recorded, recordOf } from '../../e2e/table/support/games';
import { tapPlace } from '../../e2e/table/support/places';
import { bringRecord } from '../../e2e/table/support/setup';

const record = recordOf(recorded('winter', 'winter-117'), 70, 'winter-117-70');
const { game } = replayRecord(record);
/** Chloé’s, south of the long road. */
const FARM = { x: 0, y: 0, segment: 3 };

const toggle = (page: Page) => page.getByRole('button', { name: words.farms.show });
const list = (page: Page) => page.getByRole('list', { name: words.farms.list });

test('one toggle shows who holds each field, and what it is worth; a tap still explains one', async ({
	page,
	isMobile
}) => {
	await bringRecord(page, record);
	const finger = new Finger(page, isMobile);
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false');
	const { width, height } = (await toggle(page).boundingBox()) ?? { width: 0, height: 0 };
	expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
	await expect(page.locator('[data-farms]')).toHaveCount(0);

	await finger.press(words.farms.show);
	await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true');
	await expect(page.locator('[data-farm="nobody"]')).toHaveCount(8);
	await expect(page.locator('[data-farm="green"]')).toHaveCount(2);
	await expect(page.locator('[data-farm="red-green"]')).toHaveCount(2);
	await expect(page.locator('[data-farm-label]')).toHaveCount(6);
	await expect(list(page).getByText(words.farms.nobodys(8))).toBeAttached();
	await expect(
		list(page).getByText(
			words.farms.farm({ ...FARM, segment: 0 }, 1, [{ name: 'Chloé', points: 9 }])
		)
	).toBeAttached();
	await expectAccessible(page, 'all farms');

	await tapPlace(finger, game, FARM);
	await expect(page.getByRole('region', { name: 'field' }).first()).toContainText('Chloé');
	await expect(page.locator('[data-farms]')).toHaveCount(0);
	await finger.press(words.common.close);
	await expect(page.locator('[data-farms]')).toBeAttached();

	// The label of the shared farm, whatever it lies over.
	const label = page.locator('[data-farm-label]:has(> g:nth-of-type(2))').first();
	await finger.tap('other', label);
	await expect(page.getByRole('region', { name: 'field' }).first()).toContainText('Ada');
	await finger.press(words.common.close);

	await finger.press(words.table.lookBack);
	await expect(page.locator('[data-farm-label]')).toHaveCount(6);
	await finger.press(words.farms.show);
	await expect(page.locator('[data-farms]')).toHaveCount(0);
	await expect(list(page)).toHaveCount(0);
});
