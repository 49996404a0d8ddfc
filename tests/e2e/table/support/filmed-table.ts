import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { homographyOfGrid, mapPoint } from '../../../../src/lib/snap/grid/homography';
import type { Corners } from '../../../../src/lib/snap/reading';
import type { SimulatedPhoto } from './snap';

/** What a page with a feigned camera has: it uncovers the tile that was covered at first. */
interface FilmedTable {
	uncover?: () => void;
}

/** A picture of a table, and a tile of it that doesn't lie there yet. */
interface Film {
	readonly picture: string;
	/** The outline of that tile, in pixels. */
	readonly covered: readonly { readonly x: number; readonly y: number }[];
	/** A point of the bare table. */
	readonly bare: { readonly x: number; readonly y: number };
}

/** Replaces the camera by a film of that table. */
function feignCamera({ picture, covered, bare }: Film): void {
	const canvas = document.createElement('canvas');
	const image = new Image();
	image.src = picture;
	const brush = canvas.getContext('2d');
	let isCovered = true;
	Object.assign(globalThis, { uncover: () => (isCovered = false) });
	const paint = () => {
		if (!brush || image.naturalWidth === 0) return;
		if (canvas.width !== image.naturalWidth) {
			canvas.width = image.naturalWidth;
			canvas.height = image.naturalHeight;
		}
		brush.drawImage(image, 0, 0);
		if (!isCovered) return;
		const [red = 0, green = 0, blue = 0] = brush.getImageData(bare.x, bare.y, 1, 1).data;
		brush.fillStyle = `rgb(${String(red)} ${String(green)} ${String(blue)})`;
		brush.beginPath();
		for (const { x, y } of covered) brush.lineTo(x, y);
		brush.fill();
	};
	setInterval(paint, 100);
	navigator.mediaDevices.getUserMedia = () => Promise.resolve(canvas.captureStream(10));
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

/** Replaces a page's camera by a film of the table of a photo, on which the last tile doesn't lie yet. */
export async function filmTable(page: Page, photo: SimulatedPhoto): Promise<void> {
	const [last] = photo.cells.slice(-1);
	if (!last) throw new Error('The photo has no tiles.');
	await page.evaluate(feignCamera, {
		picture: `data:image/jpeg;base64,${readFileSync(photo.path).toString('base64')}`,
		covered: outlineOf(photo, last.cell),
		bare: { x: 1100, y: 760 }
	});
}

/** The last tile is laid. */
export const layLast = (page: Page): Promise<void> =>
	page.evaluate(() => {
		(globalThis as FilmedTable).uncover?.();
	});
