/**
 * What an address carries behind its `#`, also where that was encoded on the way: then it is asked for as a page of its own, or as
 * a parameter of one. Undefined where there is nothing, or less than `least` letters.
 */
export function carriedIn(address: string, least = 1): string | undefined {
	const [, letters = ''] = /(?:#|%(?:25)*23)(.+)$/s.exec(address) ?? [];
	return letters.length < least ? undefined : letters;
}
