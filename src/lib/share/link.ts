import { fromBase64Url, toBase64Url } from './encoding';
import type { Bytes } from './gzip';
import { isIntact } from './pack';

/**
 * The link of a packed game. Browsers don't send what follows the `#` to the server.
 * @param open the address of the page that opens it, with a slash at its end
 */
export const linkOf = (packed: Uint8Array, open: string): string =>
	`${open}#${toBase64Url(packed)}`;

/**
 * The packed game in a link, in the part behind its `#`, or in a message around it, even if it is broken into lines
 * or marked up. Returns a damaged one too if there clearly is a link, so that the user can be told; undefined if
 * there is none.
 */
export function findPackedGame(text: string): Bytes | undefined {
	const damaged = /\/open\/#([\w-]+)/.exec(text) ?? /^\s*#?([\w-]{60,})\s*$/.exec(text);
	const all = [...runsIn(text), ...runsIn(text.replaceAll(/\s+/g, ''))].flatMap(bytesIn);
	return all.find(isIntact) ?? bytesIn(damaged?.[1] ?? '')[0];
}

const runsIn = (text: string): readonly string[] =>
	[...text.matchAll(/[\w-]{20,}/g)].flatMap(([run]) => [run, withoutMarkup(run)]);

/** Without a trailing underline or dash, which may be markup of a message. */
const withoutMarkup = (run: string): string => /^.*[^_-]/.exec(run)?.[0] ?? '';

function bytesIn(letters: string): readonly Bytes[] {
	const bytes = fromBase64Url(letters);
	return bytes && bytes.length > 0 ? [bytes] : [];
}
