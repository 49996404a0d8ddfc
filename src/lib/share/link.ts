import { fromLetters, toLetters } from './base64url';
import type { Bytes } from './gzip';
import { isWhole } from './pack';

/** The link of a packed game. What stands behind the `#` stays with whoever opens it: no host gets to see it. */
export const linkOf = (packed: Uint8Array, origin: string): string =>
	`${origin}/open/#${toLetters(packed)}`;

/**
 * The packed game in a link, in what stands behind its `#`, or in a message around it, be it broken into lines or marked
 * up. One that is damaged is given as well where a link to it is plain, so that people are told. Undefined where there's none.
 */
export function packedIn(text: string): Bytes | undefined {
	const damaged = /\/open\/#([\w-]+)/.exec(text) ?? /^\s*#?([\w-]{60,})\s*$/.exec(text);
	const all = [...runsIn(text), ...runsIn(text.replaceAll(/\s+/g, ''))].flatMap(bytesIn);
	return all.find(isWhole) ?? bytesIn(damaged?.[1] ?? '')[0];
}

const runsIn = (text: string): readonly string[] =>
	[...text.matchAll(/[\w-]{20,}/g)].flatMap(([run]) => [run, unmarked(run)]);

/** Without the lines at its end that a message may have marked it up with. */
const unmarked = (run: string): string => /^.*[^_-]/.exec(run)?.[0] ?? '';

function bytesIn(letters: string): readonly Bytes[] {
	const bytes = fromLetters(letters);
	return bytes && bytes.length > 0 ? [bytes] : [];
}
