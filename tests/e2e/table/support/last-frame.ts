import { expect, type Page } from '@playwright/test';
import { FRAME_DATABASE, type LastFrame } from '../../../../src/lib/store/last-frame';
import { LOOK_CHOICES } from '../../../../src/lib/table/app/first-look';
import { open } from '../../support/app';
import { watch } from '../../support/watch';
import { recorded } from './games';
import { atTable, bringIn } from './setup';

/** Keeps a page from loading the app's scripts; returns how to let them come. */
export async function holdScripts(page: Page): Promise<() => void> {
	let release = (): void => undefined;
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route('**/_app/immutable/**/*.js', async (route) => {
		await released;
		await route.continue();
	});
	return release;
}

/** Waits until the page has shown its last frame or knows that there is none. */
export async function frameLookedFor(page: Page): Promise<void> {
	await page.waitForFunction(() => 'lastFrame' in window);
	await page.evaluate(() => window.lastFrame?.done);
}

/** A row of the app's database, or that of the stored frame. */
interface RowPlace {
	readonly database: string;
	readonly store: string;
	readonly key: string | readonly (string | number)[];
}

/** Does something to a row. Returns the row as it was before; undefined if there was none. */
export const changeRow = (
	page: Page,
	change: RowPlace & {
		/** What to write over its fields; without it the row is deleted. */
		readonly fields?: object | undefined;
		/** Whether nothing of the earlier row stays. */
		readonly whole?: boolean;
	}
): Promise<object | undefined> =>
	page.evaluate(
		({ database, store, key, fields, whole }) =>
			new Promise<object | undefined>((resolve, reject) => {
				const opening = indexedDB.open(database);
				opening.onsuccess = () => {
					const db = opening.result;
					const writing = db.transaction(store, 'readwrite');
					const rows = writing.objectStore(store);
					const wanted = key as IDBValidKey;
					const reading = rows.get(wanted);
					reading.onsuccess = () => {
						const before = reading.result as object | undefined;
						const row = { ...(whole ? undefined : before), ...fields };
						if (!fields) rows.delete(wanted);
						else if (rows.keyPath === null) rows.put(row, wanted);
						else rows.put(row);
					};
					writing.oncomplete = () => {
						db.close();
						resolve(reading.result as object | undefined);
					};
					writing.onerror = () => {
						reject(new Error(String(writing.error)));
					};
				};
			}),
		change
	);

/** The game of the stored frame; undefined if there is none. */
export const framedGame = (page: Page): Promise<string | undefined> =>
	page.evaluate(
		({ name, store, key }) =>
			new Promise<string | undefined>((resolve) => {
				const opening = indexedDB.open(name);
				opening.onupgradeneeded = () => opening.transaction?.abort();
				opening.onerror = () => {
					resolve(undefined);
				};
				opening.onsuccess = () => {
					const db = opening.result;
					const reading = db.transaction(store).objectStore(store).get(key);
					reading.onsuccess = () => {
						db.close();
						resolve((reading.result as LastFrame | undefined)?.game);
					};
				};
			}),
		FRAME_DATABASE
	);

/** Number of pixels of two screenshots in which any colour differs by more than `alike`. */
const differentPixels = (page: Page, shots: readonly Buffer[], alike: number) =>
	page.evaluate(
		async ({ pictures, limit }) => {
			const [one, other] = await Promise.all(
				pictures.map(async (picture) => {
					const bytes = Uint8Array.from(atob(picture), (byte) => byte.charCodeAt(0));
					const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
					const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
					context?.drawImage(bitmap, 0, 0);
					return context?.getImageData(0, 0, bitmap.width, bitmap.height).data;
				})
			);
			if (!one || one.length !== other?.length) return Infinity;
			const differing = new Set<number>();
			for (const [index, ink] of one.entries())
				if (Math.abs(ink - (other[index] ?? 0)) > limit) differing.add(Math.floor(index / 4));
			return differing.size;
		},
		{ pictures: shots.map((shot) => shot.toString('base64')), limit: alike }
	);

const GAME = recorded('winter', 'winter-117');
const TURNS = 30;
/** The game whose frame is kept. */
export const FRAMED = { game: GAME, turns: TURNS, id: `${GAME.id}-${String(TURNS)}` } as const;
/** The frame on the page. */
export const FRAME = '#last-frame';
/** Where the frame is stored. */
export const frames = { database: FRAME_DATABASE.name, store: FRAME_DATABASE.store, key: 'last' };

/** Forgets the stored frame. */
export const forgetFrame = (page: Page): Promise<unknown> => changeRow(page, frames);

/** Brings in a game, and leaves its table when its frame is stored. */
export async function keepFrame(page: Page): Promise<void> {
	await bringIn(page, GAME, TURNS);
	await expect.poll(() => framedGame(page)).toBe(FRAMED.id);
	await open(page, '/help/');
}

/** Opens the game, up to the moment when the app's scripts would run. Returns how to let them run. */
export async function start(page: Page): Promise<() => void> {
	const release = await holdScripts(page);
	await page.goto(`/game/?id=${FRAMED.id}`, { waitUntil: 'commit' });
	await frameLookedFor(page);
	return release;
}

/** Chooses how pages look, by what the settings store. */
export const chooseLook = (page: Page, look: Partial<Record<keyof typeof LOOK_CHOICES, string>>) =>
	page.evaluate(
		(chosen) => {
			for (const [key, value] of chosen) localStorage.setItem(key, value);
		},
		Object.entries(look).map(
			([name, value]) => [LOOK_CHOICES[name as keyof typeof look].key, value] as const
		)
	);

/** The scores, whose turn it is and the board: all but where the turn is entered, the ledger, and times, which go on. */
const shot = (page: Page, table: string): Promise<Buffer> =>
	page.screenshot({
		mask: [
			page.locator(`${table} section > .rest`),
			page.locator(`${table} aside`),
			page.locator(`${table} :is(.clock, .time)`)
		],
		animations: 'disabled'
	});
/** Levels of a colour: by so much, edges differ that lie between two pixels. */
const ROUNDING = 24;
/** Most pixels that may differ by more: at the rim of the round button, which lies above the board's own layer. */
const RIM = 20;

/** Expects a restart to show the table as it was before any script is there, and then the same table. */
export async function expectFrameFirst(page: Page, home: string): Promise<void> {
	await keepFrame(page);
	const seen = await watch(page, home);
	const release = await start(page);
	await expect(page.locator(FRAME)).toBeVisible();
	await expect(page.locator('main')).toHaveCount(0);
	const before = await shot(page, FRAME);

	release();
	await expect(page.locator(FRAME)).toHaveCount(0);
	await atTable(page);
	expect(await differentPixels(page, [before, await shot(page, 'main')], ROUNDING)).toBeLessThan(
		RIM
	);

	// Without the picture that was kept, the app draws all of it.
	await open(page, '/help/');
	await changeRow(page, frames);
	await page.goto(`/game/?id=${FRAMED.id}`);
	await atTable(page);
	await expect(page.locator('[data-settled]')).toBeVisible();
	await expect(page.locator('[data-pending], [data-tiles="0"]')).toHaveCount(0);
	expect(await differentPixels(page, [before, await shot(page, 'main')], ROUNDING)).toBeLessThan(
		RIM
	);
	expect(seen).toEqual([]);
}
