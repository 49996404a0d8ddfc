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
	/** Takes a point of the grid, in cells, to the photo. */
	readonly project: (at: Point) => Point;
}

/** Width of a cell in pixels, at most; fewer where there are many. */
const CELL = 72;
/** The longest side of the picture in pixels. */
const LONGEST = 1_200;

/** A photo seen straight from above; undefined where the device has no memory for it. */
export function rectified(source: Source): Rectified | undefined {
	const { picture, columns, rows } = source;
	const cell = Math.max(8, Math.min(CELL, Math.floor(LONGEST / Math.max(columns, rows))));
	const from = picture.getContext('2d')?.getImageData(0, 0, picture.width, picture.height);
	const flat = document.createElement('canvas');
	flat.width = columns * cell;
	flat.height = rows * cell;
	const context = flat.getContext('2d');
	if (!from || !context) return undefined;
	const to = context.createImageData(flat.width, flat.height);
	copyFlat(from, to, ({ x, y }) => source.project({ x: (x + 0.5) / cell, y: (y + 0.5) / cell }));
	context.putImageData(to, 0, 0);
	return { picture: flat, cell };
}

/** Copies for each pixel the one of the photo that lies there. */
function copyFlat(from: ImageData, to: ImageData, project: Source['project']): void {
	const [source, target] = [new Uint32Array(from.data.buffer), new Uint32Array(to.data.buffer)];
	for (let y = 0; y < to.height; y++)
		for (let x = 0; x < to.width; x++) {
			const at = project({ x, y });
			const [column, row] = [Math.floor(at.x), Math.floor(at.y)];
			const inside = column >= 0 && row >= 0 && column < from.width && row < from.height;
			target[y * to.width + x] = inside ? (source[row * from.width + column] ?? 0) : 0;
		}
}
