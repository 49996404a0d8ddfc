import type { ColourName } from './colour-names';

/** How a path is filled and stroked, on a canvas and in SVG alike; lengths in units. */
export interface FillStyle {
	readonly fill?: ColourName;
	readonly stroke?: ColourName;
	readonly width?: number;
	readonly dash?: readonly number[];
	readonly dashOffset?: number;
	/** By default a line ends flat. */
	readonly cap?: 'round';
	/** By default a corner is pointed. */
	readonly join?: 'round';
	/** From 0 to 1; by default 1. */
	readonly strokeOpacity?: number;
	/** True when the filling covers the inner half of the stroke. */
	readonly strokeBelow?: true;
}

/** The style of each fill. The colours come from `land.css`. */
export const FILL_STYLES = {
	field: { fill: 'land-field' },
	'meadow-light': { fill: 'land-meadow-light' },
	'meadow-dark': { fill: 'land-meadow-dark' },
	'crop-a': { fill: 'land-crop-a' },
	'crop-b': { fill: 'land-crop-b' },
	'bank-edge': { fill: 'land-bank-edge' },
	bank: { fill: 'land-bank' },
	shallow: { fill: 'land-shallow' },
	water: { fill: 'land-water' },
	ripple: { stroke: 'land-ripple', width: 0.8, cap: 'round', join: 'round' },
	crack: { stroke: 'land-crack', width: 0.6, cap: 'round', join: 'round' },
	lily: { fill: 'land-lily' },
	'span-shade': { stroke: 'land-shade', width: 16 },
	'road-edge': { stroke: 'land-road-edge', width: 12 },
	road: { stroke: 'land-road', width: 8.8 },
	'way-edge': { stroke: 'land-road-edge', width: 9 },
	way: { stroke: 'land-road', width: 6.2 },
	yard: { fill: 'land-yard', stroke: 'land-road-edge', width: 1.6 },
	'road-done': { stroke: 'land-road-done', width: 3 },
	city: { fill: 'land-city', stroke: 'land-city', width: 0.8 },
	deck: { fill: 'land-city' },
	waste: { fill: 'land-wall' },
	'dash-edge': { stroke: 'land-road-edge', width: 7.6, dash: [6.4, 3.6], dashOffset: -6.3 },
	dash: { stroke: 'land-road', width: 5, dash: [5, 5], dashOffset: -7 },
	green: { fill: 'land-green', stroke: 'land-road-edge', width: 1.6 },
	furrows: { stroke: 'land-furrow', width: 0.7 },
	paving: { stroke: 'land-cobble', width: 1.7, dash: [0, 2.5], cap: 'round' },
	shade: { stroke: 'land-shade', width: 3.4, cap: 'round' },
	tuft: { fill: 'land-tuft' },
	reed: { fill: 'land-tuft' },
	hedge: { fill: 'land-leaf' },
	'hedge-lit': { fill: 'land-leaf-lit' },
	flower: { fill: 'land-flower' },
	gravel: { fill: 'land-yard' },
	bed: { fill: 'land-bed' },
	bloom: { fill: 'land-bloom' },
	shadow: { fill: 'land-shade' },
	bark: { fill: 'land-bark' },
	leaf: { fill: 'land-leaf' },
	'leaf-lit': { fill: 'land-leaf-lit' },
	fir: { fill: 'land-fir' },
	'fir-lit': { fill: 'land-fir-lit' },
	'parapet-edge': { stroke: 'land-wall-edge', width: 3.4, cap: 'round' },
	parapet: { stroke: 'land-wall', width: 1.9, cap: 'round' },
	'wall-edge': { stroke: 'land-wall-edge', width: 5.2 },
	'wall-face': { stroke: 'land-wall-side', width: 3.4 },
	wall: { stroke: 'land-wall', width: 3.4 },
	mouth: { fill: 'land-wall', stroke: 'land-wall-edge', width: 1.4 },
	depth: { fill: 'land-wall-edge' },
	facade: { fill: 'land-facade' },
	side: { fill: 'land-facade-side' },
	'roof-a': { fill: 'land-roof-a' },
	'roof-b': { fill: 'land-roof-b' },
	'roof-c': { fill: 'land-roof-c' },
	cap: { fill: 'land-cap' },
	stone: { fill: 'land-wall', stroke: 'land-wall-edge', width: 0.9 },
	'stone-side': { fill: 'land-wall-side' },
	spire: { fill: 'land-spire', stroke: 'land-wall-edge', width: 0.7, join: 'round' },
	'spire-lit': { fill: 'land-spire-lit' },
	shield: { fill: 'land-shield', stroke: 'land-shield-edge', width: 1.8, join: 'round' },
	charge: { fill: 'land-charge' },
	stones: { stroke: 'land-wall-edge', width: 3.4, dash: [0.7, 2.6], strokeOpacity: 0.5 },
	glow: { fill: 'land-glow' },
	dark: { fill: 'land-dark' },
	window: { fill: 'land-window' },
	'window-lit': { fill: 'land-window-lit' },
	flag: { fill: 'land-flag' }
} as const satisfies Readonly<Record<string, FillStyle>>;

/** A fill of a tile's drawing. */
export type FillName = keyof typeof FILL_STYLES;
