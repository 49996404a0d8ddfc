import { fail, ok, type Result } from '../../../src/lib/engine/result';
import type { Corners } from '../../../src/lib/snap/reading';
import { readCorners } from '../snap/arguments';

/** What `npm run watch` is asked for. */
export interface WatchArguments {
	/** A folder of pictures, or a film. */
	readonly frames: string;
	/** The game file with the turns before. */
	readonly game: string;
	/** In pixels of the pictures as they are shown; undefined where the grid is to be found. */
	readonly corners: Corners | undefined;
	/** A game file, or a list of turns, with which the game goes on. */
	readonly truth: string | undefined;
	readonly framesASecond: number;
	/** Whether to say on the standard error what each picture shows. */
	readonly verbose: boolean;
}

/**
 * Pictures a second where nobody says how many. So few that a film with one picture of each second in which all is still can be
 * read; in a film with more of them only the waiting is shorter: three pictures that are alike are a rest.
 */
const FRAMES_A_SECOND = 1;
/** More can't be told apart by times of whole milliseconds. */
const MOST_FRAMES_A_SECOND = 1000;

export const USAGE = `npm run --silent watch -- FRAMES --game FILE --corners x1,y1,x2,y2,x3,y3,x4,y4 | --find [--truth FILE] [--fps N] [--verbose]
  FRAMES     a folder of PNG or JPEG pictures, taken in the order of their names, or an .mjpeg film: JPEGs one after another
  --game     the game file (.tilekeep.json) with the turns before
  --corners  the outer corners of the smallest grid that holds all tiles of that game, clockwise, in pixels of the first
             picture as it is shown; whichever is first, the tiles tell how the board is turned
  --find     finds that grid in the first picture by itself
  --truth    a file of the same game with further turns, or a JSON list of turns, each {"tile": …, "spot": [x, y], "rotation": …,
             "figure": {"piece": …, "segment": …} or null, "frame": the picture from which on it surely lies, if you know}:
             the game goes on with these instead of what is proposed first; turns that were never proposed are entered too
  --fps      pictures a second, ${String(FRAMES_A_SECOND)} without it; the time of a picture is its number divided by this. Tiles are read once
             nothing has moved for 0.7 s, and a turn is entered once its proposal has stood for 2 s, or another tile is seen
  --verbose  says on the standard error what each picture shows
Prints one JSON object a line for each proposal:
  frame      the number of the picture, from 0, in which it was first seen as it is told; time: its seconds
  tile, spot, rotation, figure
             the likeliest turn: an id; [x, y], x to the east and y to the south of the start tile; clockwise quarter turns;
             {"piece": …, "segment": …}, or null for none. Tile and rotation are null for a tile that the game doesn't know
  sure       true where a single yes is asked for; certain: true where tables that want it are not even asked
  margin     by how much the tile goes better with the pictures than any other, and odds: how much likelier a tile lies
             there than none; natural logarithms
  next       what else it may be, the likeliest first: [{"tile": …, "rotation": …, "figure": …}, …]
  entered    true where the game went on with it; false where the tile was taken away again, isn't in the truth, or can't be entered
Bad input ends with 2, and a sentence on the standard error.`;

type Read<T> = Result<T, string>;

/** Understands the command line; the error is a sentence. */
export function readArguments(words: readonly string[]): Read<WatchArguments> {
	const split = splitWords(words);
	if (!split.ok) return split;
	const { names, options } = split.value;
	const [frames] = names;
	if (frames === undefined || names.length > 1)
		return fail('Name one folder of pictures, or one film.');
	const game = options.get('--game');
	if (game === undefined) return fail('Say which game is played: --game.');
	const corners = readPlace(options.get('--corners'), words.includes('--find'));
	if (!corners.ok) return corners;
	const framesASecond = readRate(options.get('--fps'));
	if (!framesASecond.ok) return framesASecond;
	return ok({
		frames,
		game,
		corners: corners.value,
		truth: options.get('--truth'),
		framesASecond: framesASecond.value,
		verbose: words.includes('--verbose')
	});
}

const OPTIONS = ['--game', '--corners', '--truth', '--fps'];
const SWITCHES = ['--find', '--verbose'];

function splitWords(words: readonly string[]) {
	const names: string[] = [];
	const options = new Map<string, string>();
	const left = words.filter((word) => !SWITCHES.includes(word));
	for (let at = 0; at < left.length; at++) {
		const [word = '', value] = [left[at], left[at + 1]];
		if (!word.startsWith('--')) names.push(word);
		else if (!OPTIONS.includes(word)) return fail(`There is no option ${word}.`);
		else if (value === undefined) return fail(`${word} needs a value.`);
		else options.set(left[at++] ?? '', value);
	}
	return ok({ names, options });
}

function readPlace(corners: string | undefined, isFound: boolean): Read<Corners | undefined> {
	if (isFound && corners !== undefined) return fail('Say either --corners or --find, not both.');
	if (isFound) return ok(undefined);
	return corners === undefined
		? fail('Say where the tiles lie: --corners, or --find.')
		: readCorners(corners);
}

function readRate(text: string | undefined): Read<number> {
	const rate = text === undefined ? FRAMES_A_SECOND : text.trim() === '' ? NaN : Number(text);
	return rate > 0 && rate <= MOST_FRAMES_A_SECOND
		? ok(rate)
		: fail('--fps is a number of pictures a second.');
}
