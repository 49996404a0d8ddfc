import { readFileSync } from 'node:fs';

/** A colour as red, green and blue from 0 to 255. */
type Rgb = readonly [number, number, number];

/** How a colour looks in each scheme. */
export interface Pair {
	readonly light: Rgb;
	readonly dark: Rgb;
}

export const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

const declared = /--([a-z-]+): light-dark\(#([0-9a-f]{6}), #([0-9a-f]{6})\);/g;

function rgb(hex: string): Rgb {
	const [red = 0, green = 0, blue = 0] = hex.match(/../g)?.map((part) => parseInt(part, 16)) ?? [];
	return [red, green, blue];
}

/** The palette's opaque colours, by token without its dashes. */
export function palette(): ReadonlyMap<string, Pair> {
	const css = readFileSync('src/lib/look/palette.css', 'utf8');
	return new Map(
		[...css.matchAll(declared)].map(([, name = '', light = '', dark = '']) => [
			name,
			{ light: rgb(light), dark: rgb(dark) }
		])
	);
}

function linear(channel: number): number {
	const part = channel / 255;
	return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function luminance([red, green, blue]: Rgb): number {
	return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Contrast of two colours as WCAG defines it, from 1 to 21. */
export function contrast(a: Rgb, b: Rgb): number {
	const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
	return (light + 0.05) / (dark + 0.05);
}
