import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { homographyOfGrid, mapPoint } from '../../src/lib/snap/grid/homography';
import type { Corners, Point } from '../../src/lib/snap/reading';
import { runIn } from '../e2e/support/app-window';
import type { SimulatedPhoto } from '../e2e/table/support/snap';
import { feignCamera, jpegAddress, showPictures } from './feigned-camera';

/** A picture of a table, and what is hidden in it. */
interface Hiding {
	/** The address of the picture. */
	readonly picture: string;
	/** The outline of what is hidden, in pixels. */
	readonly outline: readonly Point[];
	/** A point of the bare table. */
	readonly bare: Point;
}

/** Runs in the page: the address of the picture as the bare table would look there. */
async function hide({ picture, outline, bare }: Hiding): Promise<string> {
	const image = new Image();
	image.src = picture;
	await image.decode();
	const canvas = document.createElement('canvas');
	[canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
	const brush = canvas.getContext('2d');
	if (!brush) throw new Error('The browser draws no pictures.');
	brush.drawImage(image, 0, 0);
	const [red = 0, green = 0, blue = 0] = brush.getImageData(bare.x, bare.y, 1, 1).data;
	brush.fillStyle = `rgb(${String(red)} ${String(green)} ${String(blue)})`;
	brush.beginPath();
	for (const { x, y } of outline) brush.lineTo(x, y);
	brush.fill();
	return canvas.toDataURL();
}

/** The outline of a cell of a photo, a little larger than its tile. */
function outlineOf({ tapped, columns, rows }: SimulatedPhoto, [x, y]: readonly [number, number]) {
	const [p, q, r, s] = tapped.map(([left, top]) => ({ x: left, y: top }));
	if (!p || !q || !r || !s) throw new Error('A photo has four corners.');
	const view = homographyOfGrid({ corners: [p, q, r, s] satisfies Corners, columns, rows });
	const [left, top, right, bottom] = [x + 0.02, y - 0.06, x + 1.06, y + 1.06];
	return [
		{ x: left, y: top },
		{ x: right, y: top },
		{ x: right, y: bottom },
		{ x: left, y: bottom }
	].map((at) => mapPoint(view, at));
}

/**
 * Replaces a page's camera by a film of the table of a photo, on which the last tile doesn't lie yet.
 * @returns lays it
 */
export async function filmTable(
	page: Page,
	photo: SimulatedPhoto
): Promise<() => Promise<unknown>> {
	const [last] = photo.cells.slice(-1);
	if (!last) throw new Error('The photo has no tiles.');
	const picture = jpegAddress(readFileSync(photo.path));
	const bare = { x: 1100, y: 760 };
	const before = await page.evaluate(hide, { picture, outline: outlineOf(photo, last.cell), bare });
	const app = { run: runIn(page) };
	await feignCamera(app);
	await showPictures(app, [before]);
	return () => showPictures(app, [picture]);
}
