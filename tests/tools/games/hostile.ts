import { linkOf } from '../../../src/lib/share/link';
import { packGame } from '../../../src/lib/share/pack';
import { MAX_EVENTS } from '../../../src/lib/record/record-problem';
import { MAX_ENTRIES } from '../../../src/lib/record/parse-file';
import { BACKUP_ENDING } from '../../../src/lib/share/backup';
import { START_TIME } from '../../record/support';
import { seededRandom } from './seeded-random';
import { LONG_GAMES, longFile, recordOfMany, rewritten, STANDING } from './hostile/games';
import { followedBy, greyPng, gzipOf, pngOf, textBomb } from './hostile/packing';

/*
 * Inputs made to block a page. They can be made in a browser as well, and are always the same; none
 * is larger than 8 MB, whatever it grows to.
 */

/** An input, and how it gets into the app. */
export interface HostileInput {
	/** Description for people. */
	readonly says: string;
	/** A file name; `text` for pasted text; `link` for what follows the `#`. */
	readonly as: string;
	readonly make: () => Promise<Uint8Array<ArrayBuffer>>;
}

const letters = new TextEncoder();
const inLetters = (text: string) => Promise.resolve(letters.encode(text));

const HEAD = { backup: 1, made: START_TIME, told: [], people: [] };
const headOf = (games: number): string => `${JSON.stringify({ ...HEAD, games })}\n`;

const file = (says: string, as: string, make: HostileInput['make']): HostileInput => ({
	says,
	as,
	make
});
const backup = (says: string, parts: () => Iterable<string>): HostileInput =>
	file(says, `hostile${BACKUP_ENDING}`, () => gzipOf(parts()));

/** An empty game as a line of a backup. */
const emptyGame = (index: number): string =>
	`${JSON.stringify({ tilekeep: 3, ...recordOfMany(`empty-${String(index)}`, 0, () => ({})) })}\n`;

const gameLine = (id: string, text: string): string =>
	`${JSON.stringify({ ...(JSON.parse(text) as object) }).replace(/"id":"[^"]*"/, `"id":"${id}"`)}\n`;

function* manyGames(count: number, line: (index: number) => string): Generator<string> {
	yield headOf(count);
	for (let index = 0; index < count; index++) yield line(index);
}

/** An unreadable game with this many entries. */
const unreadGame = (index: number, entries: number): string =>
	`${JSON.stringify({
		unread: {
			id: `unread-${String(index)}`,
			stored: {
				header: { box: 'moon' },
				entries: Array.from({ length: entries }, (_, seq) => ({ seq, entry: { v: 9, seq } }))
			}
		}
	})}\n`;

function* longGames(count: number): Generator<string> {
	const text = longFile('corrections of one turn', MAX_ENTRIES);
	yield* manyGames(count, (index) => gameLine(`long-${String(index)}`, text));
}

/** Packed files that unpack to a thousand times their size, and very large ones. */
const BACKUPS: readonly HostileInput[] = [
	backup('a backup of 390 MB of blank lines', () => followedBy(headOf(0), '\n', 390_000_000)),
	backup('a backup of one line of 390 MB', () => followedBy(headOf(1), ' ', 390_000_000)),
	backup('a backup that unpacks to more than 400 MB', () =>
		followedBy(headOf(0), '\n', 450_000_000)
	),
	backup('a backup of blank lines without a head', () => followedBy('\n', '\n', 390_000_000)),
	backup('a backup of 20,000 games', () => manyGames(20_000, emptyGame)),
	backup('a backup of ten games of 10,000 corrections', () => longGames(10)),
	backup('a backup of ten unread games of 10,000 entries', () =>
		manyGames(10, (index) => unreadGame(index, MAX_ENTRIES))
	),
	backup('a backup of an unread game of 100,000 entries', () =>
		manyGames(1, (index) => unreadGame(index, 100_000))
	)
];

/** Most of them that a game may have. */
const mostOf = (kind: string): number => (STANDING.includes(kind) ? MAX_EVENTS : MAX_ENTRIES);

const json = (says: string, text: () => string): HostileInput =>
	file(says, 'hostile.json', () => inLetters(text()));

