import type { Point } from '../geometry/point';

/** Fills of fine detail on the ground, from the bottom up. */
export const TEXTURE_FILLS = ['tuft', 'reed', 'flower', 'hedge', 'hedge-lit'] as const;
/** Fills of what stands on the land, from the bottom up. */
export const BUILDING_FILLS = [
	'gravel',
	'bed',
	'bloom',
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
/** Fills of fine detail on buildings, from the bottom up. */
const TRIM_FILLS = ['dark', 'window', 'flag'] as const;

const FILLS = [...TEXTURE_FILLS, ...BUILDING_FILLS, ...TRIM_FILLS] as const;
export type Fill = (typeof FILLS)[number];

/** SVG path data by fill. */
export type PathsByFill = Readonly<Partial<Record<Fill, string>>>;

/** The paths of many things, joined by fill. */
export function mergePaths(things: readonly PathsByFill[]): PathsByFill {
	const all: Partial<Record<Fill, string>> = {};
	for (const fill of FILLS) {
		const path = things.map((thing) => thing[fill] ?? '').join('');
		if (path) all[fill] = path;
	}
	return all;
}

const short = (n: number): string => String(Math.round(n * 10) / 10);

/** Moves a relative path to a point, rounded to a tenth of a unit. */
export const placePath = ({ x, y }: Point, relative: string): string =>
	`M${short(x)} ${short(y)}${relative}`;

/** A closed outline through points relative to a place; `corners` holds x and y in turn. */
export function outline({ x, y }: Point, corners: readonly number[]): string {
	let path = '';
	for (let i = 0; i + 1 < corners.length; i += 2)
		path += `${i ? 'L' : 'M'}${short(x + (corners[i] ?? 0))} ${short(y + (corners[i + 1] ?? 0))}`;
	return `${path}Z`;
}
