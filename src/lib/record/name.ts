/** The longest name, in characters as people count them: a letter with its accents, or a whole emoji, is one. */
const MAX_NAME_LENGTH = 40;

/** One character may carry many marks; beyond this many UTF-16 units even 40 of them are no name. */
export const MAX_NAME_UNITS = 640;

/** What can be wrong with a name. */
export type NameProblem = 'missing' | 'too-long' | 'unprintable';

/** A name as it is kept: without space around it. */
export const trimName = (name: string): string => name.trim();

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** How many characters a name has, in any script. @internal */
export const nameLength = (name: string): number => [...characters.segment(name)].length;

/** What is wrong with a name, of which space around it is no part. */
export function nameProblem(name: string): NameProblem | undefined {
	const tidy = trimName(name);
	if (/^[\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]*$/u.test(tidy)) return 'missing';
	if (tidy.length > MAX_NAME_UNITS || nameLength(tidy) > MAX_NAME_LENGTH) return 'too-long';
	// Line breaks, other control characters and halves of characters have no place in a list of names.
	return /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(tidy) ? 'unprintable' : undefined;
}
