/*
 * What people type: names, reasons, notes. It is stored as it was entered or received, and shown so that it changes nothing
 * around it: quoted text can't change the direction of its sentence.
 */

/** Invisible characters that messengers put around names: for directions, and spaces and hyphens without width. */
const MARKS = /[\p{Bidi_Control}\u00AD\u200B\u2060-\u2064\u206A-\u206F\uFEFF]/gu;

/** A text without invisible characters. Joiners and the parts of emoji stay, because they change how a text looks. */
export const dropMarks = (text: string): string => text.replace(MARKS, '');

/** Several joiners in a row: one of them has all the effect. */
const REPEATED_JOINERS = /([\u200C\u200D])[\u200C\u200D]+/gu;
/** A joiner without a letter, mark or emoji that it could join. */
const IDLE_JOINER = /(^|\s)[\u200C\u200D]|[\u200C\u200D](?=\s)/gu;

/** A name as it is kept when it is typed: without what nobody sees, and without space around it. */
export const tidyName = (name: string): string =>
	dropMarks(name).replace(REPEATED_JOINERS, '$1').replace(IDLE_JOINER, '$1').trim();

/** A text for searching: capitals, accents and what nobody sees make no difference. */
export const normalise = (text: string): string =>
	dropMarks(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The words to search for in what somebody typed. */
export const searchPartsOf = (typed: string): readonly string[] =>
	normalise(typed)
		.split(/[\s,;&]+/u)
		.filter(Boolean);

const ISOLATE = '\u2068';
const ISOLATE_END = '\u2069';

/** The blocks of the scripts that are written from right to left, with their digits. */
const FROM_RIGHT_TO_LEFT =
	/[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/**
 * A typed text as it is shown and spoken in a sentence, a table or a file: on one line, without marks, and isolated (U+2068,
 * U+2069) if any of it is written from right to left. Doing it again changes nothing.
 *
 * Our languages are written from left to right, where only characters of those scripts change the order of others: digits,
 * brackets and signs at the edge of a name take the direction of what is around them (rules W7, N1 and N2 of UAX #9), and that
 * is from left to right as long as every name that isn't is isolated. So all other names stay as they are.
 */
export function isolate(text: string): string {
	const shown = dropMarks(text).replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
	return FROM_RIGHT_TO_LEFT.test(shown) ? `${ISOLATE}${shown}${ISOLATE_END}` : shown;
}

/** The lines of a text that was broken into lines: what is isolated when a line ends is isolated in the next one too. */
export const isolateLines = (lines: readonly string[]): readonly string[] =>
	lines.map((line, n) => (isOpen(lines.slice(0, n).join('')) ? `${ISOLATE}${line}` : line));

const isOpen = (text: string): boolean => text.lastIndexOf(ISOLATE) > text.lastIndexOf(ISOLATE_END);
