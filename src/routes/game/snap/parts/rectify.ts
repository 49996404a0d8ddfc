import type { Point } from '$lib/snap/reading';

/** A photo seen straight from above: each cell of its grid is a square. */
export interface Rectified {
	readonly picture: HTMLCanvasElement;
	/** Width of a cell in pixels. */
	readonly cell: number;
}

interface Source {
	readonly picture: HTMLCanvasElement;
	readonly columns: number;
	readonly rows: number;
	/** Returns where a point of the grid, in cells, is in the photo. */
	readonly project: (at: Point) => Point;
}

/** The greatest width of a cell in pixels; it is less if there are many cells. */
const CELL = 72;
/** The longest side of the picture in pixels. */
const LONGEST = 1_200;

/** Returns a photo seen straight from above; undefined if the device has no memory for it. */
export function rectify(source: Source): Rectified | undefined {
	const { picture, columns, rows } = source;
	const cell = Math.max(8, Math.min(CELL, Math.floor(LONGEST / Math.max(columns, rows))));
	const from = picture.getContext('2d');
	const flat = document.createElement('canvas');
	flat.width = columns * cell;
	flat.height = rows * cell;
	const context = flat.getContext('2d');
	if (!from || !context) return undefined;
	for (let row = 0; row < rows; row++) {
		const to = context.createImageData(flat.width, cell);
		const top = row * cell;
		const project = ({ x, y }: Point): Point =>
			source.project({ x: (x + 0.5) / cell, y: (top + y + 0.5) / cell });
		copyFlat(partOf(from, to, project), to, project);
		context.putImageData(to, 0, top);
	}
	return { picture: flat, cell };
}

/** A part of the photo, and where its top left corner lies. */
interface Part extends Point {
	readonly pixels: ImageData;
}

/** Returns the part of the photo that some rows show. All of it at once would take as much memory again as the photo. */
function partOf(
	from: CanvasRenderingContext2D,
	{ width, height }: ImageData,
	project: Source['project']
): Part | undefined {
	const corners = [0, width].flatMap((x) => [0, height].map((y) => project({ x, y })));
	const [left, right] = ends(
		corners.map(({ x }) => x),
		from.canvas.width
	);
	const [top, bottom] = ends(
		corners.map(({ y }) => y),
		from.canvas.height
	);
	if (right <= left || bottom <= top) return undefined;
	return {
		x: left,
		y: top,
		pixels: from.getImageData(left, top, right - left, bottom - top)
	};
}

/** Returns the first and last of the values, in whole pixels of the photo. */
const ends = (values: readonly number[], most: number): readonly [number, number] => [
	Math.max(0, Math.floor(Math.min(...values))),
	Math.min(most, Math.ceil(Math.max(...values)) + 1)
];

/** For each pixel, copies the pixel of the photo that lies there. */
function copyFlat(from: Part | undefined, to: ImageData, project: Source['project']): void {
	if (!from) return;
	const { width, height, data } = from.pixels;
	const [source, target] = [new Uint32Array(data.buffer), new Uint32Array(to.data.buffer)];
	for (let y = 0; y < to.height; y++)
		for (let x = 0; x < to.width; x++) {
			const at = project({ x, y });
			const [column, row] = [Math.floor(at.x) - from.x, Math.floor(at.y) - from.y];
			const inside = column >= 0 && row >= 0 && column < width && row < height;
			target[y * to.width + x] = inside ? (source[row * width + column] ?? 0) : 0;
		}
}
