/** A point around the middle of what is drawn, in units. */
interface Point {
	readonly x: number;
	readonly y: number;
}

/** A kind of figure, standing or lying, around (0, 0), in units; all but pattern area and emblem is SVG path data. */
export interface FigureShape {
	/** The silhouette, in its owner's colour. */
	readonly body: string;
	/** What of the body its owner's pattern is carved into. */
	readonly patternArea: readonly Point[];
	/** What of it lies in the shade. */
	readonly shade: string;
	/** Its edges that catch the light: open lines. */
	readonly light: string;
	/** Pale parts on it, such as a face. */
	readonly pale: string;
	/** Dark parts on it, such as eyes. */
	readonly dark: string;
	/** Fine lines on it. */
	readonly lines: string;
	/** What grows in front of it. */
	readonly grass?: string;
	/** The middle and the size of its owner's emblem; the emblems are 20 units wide. */
	readonly emblem: { readonly x: number; readonly y: number; readonly size: number };
	/** Half its width, so that figures side by side don't hide each other. */
	readonly half: number;
}

/** The shapes of a kind of figure; one that never lies down has no other. */
export interface FigureShapes {
	readonly standing: FigureShape;
	readonly lying?: FigureShape;
}

/** The fills of the printed marks; `marks.css` says what each looks like on the land. @internal */
export const MARK_FILLS = [
	'ground',
	'rim',
	'pale',
	'dark',
	'horn',
	'fox',
	'fox-far',
	'wolf',
	'wolf-far',
	'bear',
	'bear-far',
	'boar',
	'piglet',
	'raven',
	'feather',
	'deer',
	'deer-far',
	'hare',
	'hare-far',
	'wing',
	'biscuit',
	'icing'
] as const;
/** @internal */
export type MarkFill = (typeof MARK_FILLS)[number];

/** A part of a mark in one fill. */
export interface MarkLayer {
	readonly fill: MarkFill;
	/** SVG path data. */
	readonly path: string;
	/** For strokes: their width in units; all else is filled. */
	readonly width?: number;
	/** Has a rim around it, so that it shows on any ground and before what is behind it. */
	readonly rimmed?: boolean;
}

/** A printed mark's picture around its middle, about 27 units wide and 24 high, from the bottom up. */
export interface MarkShape {
	readonly layers: readonly MarkLayer[];
}

/** A layer whose rim sets it apart from what is behind it. */
export const body = (fill: MarkFill, path: string): MarkLayer => ({ fill, path, rimmed: true });
/** A filled layer. */
export const spots = (fill: MarkFill, path: string): MarkLayer => ({ fill, path });
/** A layer of lines. */
export const strokes = (fill: MarkFill, width: number, path: string): MarkLayer => ({
	fill,
	path,
	width
});
/** A ring of points from numbers: x and y by turns. */
export function ring(...numbers: readonly number[]): readonly Point[] {
	return numbers.flatMap((x, i) => (i % 2 ? [] : [{ x, y: numbers[i + 1] ?? 0 }]));
}

/** How charts show the points of a source. */
export interface SourceArt {
	/** SVG path data on a square of 8 pixels, to be stroked: it tells sources apart besides their colours. */
	readonly pattern: string;
	/** A CSS colour for light and dark schemes, on which ink is read. */
	readonly colour: string;
}

/** What a box draws: pure data. */
export interface BoxArt {
	/** By kind of figure, or by marker. */
	readonly figures?: Readonly<Record<string, FigureShapes>>;
	/** Pictures of what is printed on its tiles. */
	readonly marks?: Readonly<Record<string, MarkShape>>;
	/** By source of points. */
	readonly sources?: Readonly<Record<string, SourceArt>>;
	/** CSS colours that tell the tiles of an expansion apart in the palette. Left out: that of all expansions. */
	readonly accents?: Readonly<Record<string, string>>;
}
