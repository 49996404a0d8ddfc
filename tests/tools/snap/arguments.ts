import { fail, ok, type Result } from '../../../src/lib/engine/result';
import {
	LARGEST_GRID,
	type Corners,
	type GridCell,
	type Point
} from '../../../src/lib/snap/reading';
import { BOX_NAMES } from './boxes';

/** What `npm run snap` is asked for. */
export interface SnapArguments {
	readonly photo: string;
	/** In pixels of the photo as a viewer shows it. */
	readonly corners: Corners;
	/** Which cells are read; undefined for all of the grid. */
	readonly cells?: readonly GridCell[];
	/** How large the grid is; undefined where that is to be found out. */
	readonly size?: { readonly columns: number; readonly rows: number };
	readonly boxes: readonly string[];
	/** Whether to say on the standard error how long it took. */
	readonly verbose: boolean;
}

export const USAGE = `npm run snap -- PHOTO --corners x1,y1,x2,y2,x3,y3,x4,y4 [--cells c,r,…] --boxes base,… [--verbose]
  --corners  the outer corners of the grid in pixels of the photo as it is shown: top left, top right, bottom right, bottom left
  --cells    one pair: the number of columns and rows; several: only these cells (column, row, from 0 at the top left)
  --boxes    ${BOX_NAMES.join(', ')}`;

type Read<T> = Result<T, string>;

/** Understands the command line; the error is a sentence. */
export function readArguments(words: readonly string[]): Read<SnapArguments> {
	const split = splitWords(words);
	if (!split.ok) return split;
	const { photos, options } = split.value;
	const [photo] = photos;
	if (photo === undefined || photos.length > 1) return fail('Name one photo.');
	const corners = readCorners(options.get('--corners'));
	if (!corners.ok) return corners;
	const grid = readCells(options.get('--cells'));
	if (!grid.ok) return grid;
	const boxes = readBoxes(options.get('--boxes'));
	if (!boxes.ok) return boxes;
	const verbose = words.includes('--verbose');
	return ok({ photo, corners: corners.value, ...grid.value, boxes: boxes.value, verbose });
}

const OPTIONS = ['--corners', '--cells', '--boxes'];

function splitWords(words: readonly string[]) {
	const photos: string[] = [];
	const options = new Map<string, string>();
	const left = words.filter((word) => word !== '--verbose');
	for (let at = 0; at < left.length; at++) {
		const [word = '', value] = [left[at], left[at + 1]];
		if (!word.startsWith('--')) photos.push(word);
		else if (!OPTIONS.includes(word)) return fail(`There is no option ${word}.`);
		else if (value === undefined) return fail(`${word} needs a value.`);
		else options.set(left[at++] ?? '', value);
	}
	return ok({ photos, options });
}

const numbersIn = (text: string): readonly number[] =>
	text.split(',').map((part) => (part.trim() === '' ? NaN : Number(part)));

/** Four corners from eight numbers; the error is a sentence. */
export function readCorners(text: string | undefined): Read<Corners> {
	if (text === undefined) return fail('Say where the corners of the grid are: --corners.');
	const numbers = numbersIn(text);
	if (numbers.length !== 8 || !numbers.every(Number.isFinite))
		return fail('Four corners are eight numbers, parted by commas.');
	const corners = [0, 2, 4, 6].map((at) => ({ x: numbers[at] ?? 0, y: numbers[at + 1] ?? 0 }));
	return turnsOneWay(corners)
		? ok(corners as readonly Point[] as Corners)
		: fail('The corners go around the grid: top left, top right, bottom right, bottom left.');
}

/** True when the corners go clockwise around a grid, as a photo shows it that isn't mirrored. */
function turnsOneWay(corners: readonly Point[]): boolean {
	return corners.every((at, index) => {
		const [next, last] = [corners[(index + 1) % 4], corners[(index + 2) % 4]];
		if (!next || !last) return false;
		return (next.x - at.x) * (last.y - next.y) - (next.y - at.y) * (last.x - next.x) > 0;
	});
}

function readCells(text: string | undefined): Read<Pick<SnapArguments, 'cells' | 'size'>> {
	if (text === undefined) return ok({});
	const numbers = numbersIn(text);
	if (numbers.length % 2 !== 0 || !numbers.every((one) => Number.isInteger(one) && one >= 0))
		return fail('Cells are pairs of whole numbers, parted by commas.');
	const cells = numbers.flatMap((column, at) =>
		at % 2 === 0 ? [{ column, row: numbers[at + 1] ?? 0 }] : []
	);
	const [only] = cells;
	const size =
		cells.length === 1 && only ? { columns: only.column, rows: only.row } : sizeOf(cells);
	if (Math.min(size.columns, size.rows) < 1 || Math.max(size.columns, size.rows) > LARGEST_GRID)
		return fail(`A grid has 1 to ${String(LARGEST_GRID)} columns and rows.`);
	return ok(cells.length === 1 ? { size } : { size, cells: distinct(cells) });
}

/** The grid that holds all of some cells. */
const sizeOf = (cells: readonly GridCell[]) => ({
	columns: 1 + Math.max(...cells.map(({ column }) => column)),
	rows: 1 + Math.max(...cells.map(({ row }) => row))
});

const distinct = (cells: readonly GridCell[]): readonly GridCell[] => [
	...new Map(cells.map((cell) => [`${String(cell.column)},${String(cell.row)}`, cell])).values()
];

function readBoxes(text: string | undefined): Read<readonly string[]> {
	if (text === undefined) return fail('Say what is played with: --boxes.');
	const boxes = text.split(',').map((name) => name.trim());
	const unknown = boxes.find((name) => !BOX_NAMES.includes(name));
	if (unknown === undefined) return ok(boxes);
	return fail(`There is no box ${unknown}. Known are ${BOX_NAMES.join(', ')}.`);
}
