import { expect, type Locator } from '@playwright/test';
import type { Rotation, Spot } from '../../../../src/lib/engine/spot';
import { tileId, type TileType } from '../../../../src/lib/engine/tile';
import { tileType } from '../../../../src/lib/rules/catalogue';
import { words } from '../../../../src/lib/words/en/table';
import { segmentIn, type RecordedGame, type RecordedTurn } from '../../../tools/games/recorded';
import type { Finger } from './finger';
import { turnOf } from './games';
import { rotationIn, twins } from './twins';

const typeOf = (id: string): TileType => tileType(tileId(id));

/** The tile about to be laid. */
export const ghost = ({ page }: Finger): Locator => page.locator('[data-ghost]');
/** A tile in the palette. */
export const paletteTile = ({ page }: Finger, tile: string): Locator =>
	page.locator(`[data-tile="${tile}"]`);
/** A spot where something may be laid. */
const spotAt = ({ page }: Finger, { x, y }: { x: number; y: number }): Locator =>
	page.locator(`[data-spot="${String(x)},${String(y)}"]`);

/** Taps a tile of the palette, which shows all of them without being moved. */
export async function tapTile(finger: Finger, tile: string): Promise<void> {
	const button = paletteTile(finger, tile);
	await expect(button, `${tile} is in the palette without scrolling`).toBeInViewport();
	await finger.tap('tile', button);
}

/** Taps a spot on the board; one out of view after the button that leads to it. `what` says how the tap counts. */
export async function tapSpot(
	finger: Finger,
	at: { x: number; y: number },
	what: 'spot' | 'other' = 'spot'
): Promise<void> {
	const spot = spotAt(finger, at);
	const direction = await directionOf(finger, spot);
	if (direction) await finger.tap('pan', finger.page.locator(`[data-beyond="${direction}"]`));
	await finger.tap(what, spot);
}

/** Where a spot lies beyond the view once that is at rest; undefined when it is in view. */
async function directionOf(finger: Finger, spot: Locator): Promise<string | undefined> {
	const { page } = finger;
	const board = page.locator('[data-rests]');
	const ways = page.locator('[data-beyond]');
	await spot.waitFor({ state: 'attached' });
	await board.waitFor();
	if ((await ways.count()) === 0) return undefined;
	// The view may move on meanwhile, and bring all spots into sight.
	const foot = await ways
		.first()
		.boundingBox({ timeout: 1000 })
		.catch(() => undefined);
	if (!foot) return directionOf(finger, spot);
	const [seen, box] = [await board.boundingBox(), await spot.boundingBox()];
	if (!seen || !box) throw new Error('The board is not on the screen.');
	const beyond = [
		['left', seen.x - box.x],
		['up', seen.y - box.y],
		['down', box.y + box.height - foot.y],
		['right', box.x + box.width - seen.x - seen.width]
	] as const;
	const [direction, by] = beyond.reduce((a, b) => (b[1] > a[1] ? b : a));
	return by > 1 ? direction : undefined;
}

/** How the tile about to be laid is turned on the screen. */
export async function rotationSeen(finger: Finger): Promise<Rotation> {
	return rotationIn(await ghost(finger).getAttribute('data-rotation'));
}

/** Picks the way in which the tile was laid, or one that looks like it, if it doesn't lie so yet. */
async function turnTile(finger: Finger, { tile, rotation }: RecordedTurn): Promise<void> {
	const isLike = (way: Rotation) => twins(typeOf(tile), rotation, way);
	const seen = await rotationSeen(finger);
	if (isLike(seen)) return;
	const ways = finger.page.locator('.laying [data-way]');
	await ways.first().waitFor();
	const all = await ways.evaluateAll((each) => each.map((one) => one.getAttribute('data-way')));
	const way = all.map(rotationIn).find(isLike);
	if (way === undefined)
		throw new Error(`${tile} cannot be turned to rotation ${String(rotation)}.`);
	await tapWay(finger, way);
}

/** Taps one of the ways in which the tile fits. */
export async function tapWay(finger: Finger, way: Rotation): Promise<void> {
	const button = finger.page.locator(`.laying [data-way="${String(way)}"]`);
	await finger.tap('turn', button);
	await expect(button).toHaveAttribute('aria-pressed', 'true');
	await expect.poll(() => rotationSeen(finger), { intervals: [20] }).toBe(way);
}

