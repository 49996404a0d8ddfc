import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { PLAYER_COLOURS } from '../../../../src/lib/engine/colours';
import { ALL_ROTATIONS } from '../../../../src/lib/engine/spot';
import { distinctRotations, type TileType } from '../../../../src/lib/engine/tile';
import { gameId, type GameRecord } from '../../../../src/lib/record';
import { rulesOf, type TableEvent } from '../../../../src/lib/rules/catalogue';
import { existingTableWords } from '../../../../src/lib/words/en/existing-table';
import { snapWords } from '../../../../src/lib/words/en/snap';
import { headerFor, withEvents } from '../../../record/support';
import type { Finger } from './finger';
import { bringRecord } from './setup';

const PHOTOS = 'tests/snap/simulated';

/** What lies on a simulated photo: see its file. Corners are in pixels of the photo. */
export interface SimulatedPhoto {
	readonly path: string;
	readonly columns: number;
	readonly rows: number;
	readonly tapped: readonly (readonly [number, number])[];
	readonly cells: readonly {
		readonly cell: readonly [number, number];
		readonly line: string;
		readonly rotation: number;
	}[];
	/** Also of figures in colours that nobody plays. */
	readonly figures: readonly { readonly colour: string }[];
}

export const simulatedPhoto = (name: string): SimulatedPhoto => ({
	...(JSON.parse(readFileSync(`${PHOTOS}/${name}.json`, 'utf8')) as SimulatedPhoto),
	path: `${PHOTOS}/${name}.jpg`
});

/** An empty table of those whose figures are on a photo. */
export function emptyTableOf({ figures }: SimulatedPhoto): GameRecord {
	const colours = PLAYER_COLOURS.filter((colour) => figures.some((one) => one.colour === colour));
	const players = colours.map((colour) => ({ name: colour, colour }));
	const header = headerFor('snapped', players.length, { players, found: true });
	return { header: { ...header, id: gameId('snapped') }, entries: [] };
}

/** A running game on whose table lies what a photo shows, but for the last tiles. */
export function gameOf(photo: SimulatedPhoto, missing: number): GameRecord {
	const placed = photo.cells.slice(0, -missing).map((one): TableEvent => {
		const type = TILES.find(({ line }) => line === one.line);
		if (!type) throw new Error(`No tile of the box is ${one.line}.`);
		const [x, y] = one.cell;
		const rotation = ALL_ROTATIONS.find((turn) => turn === one.rotation) ?? 0;
		const overruled = ['edges-differ', 'none-left'];
		return { type: 'base/placed', tile: type.id, x, y, rotation, overruled };
	});
	return withEvents(emptyTableOf(photo), [...placed, { type: 'base/begun', player: 0 }]);
}

/** Brings an empty table in, and opens the way from a photo to it. */
export async function openWay(finger: Finger, photo: SimulatedPhoto): Promise<void> {
	await bringRecord(finger.page, emptyTableOf(photo));
	await finger.press(existingTableWords.fromPhoto);
	await finger.page.getByRole('button', { name: snapWords.take }).waitFor();
}

/** Chooses a file as the photo. */
export const choosePhoto = (
	page: Page,
	file: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]
): Promise<void> => page.getByLabel(snapWords.choose).last().setInputFiles(file);

/** How long nobody taps after a drag, in ms: a browser takes a tap that comes sooner for its end. */
const AFTER_DRAG = 400;

/** Resolves when the app has looked for the corners. */
export const cornersFound = (page: Page): Promise<void> =>
	page.locator('[data-finding]').waitFor({ state: 'detached' });

/** Drags each corner with a finger to where it was tapped. @returns the number of drags */
export async function dragCorners(page: Page, { tapped }: SimulatedPhoto): Promise<number> {
	const session = await page.context().newCDPSession(page);
	const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
		session.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] });
	const canvas = page.locator('.photo canvas');
	await canvas.waitFor();
	await cornersFound(page);
	for (const [corner, [x, y]] of tapped.entries()) {
		const seen = await canvas.boundingBox();
		const width = await canvas.evaluate((photo: HTMLCanvasElement) => photo.width);
		const handle = await page.locator(`[data-corner="${String(corner)}"]`).boundingBox();
		if (!seen || !handle) throw new Error('The photo is not on the screen.');
		const scale = seen.width / width;
		const from = { x: handle.x + handle.width / 2, y: handle.y + handle.height / 2 };
		const to = { x: seen.x + x * scale, y: seen.y + y * scale };
		await touch('touchStart', [from]);
		await touch('touchMove', [{ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }]);
		await touch('touchMove', [to]);
		await touch('touchEnd', []);
	}
	await page.waitForTimeout(AFTER_DRAG);
	return tapped.length;
}

