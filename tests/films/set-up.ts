import { join } from 'node:path';
import type { Spot } from '../../src/lib/engine/spot';
import { inverse, mapPoint, type Homography } from '../../src/lib/snap/grid/homography';
import type { Reader } from '../../src/lib/snap/read-table';
import { knownTableOf } from '../../src/lib/table/watch/known-table';
import { findBoard } from '../../src/lib/watch/find-board';
import { decodePhoto } from '../tools/snap/photo';
import { gameAfter, openGame } from '../tools/watch/game';
import { must, readFilm } from './film-file';

/** How many tiles lie when a table is set up, one after another. */
const SET_UP_TILES = [1, 4, 8, 12, 25, 50] as const;
/** How many turns are still to come, for which the camera has room. */
const ROOM = [6, 25, 999] as const;

/** A table to set up, by its number: which tiles lie, and for how many turns the phone stands. */
export const setUpOf = (number: number): { readonly tiles: number; readonly room: number } => ({
	tiles: SET_UP_TILES[number % SET_UP_TILES.length] ?? 1,
	room: ROOM[Math.floor(number / SET_UP_TILES.length) % ROOM.length] ?? 999
});

/** A found board is right up to here, and wrong from there on: the farthest corner of a tile, in tiles. */
const [RIGHT, WRONG] = [0.1, 0.3];

/** What came of looking for a board in a picture. */
export interface SetUpOutcome {
	readonly name: string;
	readonly tiles: number;
	/** Near: found on the right spots, but not right. */
	readonly kind: 'right' | 'near' | 'wrong' | 'nothing';
	/** How far the farthest corner of a tile is off, in tiles; undefined where nothing was found. */
	readonly off: number | undefined;
	/** Of a processor. */
	readonly milliseconds: number;
}

/** Looks for the board in the first picture of a film, as the app does. */
export async function measureSetUp(
	folder: string,
	name: string,
	reader: Reader
): Promise<SetUpOutcome> {
	const opened = must(await openGame(join(folder, 'game.json')));
	const table = knownTableOf(gameAfter(opened, opened.events), opened.header.players);
	const [frame] = readFilm(folder).frames;
	if (!frame) throw new Error('The film has no picture.');
	const { photo } = must(await decodePhoto(join(folder, frame.file)));
	const start = process.cpuUsage();
	const { view } = findBoard(photo, undefined, table, reader);
	const { user, system } = process.cpuUsage(start);
	const off = view && farthestOff(frame.view, view, table.laid);
	const milliseconds = (user + system) / 1000;
	return { name, tiles: table.laid.length, kind: kindOf(off), off, milliseconds };
}

function kindOf(off: number | undefined): SetUpOutcome['kind'] {
	if (off === undefined) return 'nothing';
	if (off <= RIGHT) return 'right';
	return off < WRONG ? 'near' : 'wrong';
}

/** How far the farthest corner of some tiles lies off, in tiles. */
function farthestOff(truth: Homography, view: Homography, spots: readonly Spot[]): number {
	const back = inverse(truth);
	const offs = spots.flatMap(({ x, y }) =>
		[0, 1].flatMap((right) =>
			[0, 1].map((down) => {
				const at = { x: x + right, y: y + down };
				const there = mapPoint(back, mapPoint(view, at));
				return Math.hypot(there.x - at.x, there.y - at.y);
			})
		)
	);
	return Math.max(...offs);
}

/** What was measured of set-ups, a sentence a line: how often what came of it, by how many tiles lay. */
export function setUpSummaryOf(outcomes: readonly SetUpOutcome[]): readonly string[] {
	const times = outcomes.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
	const numbers = [...new Set(outcomes.map(({ tiles }) => tiles))].sort((a, b) => a - b);
	const most = times.at(-1) ?? 0;
	return [
		`${String(outcomes.length)} set-ups: ${counted(outcomes)}`,
		...numbers.map(
			(number) =>
				`${String(number)} tiles: ${counted(outcomes.filter(({ tiles }) => tiles === number))}`
		),
		`Of a processor: ${(times[times.length >> 1] ?? 0).toFixed(0)} ms in the median, ${most.toFixed(0)} ms at most`
	];
}

const counted = (outcomes: readonly SetUpOutcome[]): string =>
	(['right', 'near', 'wrong', 'nothing'] as const)
		.map((kind) => `${kind} ${String(outcomes.filter((one) => one.kind === kind).length)}`)
		.join(', ');

/** One line on a set-up. */
export const setUpLineOf = ({ name, tiles, kind, off, milliseconds }: SetUpOutcome): string =>
	`${name}: ${String(tiles)} tiles, ${kind}${off === undefined ? '' : `, off by ${off.toFixed(2)} tile`}, ${milliseconds.toFixed(0)} ms`;