/** A place of the close-up, by its segment. */
export const placeOn = ({ page }: Finger, segment: number): Locator =>
	page.locator(`[data-segment="${String(segment)}"]`);

/** Taps a place of the close-up where a figure would stand. */
export const tapSegment = (finger: Finger, segment: number): Promise<void> =>
	finger.tapThere('figure', placeOn(finger, segment).locator('circle').first());

/**
 * Follows a recorded turn up to the tap that ends it, tile first. Returns false when the tap on the spot ended it: nothing
 * was left to choose.
 */
export async function layOut(finger: Finger, turn: RecordedTurn): Promise<boolean> {
	await tapTile(finger, turn.tile);
	await tapSpotOf(finger, turn);
	return finish(finger, turn);
}

/** The same, spot first. */
export async function layOutSpotFirst(finger: Finger, turn: RecordedTurn): Promise<boolean> {
	await tapSpot(finger, turn);
	await tapTile(finger, turn.tile);
	return finish(finger, turn);
}

/** Taps the spot of a chosen tile, if it doesn't lie on the only one yet. */
export async function tapSpotOf(finger: Finger, at: { x: number; y: number }): Promise<void> {
	if (!(await ghost(finger).isVisible())) await tapSpot(finger, at);
}

/** Turns a tile that lies there as recorded. Returns false when its turn is over. */
export async function finish(finger: Finger, turn: RecordedTurn): Promise<boolean> {
	if (!(await lies(finger))) return false;
	await turnTile(finger, turn);
	return true;
}

/**
 * Waits until a tile lies on its spot. Returns false when its turn was written at once: no spot is awaited any more, or at least
 * not that one, where the next tile is known already.
 */
export async function lies(finger: Finger, spot?: Spot): Promise<boolean> {
	const awaited = finger.page.locator('[data-spot][tabindex="0"]');
	const isOver = async () =>
		(await ghost(finger).isVisible()) ||
		(await awaited.count()) === 0 ||
		(spot !== undefined && (await spotAt(finger, spot).count()) === 0);
	await expect.poll(isOver, { intervals: [20] }).toBe(true);
	return ghost(finger).isVisible();
}

/** The last tap of a turn that is laid out: the place of its figure, or nobody. Waits until the screen says that it stands. */
export async function commit(finger: Finger, turn: RecordedTurn): Promise<void> {
	await tapCommit(finger, turn);
	await committed(finger);
}

/** The last tap of a turn that is laid out, and no wait. */
export async function tapCommit(finger: Finger, turn: RecordedTurn): Promise<void> {
	const segment = segmentIn(turn);
	if (segment === undefined) return finger.tap('done', buttonOf(finger, words.table.layAloneLabel));
	const there = twins(typeOf(turn.tile), turn.rotation, await rotationSeen(finger));
	await tapSegment(finger, there?.[segment] ?? segment);
}

const buttonOf = ({ page }: Finger, name: string): Locator =>
	page.locator('.laying').getByRole('button', { name, exact: true });

/** Taps the button that ends a turn, and waits until the screen says that it stands. */
export async function confirm(
	finger: Finger,
	button: string = words.table.layAloneLabel
): Promise<void> {
	await finger.tap('done', buttonOf(finger, button));
	await committed(finger);
}

/** Waits until a turn stands. */
export const committed = ({ page }: Finger): Promise<void> =>
	page.locator('.laying').waitFor({ state: 'detached' });

/** Points on the score strip, in the order of the seats. */
export async function pointsSeen({ page }: Finger): Promise<readonly number[]> {
	return (await page.locator('[data-points]').allTextContents()).map(Number);
}

/** Enters a recorded turn, tile first, and compares the scores on the screen. */
export async function playTurn(finger: Finger, game: RecordedGame, index: number): Promise<void> {
	const turn = turnOf(game, index);
	const told = `${game.id}, turn ${String(index + 1)} (${turn.tile} at ${String(turn.x)},${String(turn.y)})`;
	const open = await layOut(finger, turn).catch((error: unknown) => {
		throw new Error(`${told}: ${String(error)}`);
	});
	if (open) await commit(finger, turn);
	expect(await pointsSeen(finger), `${told}: the scores`).toEqual(turn.scores);
}
