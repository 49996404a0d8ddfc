import { ALL_ROTATIONS, type Rotation } from '../engine/spot';
import type { TileDrawing } from './draw';
import { stampAt } from './line';
import { markShape, type MarkShape } from './marks';
import { turnPoint, type Point } from './point';
import type { SiteKind } from './site';

/** The paints of what stands on the land, from the bottom up. */
type Ink = 'tuft' | 'leaf' | 'facade' | 'roof' | 'lit' | 'dark' | 'shield' | 'charge';

/** Upright symbols of a tile at one rotation: SVG path data by ink, and the printed mark. */
export interface SymbolPaint {
	readonly inks: Readonly<Record<Ink, string>>;
	readonly mark?: MarkShape & { readonly name: string; readonly at: Point; readonly size: number };
}

/** Each kind's shapes, relative to its middle, about as large as its room. */
const SHAPES: Readonly<Record<SiteKind, Partial<Record<Ink, string>>>> = {
	gate: {},
	house: {
		facade: 'm-5 4.4v-4.6l2.4-3.9h5.4l2.4 3.9v4.6z',
		roof: 'm-2.6-4.4h5.6l2.6 4.4h-5.7z',
		lit: 'm-2.6-4.4h5.6l1.1 1.9h-5.6z',
		dark: 'm-3.4 4.4v-2.8h1.7v2.8z'
	},
	cottage: {
		facade: 'm5 4.4v-4.6l-2.4-3.9h-5.4l-2.4 3.9v4.6z',
		roof: 'm2.6-4.4h-5.6l-2.6 4.4h5.7z',
		lit: 'm2.6-4.4h-5.6l-1.1 1.9h5.6z',
		dark: 'm3.4 4.4v-2.8h-1.7v2.8z'
	},
	gable: {
		facade: 'm-4.8 .2l4.8-5.8l4.8 5.8l-1.4 1.2v3.4h-6.8v-3.4z',
		roof: 'm-4.8 .2l4.8-5.8l4.8 5.8l-1.6 1.3l-3.2-3.8l-3.2 3.8z',
		lit: 'm-4.8 .2l4.8-5.8v3.3l-3.2 3.8z',
		dark: 'm-1 4.8v-3.1h2v3.1z'
	},
	monastery: {
		facade: 'm-14 13v-15h9.5v4h18.5v11zm-1.2-14.6l6-12.6l6 12.6zm10.7 4l3-8.6h13l3.6 8.6z',
		roof: 'm-15.2-1.6l6-12.6l6 12.6zm10.7 4l3-8.6h13l3.6 8.6z',
		lit: 'm-15.2-1.6l6-12.6v12.6zm13.7-4.6h13l1.4 3.4h-15.6z',
		dark: 'm-10-19h1.6v2h1.8v1.6h-1.8v3.2h-1.6v-3.2h-1.8v-1.6h1.8zm-1.2 32v-5.4a2 2 0 0 1 4 0v5.4zm9.4-2.6v-3.4a1.3 1.3 0 0 1 2.6 0v3.4zm5 0v-3.4a1.3 1.3 0 0 1 2.6 0v3.4zm5 0v-3.4a1.3 1.3 0 0 1 2.6 0v3.4z'
	},
	chapel: {
		facade: 'm-7 6.5v-8h4.4v2h9.4v6zm-.8-7.8l3-6.6l3 6.6zm5.2 1.8l1.6-4.4h6.6l1.8 4.4z',
		roof: 'm-7.8-1.3l3-6.6l3 6.6zm5.2 1.8l1.6-4.4h6.6l1.8 4.4z',
		lit: 'm-7.8-1.3l3-6.6v6.6zm6.8-2.6h6.6l.7 1.8h-7.9z',
		dark: 'm-5.3-11.2h1v1.2h1.1v1h-1.1v1.9h-1v-1.9h-1.1v-1h1.1zm-.6 17.7v-3a1.1 1.1 0 0 1 2.2 0v3zm5.4-1.2v-2.1h1.6v2.1zm3.4 0v-2.1h1.6v2.1z'
	},
	cloister: {
		facade:
			'm-31 27v-19h62v19zm-3-19l5-9h58l5 9zm3-9v-23h17v23zm-2-23l10.5-14l10.5 14zm21 23v-15h33v15zm-2-15l5-9h27l5 9z',
		roof: 'm-34 8l5-9h58l5 9zm1-32l10.5-14l10.5 14zm19 8l5-9h27l5 9z',
		lit: 'm-34 8l5-9h58l1.5 2.7h-61zm1-32l10.5-14v14zm24-1h27l1.6 2.9h-30.2z',
		dark:
			'm-23.5-44h2v2.6h2.6v2h-2.6v4.4h-2v-4.4h-2.6v-2h2.6zm-3 39v-7a4 4 0 0 1 8 0v7zm20-3v-5a2 2 0 0 1 4 0v5zm8 0v-5a2 2 0 0 1 4 0v5zm8 0v-5a2 2 0 0 1 4 0v5z' +
			'm-34 33v-8a4 4 0 0 1 8 0v8zm11 0v-8a4 4 0 0 1 8 0v8zm11 0v-8a4 4 0 0 1 8 0v8zm11 0v-8a4 4 0 0 1 8 0v8zm11 0v-8a4 4 0 0 1 8 0v8z'
	},
	well: {
		facade: 'm-3.7-1.2a3.7 2.4 0 0 1 7.4 0v2.6a3.7 2.4 0 0 1-7.4 0z',
		shield: 'm-2-1.2a2 1.1 0 0 1 4 0a2 1.1 0 0 1-4 0z'
	},
	pennant: {
		shield: 'm-6.5-7.2h13v6.7c0 4-2.7 6.4-6.5 8.3c-3.8-1.9-6.5-4.3-6.5-8.3z',
		charge: 'm-1.4-4.6h2.8v3.1h2.7v2.6h-2.7v3.6h-2.8v-3.6h-2.7v-2.6h2.7z'
	},
	fir: {
		leaf: 'm0-5.6l3.4 4.6h-1.5l2.5 3.8h-3.6v1.6h-1.6v-1.6h-3.6l2.5-3.8h-1.5z',
		lit: 'm0-5.6v3.4l-1 1.2h-2.4z'
	},
	tree: {
		leaf: 'm-.7 4.6v-2.2a3.7 3.7 0 1 1 1.4 0v2.2z',
		lit: 'm-2.8-1.4a2.8 2.8 0 0 1 3.6-2.6a3 3 0 0 0-3.6 2.6z'
	},
	tuft: { tuft: 'm-2.2 .6q1.1-1.6 2.2 0q1.1-1.6 2.2 0' },
	mark: {}
};

