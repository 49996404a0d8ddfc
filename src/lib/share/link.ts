import { fromBase64Url, toBase64Url } from './encoding';
import type { Bytes } from './gzip';
import { lettersIn } from './letters';
import { readingsOf } from './readings';
import { intactIn } from './pack';

/**
 * The link of a packed game. Browsers don't send what follows the `#` to the server.
 * @param open the address of the page that opens it, with a slash at its end
 */
export const linkOf = (packed: Uint8Array, open: string): string =>
	`${open}#${toBase64Url(packed)}`;

/** More letters than any game that can be opened takes. */
const MOST_LETTERS = 70_000;

/**
 * The packed game in a link, in the part behind its `#`, or in a message around it. The text may have been changed in any way, as
 * long as all letters are there. Returns a damaged game too if there clearly is a link, so that the user can be told; undefined
 * if there is none.
 */
export function findPackedGame(text: string): Bytes | undefined {
	let damaged: Bytes | undefined;
	for (const { letters, ends, linked } of lettersIn(text, MOST_LETTERS)) {
		const intact = intactIn(bytesOf(letters));
		if (intact) return intact;
		if (linked) damaged ??= someBytesOf(letters.slice(0, ends[0]));
	}
	return damaged ?? someBytesOf(/^\s*#?([\w-]{60,})\s*$/.exec(text)?.[1] ?? '');
}

/** The bytes that letters stand for; a last letter that stands for no byte is left out. */
const bytesOf = (letters: string): Bytes =>
	fromBase64Url(letters.length % 4 === 1 ? letters.slice(0, -1) : letters) ?? new Uint8Array();

function someBytesOf(letters: string): Bytes | undefined {
	const bytes = bytesOf(letters);
	return bytes.length > 0 ? bytes : undefined;
}

/** Longest text that is searched for the address of a puzzle, in characters. */
const MOST_TEXT = 10_000;

/** True if a text contains the link of a puzzle, even if it was changed on its way. */
export const isPuzzleLink = (text: string): boolean =>
	readingsOf(text.slice(0, MOST_TEXT)).some((reading) =>
		/open\/?\?(?:[^#]*&)?puzzle(?:[=&][^#]*)?#/i.test(reading.replaceAll(/\s+/g, ''))
	);
