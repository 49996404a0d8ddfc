/**
 * What an address carries behind its `#`, even if that was encoded on the way: then it is requested as a page of its own, or as a
 * parameter of one. Undefined if there is nothing, or fewer than `least` letters.
 */
export function carriedIn(address: string, least = 1): string | undefined {
	const [, letters = ''] = /(?:#|%(?:25)*23)(.+)$/s.exec(address) ?? [];
	return letters.length < least ? undefined : letters;
}
