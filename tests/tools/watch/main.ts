/** Follows a game through a film of its table, and prints what is proposed: `npm run watch`; see `USAGE`. */
import { fail, ok, type Result } from '../../../src/lib/engine/result';
import type { Homography } from '../../../src/lib/snap/grid/homography';
import type { Reader } from '../../../src/lib/snap/read-table';
import type { Corners } from '../../../src/lib/snap/reading';
import { knownTableOf } from '../../../src/lib/table/watch/known-table';
import { findBoard } from '../../../src/lib/watch/find-board';
import { Watcher } from '../../../src/lib/watch/watcher';
import type { KnownTable, Sight } from '../../../src/lib/watch/watching';
import { openReader } from '../snap/reader';
import { readArguments, USAGE, type WatchArguments } from './arguments';
import { openFilm, type Film, type Picture } from './film';
import { Follower, type Proposed } from './follow';
import { gameAfter, openGame } from './game';
import { printedOf } from './printed';
import { openTruth } from './truth';

/** Ends with a sentence on the standard error. */
function refuse(sentence: string): never {
	process.stderr.write(`${sentence}\n`);
	process.exit(2);
}

/** The value, or the end with a sentence. */
const need = <T>(result: Result<T, string>): T => (result.ok ? result.value : refuse(result.error));

/** Where the board lies in a picture; the error is a sentence. */
function viewIn(
	{ photo, scale }: Picture,
	corners: Corners | undefined,
	table: KnownTable,
	reader: Reader
): Result<Homography, string> {
	const { view } = findBoard(photo, corners && scaled(corners, scale), table, reader);
	if (view) return ok(view);
	return fail(
		corners
			? 'Between the corners lie other tiles than those of the game.'
			: 'The tiles of the game are not found in the first picture: say where they lie, --corners.'
	);
}

function scaled([p, q, r, s]: Corners, scale: number): Corners {
	const scale1 = ({ x, y }: Corners[number]) => ({ x: x * scale, y: y * scale });
	return [scale1(p), scale1(q), scale1(r), scale1(s)];
}

const print = (proposed: readonly Proposed[]): void => {
	for (const one of proposed) process.stdout.write(`${JSON.stringify(printedOf(one))}\n`);
};

const told = (sight: Sight): string =>
	sight.kind === 'still'
		? JSON.stringify({ news: sight.news, differences: sight.differences })
		: sight.kind;

async function follow(
	film: Film,
	follower: Follower,
	{ framesASecond, verbose }: WatchArguments
): Promise<void> {
	for (let index = 0; index < film.count; index++) {
		const { photo } = need(await film.picture(index));
		const time = Math.round((1000 * index) / framesASecond);
		const start = performance.now();
		const { sight, proposed } = follower.take(index, { picture: photo, time });
		const took = (performance.now() - start).toFixed(0);
		if (verbose) process.stderr.write(`${String(index)} (${took} ms): ${told(sight)}\n`);
		print(proposed);
	}
	print(follower.end());
}

async function main(words: readonly string[]): Promise<void> {
	const read = readArguments(words);
	const asked = read.ok ? read.value : refuse(`${read.error}\n${USAGE}`);
	const opened = need(await openGame(asked.game));
	const truth = asked.truth === undefined ? undefined : need(await openTruth(asked.truth, opened));
	const film = need(await openFilm(asked.frames));
	const first = need(await film.picture(0));
	const reader = await openReader();
	const table = knownTableOf(gameAfter(opened, opened.events), opened.header.players);
	const view = need(viewIn(first, asked.corners, table, reader));
	await follow(film, new Follower(opened, new Watcher(reader, view, table), truth), asked);
}

await main(process.argv.slice(2));
