import { parseArgs } from 'node:util';
import { fail, ok, type Result } from '../../src/lib/engine/result';

/** What a film is made of. */
export interface FilmOptions {
	/** The id of a recorded game (tests/games), or a game file. */
	readonly game: string;
	readonly seed: number;
	/** The first turn, from 0. */
	readonly from: number;
	readonly turns: number;
	/** A folder, made where it isn't there. */
	readonly out: string;
	/** What goes wrong on the table, parted by commas: see `HAZARDS` in story.py. */
	readonly hazards: string;
	/** Before how many turns the table is bumped: a part of all. */
	readonly bumping: number;
	/** Width of the pictures in pixels; their height is nine sixteenths of it. */
	readonly width: number;
	/** True for one file of JPEGs one after another, as Chromium takes it for a camera. */
	readonly mjpeg: boolean;
	/** True for the first picture only: what lies on the table, seen as for all turns of the film. */
	readonly still?: boolean;
}

/** Before how many turns a table is bumped. */
export const BUMPING = 0.07;

export const USAGE = `npm run film -- --game GAME --out FOLDER [options]
  --game     id of a recorded game (base-108), or a game file
  --seed     from which everything by chance comes; 1 without
  --from     the first turn that is filmed, from 0; 0 without
  --turns    how many turns; all without
  --hazards  what goes wrong, parted by commas: all, none, or of bump,push,back,double,shadow,arm,cup,blur
  --bumping  before which part of the turns the table is bumped; 0.07 without
  --width    of the pictures in pixels; 1280 without
  --mjpeg    also one film.mjpeg for Chromium's camera, 30 pictures a second
  --still    only the first picture, as it is for a film of all these turns`;

/** Understands the command line; the error is a sentence. */
export function readOptions(words: readonly string[]): Result<FilmOptions, string> {
	const values = parsed(words);
	if (!values) return fail('There is an option that nobody knows, or one without its value.');
	const { game, out } = values;
	if (!game || !out) return fail('Say which game is filmed, and where the film goes.');
	const [seed, from, turns, width] = [
		values.seed ?? '1',
		values.from ?? '0',
		values.turns ?? '999',
		values.width ?? '1280'
	].map(Number);
	if (seed === undefined || from === undefined || turns === undefined || width === undefined)
		return fail('Numbers are missing.');
	if (![seed, from, turns, width].every((one) => Number.isInteger(one) && one >= 0))
		return fail('Seed, turns and width are whole numbers.');
	const { hazards = 'all', mjpeg = false, still = false } = values;
	const bumping = Number(values.bumping ?? BUMPING);
	if (!(bumping >= 0 && bumping <= 1)) return fail('Bumping is a part of all turns, from 0 to 1.');
	return ok({ game, out, seed, from, turns, width, hazards, bumping, mjpeg, still });
}

function parsed(words: readonly string[]) {
	const type = 'string' as const;
	const options = {
		game: { type },
		out: { type },
		seed: { type },
		from: { type },
		turns: { type },
		hazards: { type },
		bumping: { type },
		width: { type },
		mjpeg: { type: 'boolean' as const },
		still: { type: 'boolean' as const }
	};
	try {
		return parseArgs({ args: [...words], options }).values;
	} catch {
		return undefined;
	}
}
