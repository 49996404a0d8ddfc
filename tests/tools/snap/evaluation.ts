import { readdirSync, readFileSync } from 'node:fs';
import { PLAYER_COLOURS } from '../../../src/lib/engine/colours';
import { tile } from '../../../src/lib/engine/tile';
import { findGrid } from '../../../src/lib/snap/grid/find-grid';
import { gridCorners, homographyOf, mapPoint } from '../../../src/lib/snap/grid/homography';
import { runToEnd, type Look } from '../../../src/lib/snap/grid/viewing';
import { lookFinder } from '../../../src/lib/snap/looks';
import { Network } from '../../../src/lib/snap/network/network';
import { readWeights } from '../../../src/lib/snap/network/weights';
import {
	readingOf,
	seeTable,
	type KnownCell,
	type SeenTable
} from '../../../src/lib/snap/read-table';
import type {
	CellContent,
	Corners,
	Grid,
	GridCell,
	Pixels,
	Point,
	ReadCell,
	Reading
} from '../../../src/lib/snap/reading';
import { tilesOf } from './boxes';
import { decodePhoto } from './photo';

type Pair = readonly [number, number];
type Supply = Awaited<ReturnType<typeof tilesOf>>;

/** What `simulate.py` writes beside a photo. Cells are column and row. */
interface Truth {
	readonly columns: number;
	readonly rows: number;
	/** As `npm run snap` takes them. */
	readonly boxes: readonly string[];
	readonly corners: readonly [Pair, Pair, Pair, Pair];
	readonly tapped: readonly [Pair, Pair, Pair, Pair];
	readonly cells: readonly {
		readonly cell: Pair;
		readonly line: string;
		readonly rotation: number;
	}[];
	readonly figures: readonly { readonly cell: Pair; readonly colour: string }[];
}

/** How well one photo was read. */
interface Outcome {
	readonly name: string;
	readonly tiles: number;
	/** Share of laid tiles with the right design and turn. */
	readonly right: number;
	readonly wrongUnmarked: number;
	/** Right cells that are marked as unsure. */
	readonly needlessMarks: number;
	/** Cells that a user must mend, one after another, until all is right. */
	readonly mends: number;
	/** Share of all cells told rightly to be empty or laid. */
	readonly emptyRight: number;
	readonly figures: { readonly there: number; readonly found: number; readonly invented: number };
	/** In milliseconds. */
	readonly took: number;
}

/** More figures of a colour than this never stand on a table. */
const FIGURES = 10;

const weights = readFileSync('src/lib/snap/network/weights.bin');
const network = new Network(
	readWeights(weights.buffer.slice(weights.byteOffset, weights.byteOffset + weights.byteLength))
);
const lookOf = lookFinder(network.looks);

/** What a cell shows, so that all tiles which look the same are equal. */
function shownBy(content: CellContent, lines: ReadonlyMap<string, string>): string {
	if (content.kind !== 'tile') return content.kind;
	return shown(lines.get(content.tile) ?? '', content.rotation);
}

function shown(line: string, rotation: number): string {
	const found = lookOf(tile(line, {}, line));
	const period = network.looks[found?.look ?? -1]?.period ?? 4;
	return `${String(found?.look)}/${String((rotation + (found?.rotation ?? 0)) % period)}`;
}

const at = ({ column, row }: GridCell): string => `${String(column)},${String(row)}`;

/** Reads all photos of a folder that have their truth beside them, in the order of their names. */
export async function evaluateFolder(
	folder: string,
	report: (outcome: Outcome) => void = () => undefined
): Promise<readonly Outcome[]> {
	const outcomes: Outcome[] = [];
	for (const name of namesIn(folder)) {
		const outcome = await evaluate(folder, name);
		report(outcome);
		outcomes.push(outcome);
	}
	return outcomes;
}

const namesIn = (folder: string): readonly string[] =>
	readdirSync(folder)
		.filter((file) => file.endsWith('.json'))
		.map((file) => file.slice(0, -'.json'.length))
		.sort();

/** What the photo of a name shows. It was written by our own tool. */
const truthOf = (folder: string, name: string): Truth =>
	JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8')) as Truth;

const look: Look = (cutOuts, count) => network.look(cutOuts, count);

async function photoOf(folder: string, name: string): Promise<Pixels> {
	const decoded = await decodePhoto(`${folder}/${name}.jpg`);
	if (!decoded.ok) throw new Error(decoded.error);
	return decoded.value.photo;
}

const cornersAt = (pairs: Truth['corners']): Corners =>
	pairs.map(([x, y]) => ({ x, y })) as readonly Point[] as Corners;

/** How well the corners of one photo were found without a touch. */
interface FoundCorners {
	readonly name: string;
	/** How far the worst corner lies off, in tiles; undefined where nothing sure was found. */
	readonly off: number | undefined;
	/** In milliseconds. */
	readonly took: number;
}

