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

/** Where the lines go: what is found, and what is said about it. */
interface Output {
	readonly print: (line: string) => void;
	readonly say: (line: string) => void;
}

/** All that is opened before the first picture is looked at. */
interface Opened {
	readonly film: Film;
	readonly follower: Follower;
}

/** Follows a game through a film of its table, and prints what is proposed. @returns the code with which the command ends */
export async function watchFilm(words: readonly string[], output: Output): Promise<number> {
	const asked = readArguments(words);
	if (!asked.ok) return refuse(output, `${asked.error}\n${USAGE}`);
	const opened = await open(asked.value);
	if (!opened.ok) return refuse(output, opened.error);
	const followed = await follow(opened.value, asked.value, output);
	return followed.ok ? 0 : refuse(output, followed.error);
}

/** Says why nothing can be done. */
function refuse({ say }: Output, sentence: string): number {
	say(sentence);
	return 2;
}

async function open(asked: WatchArguments): Promise<Result<Opened, string>> {
	const game = await openGame(asked.game);
	if (!game.ok) return game;
	const truth = asked.truth === undefined ? undefined : await openTruth(asked.truth, game.value);
	if (truth?.ok === false) return truth;
	const film = await openFilm(asked.frames);
	if (!film.ok) return film;
	const first = await film.value.picture(0);
	if (!first.ok) return first;
	const { events, header } = game.value;
	const [reader, table] = [
		await openReader(),
		knownTableOf(gameAfter(game.value, events), header.players)
	];
	const view = viewIn(first.value, asked.corners, table, reader);
	if (!view.ok) return view;
	const watcher = new Watcher(reader, view.value, table);
	return ok({ film: film.value, follower: new Follower(game.value, watcher, truth?.value) });
}

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
	const small = ({ x, y }: Corners[number]) => ({ x: x * scale, y: y * scale });
	return [small(p), small(q), small(r), small(s)];
}

async function follow(
	{ film, follower }: Opened,
	{ framesASecond, verbose }: WatchArguments,
	output: Output
): Promise<Result<undefined, string>> {
	for (let index = 0; index < film.count; index++) {
		const picture = await film.picture(index);
		if (!picture.ok) return picture;
		const time = Math.round((1000 * index) / framesASecond);
		const start = performance.now();
		const { sight, proposed } = follower.take(index, { picture: picture.value.photo, time });
		const took = (performance.now() - start).toFixed(0);
		if (verbose) output.say(`${String(index)} (${took} ms): ${told(sight)}`);
		printAll(proposed, output);
	}
	printAll(follower.end(), output);
	return ok(undefined);
}

function printAll(proposed: readonly Proposed[], { print }: Output): void {
	for (const one of proposed) print(JSON.stringify(printedOf(one)));
}

const told = (sight: Sight): string =>
	sight.kind === 'still'
		? JSON.stringify({ news: sight.news, differences: sight.differences })
		: sight.kind;
