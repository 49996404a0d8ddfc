import { fromBase64Url, toBase64Url } from './base64url';
import type { Bytes } from './gzip';
import { isIntact } from './pack';

/** The link of a packed game. What stands behind the `#` stays with whoever opens it: no host gets to see it. */
export const linkOf = (packed: Uint8Array, origin: string): string =>
	`${origin}/open/#${toBase64Url(packed)}`;

/**
 * The packed game in a link, in what stands behind its `#`, or in a message around it, be it broken into lines or marked
 * up. One that is damaged is given as well where a link to it is plain, so that people are told. Undefined where there's none.
 */
export function findPackedGame(text: string): Bytes | undefined {
	const damaged = /\/open\/#([\w-]+)/.exec(text) ?? /^\s*#?([\w-]{60,})\s*$/.exec(text);
	const all = [...runsIn(text), ...runsIn(text.replaceAll(/\s+/g, ''))].flatMap(bytesIn);
	return all.find(isIntact) ?? bytesIn(damaged?.[1] ?? '')[0];
}

const runsIn = (text: string): readonly string[] =>
	[...text.matchAll(/[\w-]{20,}/g)].flatMap(([run]) => [run, withoutMarkup(run)]);

/** Without the lines at its end that a message may have marked it up with. */
const withoutMarkup = (run: string): string => /^.*[^_-]/.exec(run)?.[0] ?? '';

function bytesIn(letters: string): readonly Bytes[] {
	const bytes = fromBase64Url(letters);
	return bytes && bytes.length > 0 ? [bytes] : [];
}