interface Point {
	readonly x: number;
	readonly y: number;
}

/** Sets the number of columns and rows where they weren't counted rightly. */
export async function setSize(finger: Finger, { columns, rows }: SimulatedPhoto): Promise<void> {
	const steppers = [
		[snapWords.columns, columns, snapWords.fewerColumns, snapWords.moreColumns],
		[snapWords.rows, rows, snapWords.fewerRows, snapWords.moreRows]
	] as const;
	const folded = finger.page.locator('.grid-size');
	if (!(await folded.evaluate((part: HTMLDetailsElement) => part.open)))
		await finger.tap('other', folded.locator('summary'));
	for (const [label, wanted, less, more] of steppers) {
		const count = finger.page.getByRole('group', { name: label }).locator('output');
		for (let now = Number(await count.textContent()); now !== wanted;) {
			await finger.press(now > wanted ? less : more);
			await expect(count).not.toHaveText(String(now));
			now = Number(await count.textContent());
		}
	}
}

const TILES = [...rulesOf({ box: 'base-c1', expansions: [], rulings: {} }).tiles.values()];

/** What cells may say that hold this tile as it lies: designs alike can't be told apart. */
function holding({ line, rotation }: SimulatedPhoto['cells'][number]): readonly string[] {
	return TILES.filter((type) => type.line === line).flatMap((type) =>
		alike(type, rotation).map((turn) => `${type.id} ${String(turn)}`)
	);
}

/** The rotations in which a tile looks as it does in this one. */
function alike(type: TileType, rotation: number): readonly number[] {
	const period = distinctRotations(type).length;
	return [0, 1, 2, 3].filter((turn) => turn % period === rotation % period);
}

/** What each cell with a tile may say, by its column and row. */
export const rightHoldings = ({ cells }: SimulatedPhoto): ReadonlyMap<string, readonly string[]> =>
	new Map(cells.map((one) => [one.cell.join(), holding(one)]));

/** The cells that are read wrongly, with what they should say. */
export async function wrongCells(
	page: Page,
	photo: SimulatedPhoto
): Promise<readonly { readonly at: string; readonly right: readonly string[] }[]> {
	const read = await page
		.locator('[data-cell]')
		.evaluateAll((all) =>
			all.map((one) => [one.getAttribute('data-cell') ?? '', one.getAttribute('data-holds') ?? ''])
		);
	expect(read.length).toBeGreaterThan(0);
	const right = rightHoldings(photo);
	return read
		.map(([at = '', holds]) => ({ at, holds, right: right.get(at) ?? ['empty'] }))
		.filter(({ holds = '', right: wanted }) => !wanted.includes(holds));
}

/** Mends a cell by taps: by one of the next best, or by a design of the palette and its turns. */
export async function mendCell(
	finger: Finger,
	{ at, right }: { readonly at: string; readonly right: readonly string[] }
): Promise<void> {
	const { page } = finger;
	const cell = page.locator(`[data-cell="${at}"]`);
	if ((await cell.getAttribute('aria-pressed')) !== 'true') await finger.tap('tile', cell);
	const offered = page.locator('[data-choice]');
	const choices = await offered.evaluateAll((all) =>
		all.map((one) => one.getAttribute('data-choice') ?? '')
	);
	const index = choices.findIndex((one) => right.includes(one));
	if (index >= 0) await finger.tap('tile', offered.nth(index));
	else if (right.includes('empty')) await finger.press(snapWords.empty, 'tile');
	else await mendByDesign(finger, { at, right });
}

async function mendByDesign(
	finger: Finger,
	{ at, right }: { readonly at: string; readonly right: readonly string[] }
): Promise<void> {
	const { page } = finger;
	const cell = page.locator(`[data-cell="${at}"]`);
	const [first = ''] = right;
	await finger.press(snapWords.anotherDesign, 'tile');
	await finger.tap('tile', page.locator(`[data-tile="${first.split(' ')[0] ?? ''}"]`));
	for (let turns = 0; turns < 4; turns++) {
		if (right.includes((await cell.getAttribute('data-holds')) ?? '')) return;
		if ((await cell.getAttribute('aria-pressed')) !== 'true') await finger.tap('tile', cell);
		await finger.press(snapWords.turnTile, 'turn');
	}
}