/** Finds the corners in all photos of a folder that have their truth beside them, in the order of their names. */
export async function findCornersIn(folder: string): Promise<readonly FoundCorners[]> {
	const all: FoundCorners[] = [];
	for (const name of namesIn(folder)) {
		const photo = await photoOf(folder, name);
		const start = performance.now();
		const grid = findGrid(photo, look);
		const took = performance.now() - start;
		all.push({ name, off: grid && offFrom(truthOf(folder, name), grid), took });
	}
	return all;
}

/** Which corner counts first doesn't matter: a board may be read from any side. */
function offFrom({ corners, ...size }: Truth, found: Grid): number {
	const toTable = homographyOf(cornersAt(corners), gridCorners(size));
	const seen = found.corners.map((corner) => mapPoint(toTable, corner));
	const offs = [0, 1, 2, 3].map((turn) =>
		gridCorners(size).map(({ x, y }, index) => {
			const at = seen[(index + turn) % 4] ?? { x: Infinity, y: Infinity };
			return Math.hypot(at.x - x, at.y - y);
		})
	);
	return Math.min(...offs.map((each) => Math.max(...each)));
}

async function evaluate(folder: string, name: string): Promise<Outcome> {
	const truth = truthOf(folder, name);
	const supply = await tilesOf(truth.boxes);
	const lines = new Map(supply.map(({ type }) => [type.id as string, type.line]));
	const laid = new Map(
		truth.cells.map(({ cell: [column, row], line, rotation }) => [
			at({ column, row }),
			shown(line, rotation)
		])
	);
	const start = performance.now();
	const seen = see(await photoOf(folder, name), truth, supply);
	const reading = readingOf(seen);
	const took = performance.now() - start;
	const isRight = ({ cell, content }: ReadCell) =>
		shownBy(content, lines) === (laid.get(at(cell)) ?? 'empty');
	const { cells } = reading;
	return {
		name,
		tiles: laid.size,
		right: cells.filter((cell) => laid.has(at(cell.cell)) && isRight(cell)).length / laid.size,
		wrongUnmarked: cells.filter((cell) => cell.sure && !isRight(cell)).length,
		needlessMarks: cells.filter((cell) => !cell.sure && isRight(cell)).length,
		mends: mendsOf(seen, reading, isRight, (cell) => contentOf(laid.get(at(cell)), supply, lines)),
		emptyRight:
			cells.filter(({ cell, content }) => (content.kind === 'empty') !== laid.has(at(cell)))
				.length / cells.length,
		figures: figuresOf(reading, truth),
		took
	};
}

function see(photo: Pixels, { columns, rows, tapped }: Truth, tiles: Supply): SeenTable {
	const grid = { columns, rows, corners: cornersAt(tapped) };
	const figures = new Map(PLAYER_COLOURS.map((colour) => [colour, FIGURES]));
	return runToEnd(seeTable({ photo, grid, tiles, figures }, { looks: network.looks, look }));
}

/** A content that looks like this; the first tile of the boxes that does. */
function contentOf(
	look: string | undefined,
	supply: Supply,
	lines: ReadonlyMap<string, string>
): CellContent {
	if (look === undefined) return { kind: 'empty' };
	for (const { type } of supply)
		for (const rotation of [0, 1, 2, 3] as const) {
			const content: CellContent = { kind: 'tile', tile: type.id, rotation };
			if (shownBy(content, lines) === look) return content;
		}
	throw new Error('No box has the tile of the photo.');
}

/** How many wrong cells must be told, the unsure ones first, with a new decision after each. */
function mendsOf(
	seen: SeenTable,
	first: Reading,
	isRight: (cell: ReadCell) => boolean,
	truth: (cell: GridCell) => CellContent
): number {
	const known: KnownCell[] = [];
	let reading = first;
	for (;;) {
		const wrong = reading.cells.filter((cell) => !isRight(cell));
		const next = wrong.find(({ sure }) => !sure) ?? wrong[0];
		if (!next || known.length > 40) return known.length;
		known.push({ cell: next.cell, content: truth(next.cell) });
		reading = readingOf(seen, known);
	}
}

function figuresOf({ figures }: Reading, truth: Truth): Outcome['figures'] {
	const colours: readonly string[] = PLAYER_COLOURS;
	const there = new Set(
		truth.figures
			.filter(({ colour }) => colours.includes(colour))
			.map(({ cell: [column, row], colour }) => `${at({ column, row })} ${colour}`)
	);
	const found = figures.filter(({ cell, colour }) => there.has(`${at(cell)} ${colour}`)).length;
	return { there: there.size, found, invented: figures.length - found };
}

/** The means over all boards, and the worst board's share of right tiles. */
export function inTotal(outcomes: readonly Outcome[]) {
	const mean = (value: (outcome: Outcome) => number): number =>
		outcomes.reduce((sum, outcome) => sum + value(outcome), 0) / outcomes.length;
	return {
		right: mean(({ right }) => right),
		worst: Math.min(...outcomes.map(({ right }) => right)),
		wrongUnmarked: mean(({ wrongUnmarked }) => wrongUnmarked),
		needlessMarks: mean(({ needlessMarks }) => needlessMarks),
		mends: mean(({ mends }) => mends),
		emptyRight: mean(({ emptyRight }) => emptyRight)
	};
}
