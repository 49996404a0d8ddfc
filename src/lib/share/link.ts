import { fromLetters, toLetters } from './base64url';

/** The link of a packed game. What stands behind the `#` stays with whoever opens it: no host gets to see it. */
export const linkOf = (packed: Uint8Array, origin: string): string =>
	`${origin}/open/#${toLetters(packed)}`;

/** The packed game in a link, in what stands behind its `#`, or in a message around it; undefined where there's none. */
export function packedIn(text: string): Uint8Array<ArrayBuffer> | undefined {
	const found = /#([\w-]{20,})/.exec(text) ?? /^\s*([\w-]{60,})\s*$/.exec(text);
	return found?.[1] === undefined ? undefined : fromLetters(found[1]);
}
