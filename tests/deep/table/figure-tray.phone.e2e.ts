import type { Locator } from '@playwright/test';
import { words } from '../../../src/lib/words/en/table';
import { expectAccessible } from '../../e2e/support/axe';
import { expect, test } from '../../e2e/support/test';
import { twoCorners } from '../../e2e/table/support/cuts';
import { Finger } from '../../e2e/table/support/finger';
import { bringRecord } from '../../e2e/table/support/setup';
import { confirm, paletteTile, tapSegment, tapSpot } from '../../e2e/table/support/turns';

const { table } = words;
const KINDS = ['follower', 'mayor', 'wagon', 'barn'] as const;

/** Where each kind has its slot, from left to right. */
const slotsIn = (tray: Locator) =>
	tray.locator('[data-kind]').evaluateAll((slots) =>
		slots.map((slot) => {
			const { x, y, width } = slot.getBoundingClientRect();
			return [slot.getAttribute('data-kind'), x, y, width] as const;
		})
	);

test('every kind of figure keeps its slot; one that is used up is dimmed, and can’t be chosen', async ({
	page
}) => {
	await bringRecord(page, twoCorners());
	const finger = new Finger(page);
	const tray = page.getByRole('group', { name: table.figureKinds });
	const slot = (kind: (typeof KINDS)[number], left = 1, fits = true) =>
		tray.getByRole('button', { name: table.figureSlot({ kind, left, fits }), exact: true });
	const layCap = async (x: number, y: number) => {
		await finger.tap('tile', paletteTile(finger, 'base-E'));
		await tapSpot(finger, { x, y });
		await tray.waitFor();
	};

	// Ben has one mayor, and puts it into the city.
	await layCap(-2, 1);
	const before = await slotsIn(tray);
	expect(before.map(([kind]) => kind)).toEqual(KINDS);
	await expect(slot('mayor')).toBeEnabled();
	await expect(slot('barn', 1, false)).toBeDisabled();
	await expect(tray).toHaveText('');
	await finger.tap('figure', slot('mayor'));
	await expect(slot('mayor')).toHaveAttribute('aria-pressed', 'true');
	await tapSegment(finger, 0);

	// Ada still has hers.
	await layCap(2, 1);
	await expect(slot('mayor')).toBeEnabled();
	await confirm(finger);

	await layCap(-3, 1);
	expect(await slotsIn(tray)).toEqual(before);
	const empty = slot('mayor', 0);
	await expect(empty).toBeDisabled();
	await expect(empty).toHaveText('0');
	await expect(empty.locator('svg')).not.toHaveCSS('opacity', '1');
	await finger.tapThere('figure', empty);
	await expect(empty).toHaveAttribute('aria-pressed', 'false');
	await expect(slot('follower')).toHaveAttribute('aria-pressed', 'true');
	await expectAccessible(page, 'an empty slot');
});
