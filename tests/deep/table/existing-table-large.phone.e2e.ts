import type { Locator } from '@playwright/test';
import { words as homeWords } from '../../../src/lib/words/en/home';
import { existingTableWords } from '../../../src/lib/words/en/existing-table';
import { setupWords } from '../../../src/lib/words/en/setup';
import { open } from '../../e2e/support/app';
import { expect, test } from '../../e2e/support/test';
import { put } from '../../e2e/table/support/existing-table';
import { Finger } from '../../e2e/table/support/finger';
import { expectInSight, showOn, type Screen } from '../../e2e/table/support/large-text';
import { atTable, choose } from '../../e2e/table/support/setup';

const SCREENS: readonly Screen[] = [
	[360, 640, '100%'],
	[390, 844, '100%'],
	[360, 640, '200%'],
	[390, 844, '200%'],
	[844, 390, '200%']
];

test('the next step of entering a table never leaves the screen, and the Gingerbread Man is brown', async ({
	page
}) => {
	await open(page);
	const finger = new Finger(page);
	await finger.press(homeWords.home.existingTable);
	await finger.tap('other', page.getByText(setupWords.printed('base-c1'), { exact: true }));
	await finger.tap('other', page.locator('.expansions > summary'));
	for (const expansion of ['abbey-and-mayor', 'gingerbread']) await choose(finger, expansion);
	await finger.press(setupWords.build);
	await atTable(page);

	/** Expects a button wholly on every screen, and under the finger. */
	async function staysInSight(name: string): Promise<void> {
		const button = page.getByRole('button', { name, exact: true });
		for (const screen of SCREENS) {
			await showOn(page, screen);
			await expectInSight(button, screen);
		}
		await showOn(page, [390, 844, '100%']);
	}

	await put(finger, 'base-D', { x: 0, y: 0 });
	const slots = page.locator('[data-kind]');
	await expect(slots).toHaveCount(5);
	await expect(slots.filter({ hasText: '0' })).toHaveCount(0);
	const man = page.locator('[data-kind="gingerbread-man"]');
	await finger.tap('figure', man);
	await expectBrown(man);
	const place = page.locator('.close-up [data-segment]');
	await expectBrown(place);
	await finger.tap('figure', place);
	await expect(place).toHaveAttribute('aria-pressed', 'true');
	await expectBrown(place);

	await staysInSight(existingTableWords.next);
	await finger.press(existingTableWords.next);
	// No city here, but the Gingerbread Man keeps his slot.
	await put(finger, 'base-B', { x: 0, y: 1 });
	await expect(slots).toHaveCount(5);
	await expect(man).toBeDisabled();
	await finger.press(existingTableWords.next);
	await staysInSight(existingTableWords.complete);
	await finger.press(existingTableWords.complete);
	await staysInSight(existingTableWords.playOn);
});

const expectBrown = (where: Locator): Promise<void> =>
	expect(where.locator('.body')).toHaveAttribute('fill', 'var(--player-nobody)');
