/** Reads a table from a photo, and prints it as one JSON object: `npm run snap`; see `USAGE`. */
import { PLAYER_COLOURS } from '../../../src/lib/engine/colours';
import { countCells } from '../../../src/lib/snap/grid/count-cells';
import { runToEnd } from '../../../src/lib/snap/grid/viewing';
import { readingOf, seeTable } from '../../../src/lib/snap/read-table';
import type { Corners, Pixels, Reading } from '../../../src/lib/snap/reading';
import { readArguments, USAGE, type SnapArguments } from './arguments';
import { tilesOf } from './boxes';
import { decodePhoto } from './photo';
import { printedOf } from './printed';
import { openReader } from './reader';

/** More figures of a colour than this never stand on a table. */
const FIGURES = 10;

/** Ends with a sentence on the standard error. */
function refuse(sentence: string): never {
	process.stderr.write(`${sentence}\n`);
	process.exit(2);
}

/** Runs a step, and says how long it took. */
function timed<T>(verbose: boolean, step: string, run: () => T): T {
	const start = performance.now();
	const result = run();
	const took = (performance.now() - start).toFixed(0);
	if (verbose) process.stderr.write(`${step}: ${took} ms\n`);
	return result;
}

async function read(asked: SnapArguments, photo: Pixels, corners: Corners): Promise<Reading> {
	const { verbose } = asked;
	const reader = await openReader();
	const tiles = await tilesOf(asked.boxes);
	const size =
		asked.size ?? timed(verbose, 'Counting', () => countCells(photo, corners, reader.look));
	if (verbose) process.stderr.write(`${String(size.columns)} columns, ${String(size.rows)} rows\n`);
	const { columns, rows } = size;
	const figures = new Map(PLAYER_COLOURS.map((colour) => [colour, FIGURES]));
	const request = { photo, grid: { columns, rows, corners }, cells: asked.cells, tiles, figures };
	const seen = timed(verbose, 'Looking', () => runToEnd(seeTable(request, reader)));
	return timed(verbose, 'Deciding', () => readingOf(seen));
}

async function main(words: readonly string[]): Promise<void> {
	const asked = readArguments(words);
	if (!asked.ok) return refuse(`${asked.error}\n${USAGE}`);
	const decoded = await decodePhoto(asked.value.photo);
	if (!decoded.ok) return refuse(decoded.error);
	const { photo, scale } = decoded.value;
	const [p, q, r, s] = asked.value.corners;
	const scaled = ({ x, y }: Corners[number]) => ({ x: x * scale, y: y * scale });
	const corners: Corners = [scaled(p), scaled(q), scaled(r), scaled(s)];
	const reading = await read(asked.value, photo, corners);
	process.stdout.write(`${JSON.stringify(printedOf(reading))}\n`);
}

await main(process.argv.slice(2));