const painted = new WeakMap<TileDrawing, readonly SymbolPaint[]>();

/** The upright symbols of a tile that lies at the rotation; the same drawing gives the same object again. */
export function symbolsOf(drawing: TileDrawing, rotation: Rotation): SymbolPaint {
	const known = painted.get(drawing);
	const all = known ?? ALL_ROTATIONS.map((turn) => paint(drawing, turn));
	if (!known) painted.set(drawing, all);
	return all[rotation] ?? paint(drawing, rotation);
}

function paint({ sites }: TileDrawing, rotation: Rotation): SymbolPaint {
	const placed = sites.map((site) => ({ ...site, at: turnPoint(site.at, rotation) }));
	const inked = (ink: Ink): string =>
		placed.map(({ kind, at }) => stamp(at, SHAPES[kind][ink])).join('');
	const inks = {
		tuft: inked('tuft'),
		leaf: inked('leaf'),
		facade: inked('facade'),
		roof: inked('roof'),
		lit: inked('lit'),
		dark: inked('dark'),
		shield: inked('shield'),
		charge: inked('charge')
	};
	const mark = placed.find(({ kind }) => kind === 'mark');
	const shape = mark?.mark === undefined ? undefined : markShape(mark.mark);
	return mark?.mark && shape
		? { inks, mark: { ...shape, name: mark.mark, at: mark.at, size: mark.size ?? 1 } }
		: { inks };
}

const stamp = (at: Point, shape: string | undefined): string => (shape ? stampAt(at, shape) : '');
