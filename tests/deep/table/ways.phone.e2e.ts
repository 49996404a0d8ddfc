import { words } from '../../../src/lib/words/en/table';
import { expect, test } from '../../e2e/support/test';
import { Finger } from '../../e2e/table/support/finger';
import { recorded, turnOf } from '../../e2e/table/support/games';
import { bringIn } from '../../e2e/table/support/setup';
import {
	ghost,
	paletteTile,
	rotationSeen,
	tapSpot,
	tapTile,
	tapWay
} from '../../e2e/table/support/turns';

const winter = recorded('winter', 'winter-117');
/** The tile of this turn fits its spot in three ways. */
const THREE = 19;

test.use({ viewport: { width: 360, height: 640 } });

test('all ways in which a tile fits are buttons with pictures; a tap on the tile turns it too', async ({
	page
}) => {
	await bringIn(page, winter, THREE);
	const finger = new Finger(page);
	const turn = turnOf(winter, THREE);
	await tapTile(finger, turn.tile);
	await tapSpot(finger, turn);
	const ways = page.getByRole('group', { name: words.table.ways }).getByRole('button');
	await expect(ways).toHaveCount(3);
	const names = await ways.evaluateAll((all) => all.map((one) => one.ariaLabel));
	expect(new Set(names).size).toBe(3);
	for (const way of await ways.all()) {
		const box = await way.boundingBox();
		expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
	}
	const pressed = page.locator('[data-way][aria-pressed="true"]');
	await expect(pressed).toHaveAttribute('data-way', String(await rotationSeen(finger)));

	const other = page.locator('[data-way][aria-pressed="false"]').last();
	const attribute = await other.getAttribute('data-way');
	const rotation = ([0, 1, 2, 3] as const).find((each) => String(each) === attribute);
	if (rotation === undefined) throw new Error('The button names no rotation.');
	await tapWay(finger, rotation);
	await expect(pressed).toHaveAttribute('data-way', String(rotation));

	await finger.tap('turn', ghost(finger));
	await expect.poll(() => rotationSeen(finger)).not.toBe(rotation);
	await expect(pressed).toHaveAttribute('data-way', String(await rotationSeen(finger)));
	const nobody = page.getByRole('button', { name: words.table.layAloneLabel, exact: true });
	await expect(nobody).toBeInViewport({ ratio: 1 });
});

test('a tile that fits only one spot lies there at once, and goes back alone', async ({ page }) => {
	await bringIn(page, recorded('base', 'base-141'), 0);
	const finger = new Finger(page);
	// A monastery in a field: south of the start tile.
	await tapTile(finger, 'base-B');
	await expect(ghost(finger)).toHaveAttribute('data-ghost', '0,1');
	await finger.press(words.table.otherTile);
	await expect(paletteTile(finger, 'base-B')).toHaveAttribute('aria-pressed', 'false');
	await expect(page.locator('[data-spot].picked')).toHaveCount(0);
});
