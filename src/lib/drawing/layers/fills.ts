import type { Point } from '../geometry/point';

/** The paints of what lies finely on the ground, from the bottom up. */
export const TEXTURE_FILLS = ['tuft', 'flower', 'hedge', 'hedge-lit'] as const;
/** The paints of what stands on the land, from the bottom up. */
export const BUILDING_FILLS = [
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
const TRIM_FILLS = ['dark', 'window', 'flag'] as const;

const FILLS = [...TEXTURE_FILLS, ...BUILDING_FILLS, ...TRIM_FILLS] as const;
export type Fill = (typeof FILLS)[number];

/** SVG path data by the paint in which it's filled. */
export type PathsByFill = Readonly<Partial<Record<Fill, string>>>;

/** All that many things need of each paint; a paint that none needs is left out. */
export function mergePaths(things: readonly PathsByFill[]): PathsByFill {
	const all: Partial<Record<Fill, string>> = {};
	for (const fill of FILLS) {
		const path = things.map((thing) => thing[fill] ?? '').join('');
		if (path) all[fill] = path;
	}
	return all;
}

const short = (n: number): string => String(Math.round(n * 10) / 10);

/** Puts a path that is given relative to a point in its place: fine enough for what is strewn. */
export const placePath = ({ x, y }: Point, relative: string): string =>
	`M${short(x)} ${short(y)}${relative}`;

/** A closed outline through points given as x and y by turns, relative to a place. */
export function outline({ x, y }: Point, corners: readonly number[]): string {
	let path = '';
	for (let i = 0; i + 1 < corners.length; i += 2)
		path += `${i ? 'L' : 'M'}${short(x + (corners[i] ?? 0))} ${short(y + (corners[i + 1] ?? 0))}`;
	return `${path}Z`;
}
