import { fail, ok, type Result } from '../engine/result';
import { loadAllRules, type FileProblem, type GameRecord } from '../record';
import { parseGameFile, tooLarge } from '../record/parse-file';
import { isBackup, type ReadOptions } from './backup';
import { formOf } from '../notation/form';
import type { Bytes } from './gzip';
import { hasLink } from './letters';
import { findPackedGame } from './link';
import { unpackGame } from './pack';
import { looksLikePicture, recordInPicture } from './picture';
import { readBytes, readText } from './read-file';

/** Where a game was imported from. */
export const IMPORT_SOURCES = ['link', 'code', 'picture', 'file', 'paste'] as const;
export type ImportSource = (typeof IMPORT_SOURCES)[number];

/**
 * What was opened: a game that was read completely; a text that looks like a game in writing, or a file that looks like a backup,
 * both still to be read.
 */
export type Incoming =
	| { readonly kind: 'game'; readonly record: GameRecord; readonly from: ImportSource }
	| { readonly kind: 'sheet'; readonly text: string; readonly from: ImportSource }
	| { readonly kind: 'backup'; readonly file: Blob };

type Read<T> = Promise<Result<T, FileProblem>>;

/** Bytes that show the type of a file. */
const BEGINNING = 16;

/** The longest text that is searched for a link: a hundred times the length of any real game. */
const MAX_TEXT_LENGTH = 200_000;

/**
 * Reads a file, or a text from a link, a QR code or the clipboard. Stores nothing. Rejects only if the rules of expansions can't
 * be loaded: which ones are needed isn't known beforehand.
 */
export async function readIncoming(
	what: Blob | string,
	from: ImportSource,
	options: ReadOptions = {}
): Read<Incoming> {
	await loadAllRules();
	return typeof what === 'string' ? inText(what, from, from) : inFile(what, from, options);
}

async function inFile(file: Blob, from: ImportSource, options: ReadOptions): Read<Incoming> {
	const begin = await readBytes(file.slice(0, BEGINNING));
	if (!begin) return fail({ code: 'no-access' });
	if (isBackup(begin)) return ok({ kind: 'backup', file });
	if (looksLikePicture(begin)) return game(recordInPicture(file, options), 'picture');
	const text = await readText(file);
	return text.ok ? inText(text.value, 'file', from) : text;
}

async function game(reading: Read<GameRecord>, from: ImportSource): Read<Incoming> {
	const read = await reading;
	return read.ok ? ok({ kind: 'game', record: read.value, from }) : read;
}

/** The problems of a text that may still be a game in writing. */
const OTHER_TEXT: readonly FileProblem['code'][] = ['not-json', 'not-a-game', 'no-link'];

/** A game in a text, or the text itself if it is a game in writing. */
async function inText(text: string, as: ImportSource, from: ImportSource): Read<Incoming> {
	const read = await game(gameInText(text, as), from);
	const isOther = !read.ok && OTHER_TEXT.includes(read.error.code);
	return isOther && formOf(text) ? ok({ kind: 'sheet', text, from }) : read;
}

/** The game in the text of a game file, or in a link anywhere in a text. */
async function gameInText(text: string, from: ImportSource): Read<GameRecord> {
	const large = tooLarge(text.length);
	if (large) return fail(large);
	// A link may stand in brackets as well.
	const file = /^[\s\uFEFF]*[{[]/.test(text) ? parseGameFile(text) : undefined;
	if (file?.ok) return file;
	const linked = await inLink(text.length <= MAX_TEXT_LENGTH ? text : '', from);
	if (linked.ok || linked.error.code !== 'no-link') return linked;
	return file ?? (from === 'file' ? parseGameFile(text) : linked);
}

async function inLink(text: string, from: ImportSource): Read<GameRecord> {
	const packed = findPackedGame(text);
	if (packed) return inLetters(packed);
	return fail({ code: from === 'link' || hasLink(text) ? 'broken-link' : 'no-link' });
}

/**
 * The game that the letters of a link stand for. Damage is reported as a broken link: users can do something about lost letters.
 */
async function inLetters(packed: Bytes): Read<GameRecord> {
	const unpacked = await unpackGame(packed);
	const broken = !unpacked.ok && unpacked.error.code === 'damaged';
	return broken ? fail({ code: 'broken-link' }) : unpacked;
}
