import type { Page } from '@playwright/test';
import { FRAME_DATABASE, type LastFrame } from '../../../../src/lib/store/last-frame';

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
export const differentPixels = (page: Page, shots: readonly Buffer[], alike: number) =>
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