/** Text of up to 5 MB. */
const FILES: readonly HostileInput[] = [
	...Object.keys(LONG_GAMES).map((kind) =>
		json(`a game of as many ${kind} as are read`, () => longFile(kind, mostOf(kind)))
	),
	...Object.keys(LONG_GAMES).map((kind) =>
		json(`a game of 20,000 ${kind}`, () => longFile(kind, 20_000))
	),
	json('a game rewritten by 400 corrections of 70 turns each', () => rewritten(400)),
	json('5 MB of JSON nested 2,500,000 deep', () => '['.repeat(2_499_990) + ']'.repeat(2_499_990)),
	json('5 MB of JSON that is never closed', () => '[['.repeat(2_499_990)),
	json('5 MB of numbers that break at the end', () => `[${'1,'.repeat(2_499_990)}x`),
	json('5 MB of strings that break at the end', () => `[${'"a",'.repeat(1_249_990)}"`),
	json('5 MB of blanks', () => ' '.repeat(4_999_990)),
	json(
		'5 MB of entries of no game',
		() => `{"tilekeep":3,"entries":[${'{},'.repeat(1_666_000)}{}]}`
	)
];

/** Random black and white squares: everything looks like the corner of a QR code. */
async function squares(width: number, height: number, each: number) {
	const by = seededRandom(20261122);
	const [across, down] = [Math.ceil(width / each), Math.ceil(height / each)];
	const cells = Uint8Array.from({ length: across * down }, () => 255 * by.below(2));
	const at = (x: number, y: number) =>
		cells[Math.floor(y / each) * across + Math.floor(x / each)] ?? 0;
	return greyPng(width, height, at);
}

/** Dark rings of a QR code's corner: distance from its middle, in modules. */
const isDark = (x: number, y: number): boolean => {
	const far = Math.max(Math.abs((x % 9) - 4), Math.abs((y % 9) - 4));
	return far < 2 || far === 3;
};

const picture = (says: string, make: HostileInput['make']): HostileInput =>
	file(says, 'hostile.png', make);

/** A JPEG that ends right after the size it declares. */
const claimedJpeg = (width: number, height: number): Uint8Array<ArrayBuffer> =>
	Uint8Array.of(
		...[0xff, 0xd8, 0xff, 0xc0, 0, 11, 8],
		...[height >> 8, height & 255, width >> 8, width & 255],
		...[1, 1, 0x11, 0, 0xff, 0xd9]
	);

/** Pictures without a QR code, or that declare more pixels than they have. */
const PICTURES: readonly HostileInput[] = [
	picture('a picture without a code', () => squares(2_400, 2_400, 6)),
	picture('a picture full of corners of codes', () =>
		greyPng(2_400, 2_400, (x, y) => (isDark(x >> 2, y >> 2) ? 0 : 255))
	),
	picture('a picture of a photograph’s size', () => squares(5_000, 4_000, 24)),
	picture('a blank picture of 55 megapixels', () => greyPng(11_000, 5_000, () => 255)),
	picture('a picture that claims 100 megapixels', () =>
		Promise.resolve(pngOf(10_000, 10_000, new Uint8Array(9)))
	),
	picture('a picture that claims 2 billion by 2 billion pixels', () =>
		Promise.resolve(pngOf(2 ** 31 - 1, 2 ** 31 - 1, new Uint8Array(9)))
	),
	picture('a picture with 400 MB of text packed in it', async () =>
		greyPng(64, 64, () => 255, await textBomb(400_000_000))
	),
	file('a photograph that claims 65,500 by 65,500 pixels', 'hostile.jpg', () =>
		Promise.resolve(claimedJpeg(65_500, 65_500))
	)
];

/** A link with the longest log allowed. */
async function longLink(): Promise<Uint8Array<ArrayBuffer>> {
	const record = LONG_GAMES['manual points']?.(MAX_EVENTS);
	if (!record) throw new Error('There are no games of manual points.');
	return letters.encode(linkOf(await packGame(record), '/open/').slice('/open/'.length));
}

/** Pasted or shared texts, and links. */
const TEXTS: readonly HostileInput[] = [
	file('a link of as many entries as are read', 'link', longLink),
	file('a text of 200,000 letters', 'text', () => inLetters('A'.repeat(199_999))),
	file('a text of 200,000 underscores', 'text', () => inLetters('_'.repeat(199_999))),
	file('a text of 9,000 words that could be links', 'text', () =>
		inLetters(`${'A'.repeat(20)}- `.repeat(9_000))
	),
	file('a text of 5,000,000 letters', 'text', () => inLetters('x '.repeat(2_499_990)))
];

/** All hostile inputs. */
export const HOSTILE_INPUTS: readonly HostileInput[] = [
	...BACKUPS,
	...FILES,
	...PICTURES,
	...TEXTS
];

/** The input of that name. Throws when there's none. */
export function hostile(says: string): HostileInput {
	const found = HOSTILE_INPUTS.find((one) => one.says === says);
	if (!found) throw new Error(`There is no input called “${says}”.`);
	return found;
}
