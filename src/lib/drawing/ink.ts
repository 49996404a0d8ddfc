import type { Point } from './point';

/** The paints of what lies finely on the ground, from the bottom up. */
export const TEXTURE_INKS = ['tuft', 'flower', 'hedge', 'hedge-lit'] as const;
/** The paints of what stands on the land, from the bottom up. */
export const BUILT_INKS = [
	'shadow',
	'bark',
	'leaf',
	'leaf-lit',
	'fir',
	'fir-lit',
	'facade',
	'side',
	'roof-a',
	'roof-b',
	'roof-c',
	'cap',
	'stone',
	'stone-side',
	'spire',
	'spire-lit',
	'shield',
	'charge'
] as const;
/** The paints of what is fine on buildings, from the bottom up. */
const TRIM_INKS = ['dark', 'window', 'flag'] as const;

const INKS = [...TEXTURE_INKS, ...BUILT_INKS, ...TRIM_INKS] as const;
export type Ink = (typeof INKS)[number];

/** SVG path data by the paint in which it's filled. */
export type Inked = Readonly<Partial<Record<Ink, string>>>;

/** All that many things need of each paint; a paint that none needs is left out. */
export function together(things: readonly Inked[]): Inked {
	const all: Partial<Record<Ink, string>> = {};
	for (const ink of INKS) {
		const path = things.map((thing) => thing[ink] ?? '').join('');
		if (path) all[ink] = path;
	}
	return all;
}

const short = (n: number): string => String(Math.round(n * 10) / 10);

/** Puts a path that is given relative to a point in its place: fine enough for what is strewn. */
export const put = ({ x, y }: Point, relative: string): string =>
	`M${short(x)} ${short(y)}${relative}`;

/** A closed outline through points given as x and y by turns, relative to a place. */
export function outline({ x, y }: Point, corners: readonly number[]): string {
	let path = '';
	for (let i = 0; i + 1 < corners.length; i += 2)
		path += `${i ? 'L' : 'M'}${short(x + (corners[i] ?? 0))} ${short(y + (corners[i + 1] ?? 0))}`;
	return `${path}Z`;
}
