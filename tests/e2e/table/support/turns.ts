import { expect, type Locator } from '@playwright/test';
import type { Rotation } from '../../../../src/lib/engine/spot';
import { tileId, type TileType } from '../../../../src/lib/engine/tile';
import { tileType } from '../../../../src/lib/rules/catalogue';
import { words } from '../../../../src/lib/words/table';
import { segmentIn, type RecordedGame, type RecordedTurn } from '../../../tools/recorded';
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

/** Taps a spot on the board; one out of view after the button that leads to it. */
export async function tapSpot(finger: Finger, at: { x: number; y: number }): Promise<void> {
	const spot = spotAt(finger, at);
	const target = spot.locator('.target').or(spot).last();
	const direction = await directionOf(finger, target);
	if (direction) await finger.tap('pan', finger.page.locator(`[data-beyond="${direction}"]`));
	await finger.tap('spot', target);
}

/** Where a spot lies beyond the view once that is at rest; undefined when it is in view. */
async function directionOf({ page }: Finger, spot: Locator): Promise<string | undefined> {
	const board = page.locator('[data-rests]');
	const ways = page.locator('[data-beyond]');
	await spot.waitFor({ state: 'attached' });
	await board.waitFor();
	if ((await ways.count()) === 0) return undefined;
	const [seen, foot, box] = [
		await board.boundingBox(),
		await ways.first().boundingBox(),
		await spot.boundingBox()
	];
	if (!seen || !foot || !box) throw new Error('The board is not on the screen.');
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

/** Turns the tile on the board until it looks as recorded, by its button and by itself in turn. */
async function turnTile(finger: Finger, { tile, rotation }: RecordedTurn): Promise<Rotation> {
	const type = typeOf(tile);
	for (let taps = 0; taps < 4; taps++) {
		const seen = await rotationSeen(finger);
		if (twins(type, rotation, seen)) return seen;
		if (taps % 2 === 0) await finger.press(words.table.rotate, 'turn');
		else await finger.tap('turn', ghost(finger));
		await expect.poll(() => rotationSeen(finger), { intervals: [20] }).not.toBe(seen);
	}
	throw new Error(`${tile} cannot be turned to rotation ${String(rotation)}.`);
}

/** A place of the close-up, by its segment. */
export const placeOn = ({ page }: Finger, segment: number): Locator =>
	page.locator(`[data-segment="${String(segment)}"]`);

/** Taps a place of the close-up where a figure would stand. */
export const tapSegment = (finger: Finger, segment: number): Promise<void> =>
	finger.tapThere('figure', placeOn(finger, segment).locator('circle').first());

/** Follows a recorded turn up to the tap that ends it, tile first. */
export async function layOut(finger: Finger, turn: RecordedTurn): Promise<void> {
	await tapTile(finger, turn.tile);
	await tapSpot(finger, turn);
	await finish(finger, turn);
}

/** The same, spot first. */
export async function layOutSpotFirst(finger: Finger, turn: RecordedTurn): Promise<void> {
	await tapSpot(finger, turn);
	await tapTile(finger, turn.tile);
	await finish(finger, turn);
}

/** Turns a tile that lies there as recorded. */
export async function finish(finger: Finger, turn: RecordedTurn): Promise<Rotation> {
	await ghost(finger).waitFor();
	return turnTile(finger, turn);
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
	await layOut(finger, turn).catch((error: unknown) => {
		throw new Error(`${told}: ${String(error)}`);
	});
	await commit(finger, turn);
	expect(await pointsSeen(finger), `${told}: the scores`).toEqual(turn.scores);
}
