import type { Page } from '@playwright/test';

/** How far the two sides of a seam may differ. All lengths in pixels of the sheet, of which three are one unit. */
interface Tolerance {
	/** How far a colour may be shifted along the seam. */
	readonly shift: number;
	/** Two colours are alike up to this distance of their red, green and blue, of at most 441. */
	readonly alike: number;
	/** Length next to a corner that is not compared: walls of other tiles end there. */
	readonly corner: number;
	/** The same where a wall comes in on one side of the seam only. */
	readonly wall: number;
}

/** Where on a seam one side shows a colour that the other side doesn't show near there. */
interface Break {
	readonly name: string;
	/** Pixels from the beginning of the seam. */
	readonly at: readonly number[];
}

/** Result of comparing all seams of a sheet. */
interface Compared {
	readonly count: number;
	readonly breaks: readonly Break[];
}

/** Compares the two rows of pixels that meet in each seam of a sheet. */
export async function compareSeams(
	page: Page,
	sheet: string,
	tolerance: Tolerance
): Promise<Compared> {
	const picture = await page.locator(sheet).screenshot({ animations: 'disabled', scale: 'css' });
	return page.evaluate(compare, { sheet, picture: picture.toString('base64'), tolerance });
}

/** Runs in the page, which can decode its own picture: each seam is in the middle of its drawing. */
async function compare(read: {
	readonly sheet: string;
	readonly picture: string;
	readonly tolerance: Tolerance;
}): Promise<Compared> {
	const { shift, alike, corner, wall } = read.tolerance;
	const bytes = Uint8Array.from(atob(read.picture), (byte) => byte.charCodeAt(0));
	const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
	const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
	const sheet = document.querySelector(read.sheet)?.getBoundingClientRect();
	if (!context || !sheet) throw new Error('There is no sheet to read.');
	context.drawImage(bitmap, 0, 0);
	const { data, width } = context.getImageData(0, 0, bitmap.width, bitmap.height);
	const apart = (a: number, b: number): number =>
		Math.hypot(...[0, 1, 2].map((ink) => (data[a + ink] ?? 0) - (data[b + ink] ?? 0)));

	const breakIn = (drawing: SVGElement): Break => {
		const box = drawing.getBoundingClientRect();
		const upright = box.height > box.width;
		const long = Math.round(Math.max(box.width, box.height));
		const margin = drawing.dataset['middle'] === 'true' ? wall : corner;
		/** Index of a pixel: so far along the seam, and so far across it from the middle. */
		const pixel = (along: number, across: number): number => {
			const [x, y] = upright ? [box.width / 2 + across, along] : [along, box.height / 2 + across];
			return 4 * (Math.round(box.y - sheet.y + y) * width + Math.round(box.x - sheet.x + x));
		};
		const meets = (along: number, from: number, to: number): boolean =>
			Array.from({ length: 2 * shift + 1 }, (_, n) => along - shift + n)
				.filter((near) => near >= 0 && near < long)
				.some((near) => apart(pixel(along, from), pixel(near, to)) <= alike);
		const rows = Array.from({ length: long - 2 * margin }, (_, n) => margin + n);
		const at = rows.filter((along) => !meets(along, -1, 0) || !meets(along, 0, -1));
		return { name: drawing.dataset['seam'] ?? '', at };
	};
	const drawings = [...document.querySelectorAll<SVGElement>(`${read.sheet} [data-seam]`)];
	return {
		count: drawings.length,
		breaks: drawings.map(breakIn).filter(({ at }) => at.length > 0)
	};
}
