import { MARK_FILLS, type MarkFill } from '../../rules/presentation/art';

/** Custom properties of `land.css`, without `--land-` before them. */
const LAND_COLOURS = [
	'rim',
	'bank-edge',
	'bank',
	'shallow',
	'water',
	'ripple',
	'crack',
	'lily',
	'field',
	'meadow-light',
	'meadow-dark',
	'crop-a',
	'crop-b',
	'road-edge',
	'road',
	'yard',
	'road-done',
	'city',
	'wall',
	'green',
	'furrow',
	'cobble',
	'shade',
	'tuft',
	'leaf',
	'leaf-lit',
	'flower',
	'bed',
	'bloom',
	'bark',
	'fir',
	'fir-lit',
	'wall-edge',
	'wall-side',
	'facade',
	'facade-side',
	'roof-a',
	'roof-b',
	'roof-c',
	'cap',
	'spire',
	'spire-lit',
	'shield',
	'shield-edge',
	'charge',
	'glow',
	'dark',
	'window',
	'window-lit',
	'flag'
] as const;

/** A colour of the land: the name of a custom property of `land.css` or `marks.css`, without the dashes before it. */
export type ColourName = `land-${(typeof LAND_COLOURS)[number]}` | `mark-${MarkFill}`;

/** All colours that the land is drawn with: a list of its own, so that the page needs no styles to read them for the worker. */
export const COLOUR_NAMES: readonly ColourName[] = [
	...LAND_COLOURS.map((name) => `land-${name}` as const),
	...MARK_FILLS.map((fill) => `mark-${fill}` as const)
];
