import { type GameRecord } from '../../src/lib/record';
import { makeGameFile } from '../../src/lib/record/game-file';
import { makeBackup } from '../../src/lib/record/backup';
import { crc32 } from '../../src/lib/share/encoding';
import { linkOf } from '../../src/lib/share/link';
import { packGame } from '../../src/lib/share/pack';
import { withGame } from '../../src/lib/share/png';
import { START_TIME } from '../record/support';
import { evening } from '../share/evenings';
import type { SeededRandom } from '../tools/games/seeded-random';
import { greyPng, gzipOf, joined } from '../tools/games/hostile/packing';

/*
 * Random hostile inputs: a valid game as link, text, file, backup or picture, changed in any way. Made in
 * a browser or without one, always the same for the same random source.
 */

/** Kinds of inputs. */
const INPUT_KINDS = ['link', 'text', 'file', 'backup', 'picture'] as const;
export type InputKind = (typeof INPUT_KINDS)[number];

/** One input. */
export interface Input {
	readonly kind: InputKind;
	/** For a link what follows its `#`, else a text or a file's bytes. */
	readonly content: string | Uint8Array<ArrayBuffer>;
}

/** File name for each kind. */
export const NAME_OF: Readonly<Record<InputKind, string>> = {
	link: 'hostile.txt',
	text: 'hostile.txt',
	file: 'hostile.json',
	backup: 'hostile.tilekeep',
	picture: 'hostile.png'
};

const GAMES = 24;
const games = new Map<number, GameRecord>();

/** One of several games, each made once. */
function gameBy(rng: SeededRandom): GameRecord {
	const seed = rng.below(GAMES);
	const game = games.get(seed) ?? evening(seed);
	games.set(seed, game);
	return game;
}

/** A random input; of one kind, if given. */
export async function randomInput(rng: SeededRandom, kind = rng.pick(INPUT_KINDS)): Promise<Input> {
	return { kind, content: await MAKERS[kind](rng) };
}

const MAKERS: Readonly<Record<InputKind, (rng: SeededRandom) => Promise<Input['content']>>> = {
	link: async (rng) => (await linkBy(rng)).slice('/open/'.length),
	text: async (rng) => `${lettersBy(rng, 40)} ${await linkBy(rng)} ${lettersBy(rng, 40)}`,
	file: (rng) => Promise.resolve(bytesOf(rng.below(4) === 0 ? brokenFile(rng) : fileBy(rng))),
	backup: backupBy,
	picture: pictureBy
};

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

async function linkBy(rng: SeededRandom): Promise<string> {
	const link = linkOf(await packedBy(rng), '/open/');
	return rng.below(3) > 0 ? link : changedText(link, rng, LETTERS);
}

/** A changed packed game; mostly with a valid checksum, so that deeper code is reached. */
async function packedBy(rng: SeededRandom): Promise<Uint8Array<ArrayBuffer>> {
	const packed = changedBytes(await packGame(gameBy(rng)), rng);
	if (rng.below(5) === 0 || packed.length < 6) return packed;
	if (rng.below(8) > 0) packed[0] = 1;
	new DataView(packed.buffer).setUint32(packed.length - 4, crc32(packed.subarray(0, -4)));
	return packed;
}

/** Flipped bits, pieces removed or doubled, noise, or nothing. */
function changedBytes(bytes: Uint8Array, rng: SeededRandom): Uint8Array<ArrayBuffer> {
	switch (rng.below(6)) {
		case 0:
			return joined([bytes.subarray(0, rng.below(bytes.length))]);
		case 1:
			return joined([
				bytes.subarray(0, rng.below(bytes.length)),
				bytes.subarray(rng.below(bytes.length))
			]);
		case 2:
			return Uint8Array.from({ length: rng.below(300) }, () => rng.below(256));
		case 3:
			return joined([bytes, bytes.subarray(0, rng.below(bytes.length))]);
		default:
			return flipped(bytes, rng);
	}
}

function flipped(bytes: Uint8Array, rng: SeededRandom): Uint8Array<ArrayBuffer> {
	const others = joined([bytes]);
	for (let bits = 1 + rng.below(8); bits > 0; bits--) {
		const bit = rng.below(8 * others.length);
		others[bit >> 3] = (others[bit >> 3] ?? 0) ^ (1 << (bit & 7));
	}
	return others;
}

const LETTERS = ['a', 'X', '0', '-', '_', '#', '/', ' ', '\n', '=', '%', '😀', '\u202e', '\0', '"'];
const TOKENS = ['{', '}', '[', ']', ',', ':', '"', '\\', '\\u0000', '1e999', '-', 'null', '\uFEFF'];

