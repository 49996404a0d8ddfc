import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import type { Rotation, Spot } from '../../../src/lib/engine/spot';
import { gridCorners, homographyOf, type Homography } from '../../../src/lib/snap/grid/homography';
import type { Corners, Pixels, Point } from '../../../src/lib/snap/reading';

type Pair = readonly [number, number];

/** What `simulate.py` writes beside a photo, as far as it's needed here. */
interface Truth {
	readonly columns: number;
	readonly rows: number;
	readonly boxes: readonly string[];
	readonly corners: readonly Pair[];
	readonly cells: readonly {
		readonly cell: Pair;
		readonly line: string;
		readonly rotation: Rotation;
	}[];
	readonly figures: readonly { readonly cell: Pair; readonly colour: string }[];
}

/** A simulated photo of a board, with what is on it. */
export interface PicturedBoard {
	readonly picture: Pixels;
	readonly view: Homography;
	readonly columns: number;
	readonly rows: number;
	readonly boxes: readonly string[];
	readonly tiles: readonly (Spot & { readonly line: string; readonly rotation: Rotation })[];
	readonly figures: readonly { readonly spot: Spot; readonly colour: string }[];
}

const FOLDER = 'tests/snap/simulated';

const spotOf = ([x, y]: Pair): Spot => ({ x, y });

/** A board of `tests/snap/simulated`, as a camera of so many lines sees it. */
export async function picturedBoard(name: string, lines = 720): Promise<PicturedBoard> {
	const truth = JSON.parse(readFileSync(`${FOLDER}/${name}.json`, 'utf8')) as Truth;
	const { width: whole = 1 } = await sharp(`${FOLDER}/${name}.jpg`).metadata();
	const picture = await decodeSmall(`${FOLDER}/${name}.jpg`, lines);
	const scale = picture.width / whole;
	const corners = truth.corners.map(([x, y]) => ({ x: x * scale, y: y * scale }));
	return {
		picture,
		view: homographyOf(gridCorners(truth), corners as readonly Point[] as Corners),
		columns: truth.columns,
		rows: truth.rows,
		boxes: truth.boxes,
		tiles: truth.cells.map(({ cell, line, rotation }) => ({ ...spotOf(cell), line, rotation })),
		figures: truth.figures.map(({ cell, colour }) => ({ spot: spotOf(cell), colour }))
	};
}

async function decodeSmall(path: string, lines: number): Promise<Pixels> {
	const { data, info } = await sharp(path)
		.resize({ width: Math.round((16 * lines) / 9), height: lines, fit: 'inside' })
		.ensureAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true });
	const { width, height } = info;
	return { width, height, data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.length) };
}
