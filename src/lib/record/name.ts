/** Longest name in characters as people count them: a letter with its accents, or an emoji, is one. */
const MAX_NAME_LENGTH = 40;

/** Most UTF-16 units of a name: one character may have many combining marks. */
export const MAX_NAME_UNITS = 640;

/** What can be wrong with a name. */
export type NameProblem = 'missing' | 'too-long' | 'unprintable';

/** A name as it is stored, without space around it. */
export const trimName = (name: string): string => name.trim();

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Number of characters as people count them, in any script. @internal */
export const nameLength = (name: string): number => [...characters.segment(name)].length;

/** What is wrong with a name. Space around it is ignored. */
export function nameProblem(name: string): NameProblem | undefined {
	const tidy = trimName(name);
	if (/^[\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]*$/u.test(tidy)) return 'missing';
	if (tidy.length > MAX_NAME_UNITS || nameLength(tidy) > MAX_NAME_LENGTH) return 'too-long';
	// Line breaks, control characters and lone surrogates aren't allowed.
	return /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(tidy) ? 'unprintable' : undefined;
}