const lettersBy = (rng: SeededRandom, most: number): string =>
	Array.from({ length: rng.below(most) }, () => rng.pick(LETTERS)).join('');

/** A text with a piece inserted, removed or repeated. */
function changedText(text: string, rng: SeededRandom, pieces: readonly string[]): string {
	const at = rng.below(text.length);
	const to = at + rng.below(Math.min(40, text.length - at));
	switch (rng.below(4)) {
		case 0:
			return text.slice(0, at) + rng.pick(pieces) + text.slice(at);
		case 1:
			return text.slice(0, at) + text.slice(to);
		case 2:
			return text.slice(0, at) + text.slice(at, to).repeat(2 + rng.below(5)) + text.slice(to);
		default:
			return text.slice(0, at);
	}
}

const brokenFile = (rng: SeededRandom): string =>
	changedText(makeGameFile(gameBy(rng)), rng, TOKENS);

/** A game file with some fields replaced. */
function fileBy(rng: SeededRandom): string {
	const value = JSON.parse(makeGameFile(gameBy(rng))) as unknown;
	for (let changes = 1 + rng.below(3); changes > 0; changes--) spoil(value, rng);
	return JSON.stringify(value);
}

/** Unexpected values. */
const STRANGE: readonly (() => unknown)[] = [
	() => null,
	() => -1,
	() => 0.5,
	() => 1e308,
	() => 2 ** 53,
	() => 8.64e15 + 1,
	() => '',
	() => '__proto__',
	() => '<img src=x onerror=alert(1)>',
	() => 'x'.repeat(10_000),
	() => '\u0000\u202e\ud800',
	() => true,
	() => [],
	() => ({}),
	() => Array.from({ length: 1_000 }, () => 0),
	() => JSON.parse('{"__proto__": {"isAdmin": true}, "constructor": 1}') as unknown,
	() => JSON.parse('['.repeat(200) + ']'.repeat(200)) as unknown
];

/** Replaces, removes or doubles something inside a value. */
function spoil(value: unknown, rng: SeededRandom): void {
	let at = value;
	for (;;) {
		if (typeof at !== 'object' || at === null) return;
		const keys = Object.keys(at);
		if (keys.length === 0) return;
		const key = rng.pick(keys);
		const next: unknown = Reflect.get(at, key);
		const isDeep = typeof next === 'object' && next !== null && rng.below(5) > 0;
		if (!isDeep) {
			change(at, key, next, rng);
			return;
		}
		at = next;
	}
}

function change(at: object, key: string, value: unknown, rng: SeededRandom): void {
	const kind = rng.below(6);
	if (Array.isArray(at) && kind === 0) at.splice(Number(key), 0, structuredClone(value));
	else if (Array.isArray(at) && kind === 1) at.splice(Number(key), 1);
	else if (kind === 2) Reflect.deleteProperty(at, key);
	else if (kind === 3) Reflect.set(at, 'strange', rng.pick(STRANGE)());
	else if (typeof value === 'number') Reflect.set(at, key, value + rng.pick([-1, 1, 7, 1e9]));
	else Reflect.set(at, key, rng.pick(STRANGE)());
}

async function backupBy(rng: SeededRandom): Promise<Uint8Array<ArrayBuffer>> {
	const some = new Set(Array.from({ length: 1 + rng.below(3) }, () => gameBy(rng)));
	const backup = {
		made: START_TIME,
		games: [...some],
		unread: [],
		told: [],
		people: [],
		evenings: [],
		photos: []
	};
	const lines = [...makeBackup(backup)].map((line) => lineBy(line, rng));
	const packed = await gzipOf([`${lines.join('\n')}\n`]);
	return rng.below(3) === 0 ? changedBytes(packed, rng) : packed;
}

/** A line of a backup, changed or not. */
function lineBy(line: string, rng: SeededRandom): string {
	const kind = rng.below(4);
	if (kind === 0) return changedText(line, rng, TOKENS);
	if (kind === 1) return line;
	const value = JSON.parse(line) as unknown;
	spoil(value, rng);
	return JSON.stringify(value);
}

async function pictureBy(rng: SeededRandom): Promise<Uint8Array<ArrayBuffer>> {
	const side = 1 + rng.below(64);
	const blank = await greyPng(side, side, (x, y) => (x * y) % 256);
	const picture = rng.below(5) === 0 ? blank : withGame(blank, await packedBy(rng));
	return rng.below(2) === 0 ? changedBytes(picture, rng) : picture;
}
