import type { Page } from 'playwright';
import { setupWords } from '../../src/lib/words/en/setup';
import { open } from '../e2e/support/app';
import { atTable } from '../e2e/table/support/setup';
import type { SeededRandom } from '../tools/games/seeded-random';
import type { Site } from './site';

/** A turn that the screen has confirmed. */
export interface Confirmed {
	readonly tile: string;
	readonly x: number;
	readonly y: number;
}

/** Starts a game of two by the form. Returns its id. */
export async function beginGame(page: Page, { url }: Pick<Site, 'url'>): Promise<string> {
	await open(page, `${url}/new/`);
	await page.getByText(setupWords.printed('base-c1'), { exact: true }).click();
	await page.getByRole('button', { name: setupWords.startWith(2) }).click();
	await atTable(page);
	return idOf(page);
}

/** The id of the game whose table a page shows. */
export function idOf(page: Page): string {
	const id = new URL(page.url()).searchParams.get('id');
	if (id === null) throw new Error(`${page.url()} is no game's.`);
	return id;
}

/** The address of a game's table. */
export const tableOf = ({ url }: Pick<Site, 'url'>, id: string): string => `${url}/game/?id=${id}`;

/** The numbers that a turn is chosen by. */
const choice = (rng: SeededRandom) => ({ tile: rng.below(1e6), spot: rng.below(1e6) });

/**
 * Enters a turn by the buttons of the screen, as quickly as the page takes them, and resolves in the moment in which the
 * screen shows it as confirmed.
 */
export const playTurn = (page: Page, rng: SeededRandom): Promise<Confirmed> =>
	page.evaluate(enter, choice(rng));

/** Starts to enter a turn without waiting for it. */
export const beginTurn = (page: Page, rng: SeededRandom): void => {
	page.evaluate(enter, choice(rng)).catch(() => undefined);
};

/** Runs in the page: contains all it needs, without named functions. */
async function enter(lot: { tile: number; spot: number }): Promise<Confirmed> {
	const tiles = document.querySelectorAll<HTMLElement>('[data-tile]:not(.out, .unfit)');
	const tile = tiles[lot.tile % tiles.length];
	if (!tile) throw new Error('The palette has no tile that fits.');
	if (tile.ariaPressed !== 'true') tile.click();
	await new Promise((next) => setTimeout(next, 0));
	let only: string | undefined;
	let spot: HTMLElement | undefined;
	for (let round = 0; only === undefined && !spot; round++) {
		if (round > 2000) throw new Error('There is no spot for the tile.');
		// A tile that fits only one spot lies there at once.
		only = document.querySelector<HTMLElement>('[data-ghost]')?.dataset['ghost'];
		const spots = document.querySelectorAll<HTMLElement>('[data-spot]');
		spot = spots[lot.spot % spots.length];
		if (only === undefined && !spot) await new Promise((next) => setTimeout(next, 5));
	}
	const at = only ?? spot?.dataset['spot'] ?? '';
	const [x = NaN, y = NaN] = at.split(',').map(Number);
	if (only === undefined)
		spot?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
	await new Promise((next) => setTimeout(next, 0));
	for (let round = 0; ; round++) {
		const done = document.querySelector<HTMLButtonElement>('.laying .primary:enabled');
		if (done) {
			done.click();
			break;
		}
		if (round > 2000) throw new Error('The turn cannot be confirmed.');
		await new Promise((next) => setTimeout(next, 5));
	}
	for (let round = 0; document.querySelector('.laying'); round++) {
		if (round > 6000) throw new Error('The turn was never confirmed.');
		await new Promise((next) => setTimeout(next, 1));
	}
	return { tile: tile.dataset['tile'] ?? '', x, y };
}

/** Number of tiles on the table as the screen shows it, with the start tile; undefined when the bag is empty. */
export const tilesSeen = async (page: Page): Promise<number | undefined> =>
	tilesSaid(await page.locator('#tilekeep .progress').first().innerText());

/** Number of tiles in the frame that a page shows before its table; undefined if it shows none. */
export async function tilesInFrame(page: Page): Promise<number | undefined> {
	await page.waitForFunction(() => 'lastFrame' in window);
	const said = await page.evaluate(async () => {
		await window.lastFrame?.done;
		return document.querySelector('#last-frame .progress')?.textContent;
	});
	return typeof said === 'string' ? tilesSaid(said) : undefined;
}

function tilesSaid(said: string): number {
	const number = /\d+/.exec(said);
	if (!number) throw new Error(`The screen says nothing of the game's progress: ${said}`);
	return Number(number[0]) - 1;
}
