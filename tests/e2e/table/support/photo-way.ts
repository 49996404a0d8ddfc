import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { makeGameFile } from '../../../../src/lib/record/game-file';
import { existingTableWords } from '../../../../src/lib/words/en/existing-table';
import { incomingWords } from '../../../../src/lib/words/en/incoming';
import { snapWords } from '../../../../src/lib/words/en/snap';
import { named, type AppWindow } from '../../support/app-window';
import { expect } from '../../support/test';
import { emptyTableOf, rightHoldings, simulatedPhoto, type SimulatedPhoto } from './snap';

/*
 * The way from a photo to the proposed board in any browser: corners are moved by keys, since not every driver can drag.
 * Scripts run in the page, as the bodies of functions.
 */

/** Moves corner `index` to a point of the photo by keys; 1 px at most is left. */
const MOVE = `const [index, x, y] = arguments;
const handle = document.querySelector('[data-corner="' + index + '"]');
const canvas = document.querySelector('.photo canvas');
const seen = canvas.getBoundingClientRect();
const scale = seen.width / canvas.width;
return (async () => {
	for (let steps = 0; steps < 2000; steps++) {
		const box = handle.getBoundingClientRect();
		const right = seen.x + x * scale - box.x - box.width / 2;
		const down = seen.y + y * scale - box.y - box.height / 2;
		const most = Math.max(Math.abs(right), Math.abs(down));
		if (most <= 1.01) return steps;
		const key = Math.abs(right) === most
			? right > 0 ? 'ArrowRight' : 'ArrowLeft'
			: down > 0 ? 'ArrowDown' : 'ArrowUp';
		handle.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey: most > 16, bubbles: true }));
		await new Promise((next) => setTimeout(next, 0));
	}
	throw new Error('The corner never got there.');
})();`;

/** Moves corners, in their order, to points of the photo or live picture that stands still on the screen. */
export async function moveCorners(
	window: AppWindow,
	points: readonly (readonly [number, number])[]
): Promise<void> {
	for (const [corner, [x, y]] of points.entries()) await window.run(MOVE, corner, x, y);
}

/** Resolves when columns and rows are counted. */
const COUNTED = `return (async () => {
	while (document.querySelector('[data-uncounted]')) await new Promise((next) => setTimeout(next, 50));
})();`;

/** Sets a number of columns or rows by its buttons. */
const SET_COUNT = `const [wanted, ...names] = arguments;
const [less, more] = names.map((name) => document.querySelector('button[aria-label="' + name + '"]'));
const count = less.closest('[role=group]').querySelector('output');
return (async () => {
	for (let presses = 0; presses < 40; presses++) {
		const now = Number(count.textContent);
		if (now === wanted) return;
		(now > wanted ? less : more).click();
		await new Promise((next) => setTimeout(next, 20));
	}
	throw new Error('The number was never right.');
})();`;

const HOLDINGS = `return [...document.querySelectorAll('[data-cell]')].map((one) => [one.dataset.cell, one.dataset.holds ?? '']);`;

/** Brings an empty table in, and opens the way from a photo to it. */
export async function openPhotoWay(
	window: AppWindow,
	photo: SimulatedPhoto,
	url: string
): Promise<void> {
	const file = join(mkdtempSync(join(tmpdir(), 'tilekeep-')), 'empty.tilekeep');
	writeFileSync(file, makeGameFile(emptyTableOf(photo)));
	await window.goto(`${url}/open/`);
	await window.find('html[data-hydrated]');
	await window.upload('input[type=file]', file);
	await window.tap(named(incomingWords.keep('stored')));
	await window.tap(named(existingTableWords.fromPhoto));
	await window.find(named(snapWords.take));
}

/** How long the steps took, in ms, apart from what the user does. */
interface PhotoTimes {
	/** From the choice of the photo until it is on the screen. */
	readonly opened: number;
	/** From the button until the proposed board is on the screen. */
	readonly read: number;
}

/** Chooses the photo, picks the corners, and has it read. */
export async function readByKeys(window: AppWindow, photo: SimulatedPhoto): Promise<PhotoTimes> {
	const chosen = performance.now();
	await window.upload('input[type=file]:not([capture])', resolve(photo.path));
	await window.find('.photo canvas');
	const opened = performance.now() - chosen;
	await moveCorners(window, photo.tapped);
	await window.run(COUNTED);
	const { fewerColumns, moreColumns, fewerRows, moreRows } = snapWords;
	await window.run(SET_COUNT, photo.columns, fewerColumns, moreColumns);
	await window.run(SET_COUNT, photo.rows, fewerRows, moreRows);
	const pressed = performance.now();
	await window.tap(named(snapWords.read));
	await window.find('[data-cell]');
	return { opened, read: performance.now() - pressed };
}

/** How many cells of the proposed board hold something else than what lies there. */
export async function wrongCellsIn(window: AppWindow, photo: SimulatedPhoto): Promise<number> {
	const held = (await window.run(HOLDINGS)) as readonly (readonly [string, string])[];
	const right = rightHoldings(photo);
	return held.filter(([at, holds]) => !(right.get(at) ?? ['empty']).includes(holds)).length;
}

/** Most cells that may be read wrongly: how well photos are read is measured elsewhere. */
const MOST_WRONG = 3;

/** Expects that a photo of 72 tiles is read in a window of the app. */
export async function expectPhotoRead(window: AppWindow, url: string): Promise<void> {
	const photo = simulatedPhoto('level');
	await openPhotoWay(window, photo, url);
	await readByKeys(window, photo);
	expect(await wrongCellsIn(window, photo)).toBeLessThanOrEqual(MOST_WRONG);
}
