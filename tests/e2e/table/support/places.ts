import { expect } from '@playwright/test';
import { UNIT } from '../../../../src/lib/drawing/geometry/point';
import { standingPoint } from '../../../../src/lib/drawing/tile/hit-test';
import { tileAt } from '../../../../src/lib/engine/board';
import type { Game } from '../../../../src/lib/engine/game';
import type { Place } from '../../../../src/lib/engine/spot';
import { nextFrames } from '../../support/frames';
import type { Finger } from './finger';

/** Taps a segment on the board, where its figure would stand, as soon as the view stands still. */
export async function tapPlace(finger: Finger, game: Game, place: Place): Promise<void> {
	const tile = tileAt(game.board, place);
	if (!tile) throw new Error('No tile lies there.');
	const stand = standingPoint(tile.type, tile.rotation, place.segment);
	// The box of what is drawn is the start tile's.
	const start = await still(finger);
	await finger.tapAt('other', {
		x: start.x + (place.x + stand.x / UNIT) * start.width,
		y: start.y + (place.y + stand.y / UNIT) * start.height
	});
}

/** How often in a row the view must be where it was, to stand still: a part of the page that comes late moves it once more. */
const STILL = 3;

async function still({ page }: Finger) {
	const board = page.locator('.frame .table > svg').first();
	// The effect of an earlier tap shows in the next frame, and moves the view in the one after.
	await nextFrames(page);
	let box = await board.boundingBox();
	let same = 0;
	await expect
		.poll(
			async () => {
				const before = JSON.stringify(box);
				box = await board.boundingBox();
				return (same = JSON.stringify(box) === before ? same + 1 : 0);
			},
			{ intervals: [100] }
		)
		.toBeGreaterThanOrEqual(STILL);
	if (!box) throw new Error('The board is not on the screen.');
	return box;
}
