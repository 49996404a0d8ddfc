import { readFileSync } from 'node:fs';

/** A colour in each scheme, as six hexadecimal digits. */
interface Pair {
	readonly light: string;
	readonly dark: string;
}

/** The two schemes that a device may prefer. */
export const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

const declared = /--([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g;

/** The palette's opaque colours, by token without its dashes. */
export function palette(): ReadonlyMap<string, Pair> {
	const css = readFileSync('src/lib/look/palette.css', 'utf8');
	return new Map(
		[...css.matchAll(declared)].map(([, name = '', light = '', dark = '']) => [
			name,
			{ light, dark }
		])
	);
}
