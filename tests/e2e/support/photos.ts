import type { Page } from '@playwright/test';

/** How a photo is made: its size in pixels, and how a camera held it (EXIF: 1 upright, 6 a quarter turned). */
interface PhotoPlan {
	readonly width: number;
	readonly height: number;
	readonly orientation?: 1 | 6;
}

/** A JPEG as a camera makes it, to choose as a file: red on the left half, blue on the right one, with noise. */
export async function cameraPhoto(page: Page, name: string, plan: PhotoPlan) {
	const { width, height, orientation = 1 } = plan;
	const base64 = await page.evaluate(drawnJpeg, [width, height] as const);
	const jpeg = Buffer.from(base64, 'base64');
	return { name, mimeType: 'image/jpeg', buffer: withOrientation(jpeg, orientation) };
}

/** Runs in the page: the bytes of a JPEG in base64. */
function drawnJpeg([width, height]: readonly [number, number]): string {
	const canvas = document.createElement('canvas');
	canvas.width = width;
	canvas.height = height;
	const context = canvas.getContext('2d');
	if (!context) throw new Error('No canvas.');
	context.fillStyle = '#c02020';
	context.fillRect(0, 0, width / 2, height);
	context.fillStyle = '#2020c0';
	context.fillRect(width / 2, 0, width / 2, height);
	// Not random, so that a photo is always the same.
	for (let spot = 0; spot < 4_000; spot++) {
		context.fillStyle = `hsl(${String((spot * 37) % 360)} 60% 50% / 0.2)`;
		context.fillRect((spot * 7_919) % width, (spot * 104_729) % height, 9, 9);
	}
	return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? '';
}

/** The JPEG with an EXIF segment that says how the camera was held. */
function withOrientation(jpeg: Buffer, orientation: number): Buffer {
	const tiff = Buffer.from([
		...[0x4d, 0x4d, 0x00, 0x2a, 0x00, 0x00, 0x00, 0x08],
		// One field: tag 0x0112, a short, once, its value.
		...[0x00, 0x01, 0x01, 0x12, 0x00, 0x03, 0x00, 0x00, 0x00, 0x01, 0x00, orientation, 0x00, 0x00],
		...[0x00, 0x00, 0x00, 0x00]
	]);
	const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
	const segment = Buffer.from([0xff, 0xe1, 0x00, exif.length + 2]);
	return Buffer.concat([jpeg.subarray(0, 2), segment, exif, jpeg.subarray(2)]);
}

/** A stored photo, as far as a test compares it. */
interface StoredPhoto {
	readonly id: string;
	readonly game: string;
	readonly width: number;
	readonly height: number;
	readonly type: string;
	/** The bytes of the picture and of the thumbnail, in base64. */
	readonly bytes: readonly string[];
	/** Red, green and blue of the picture's upper left, upper right, lower left and lower right part. */
	readonly corners: readonly (readonly number[])[];
}

/** All photos in the device's database, in the order of their times. */
export const storedPhotos = (page: Page): Promise<readonly StoredPhoto[]> =>
	page.evaluate(async () => {
		const db = await new Promise<IDBDatabase>((resolve) => {
			const opening = indexedDB.open('tilekeep');
			opening.onsuccess = () => {
				resolve(opening.result);
			};
		});
		interface Row {
			readonly id: string;
			readonly game: string;
			readonly at: number;
			readonly width: number;
			readonly height: number;
			readonly picture: Blob;
			readonly thumbnail: Blob;
		}
		const rows = await new Promise<readonly Row[]>((resolve) => {
			const reading = db.transaction('photos').objectStore('photos').getAll();
			reading.onsuccess = () => {
				resolve(reading.result as Row[]);
			};
		});
		db.close();
		const base64 = async (blob: Blob): Promise<string> => {
			const bytes = new Uint8Array(await blob.arrayBuffer());
			return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
		};
		const cornersOf = async (blob: Blob): Promise<readonly (readonly number[])[]> => {
			const bitmap = await createImageBitmap(blob);
			const canvas = new OffscreenCanvas(2, 2);
			const context = canvas.getContext('2d');
			context?.drawImage(bitmap, 0, 0, 2, 2);
			const { data = [] } = context?.getImageData(0, 0, 2, 2) ?? {};
			return [0, 1, 2, 3].map((corner) => [...data.slice(corner * 4, corner * 4 + 3)]);
		};
		return Promise.all(
			rows
				.toSorted((a, b) => a.at - b.at)
				.map(async ({ id, game, width, height, picture, thumbnail }) => ({
					id,
					game,
					width,
					height,
					type: picture.type,
					bytes: [await base64(picture), await base64(thumbnail)],
					corners: await cornersOf(picture)
				}))
		);
	});
