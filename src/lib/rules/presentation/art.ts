/** A point relative to the middle of the drawing, in units. */
interface Point {
	readonly x: number;
	readonly y: number;
}

/** What figures that belong to nobody are made of, if not of wood. */
type Material = 'metal';

/** The shape of a figure, standing or lying, around (0, 0), in units. Strings are SVG path data. */
export interface FigureShape {
	/** The silhouette, in its owner's colour. */
	readonly body: string;
	/** The part of the body with its owner's pattern. */
	readonly patternArea: readonly Point[];
	/** Its shaded parts. */
	readonly shade: string;
	/** Its lit edges, as open lines. */
	readonly light: string;
	/** Pale parts on it, such as a face. */
	readonly pale: string;
	/** Dark parts on it, such as eyes. */
	readonly dark: string;
	/** Fine lines on it. */
	readonly lines: string;
	/** Grass in front of it. */
	readonly grass?: string;
	/** What it is made of, if it belongs to nobody and isn't brown; `players.css` gives its colour. */
	readonly material?: Material;
	/** True if it is of clear plastic: what lies behind its body shines through. */
	readonly clear?: true;
	/** Position and scale of its owner's emblem; emblems are 20 units wide. */
	readonly emblem: { readonly x: number; readonly y: number; readonly size: number };
	/** Half its width, so that figures side by side don't hide each other. */
	readonly half: number;
}

/** The shapes of a kind of figure; kinds that never lie have only one. */
export interface FigureShapes {
	readonly standing: FigureShape;
	readonly lying?: FigureShape;
}

/** The fills of the printed marks; `marks.css` gives their colours. */
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
	'icing',
	'wine',
	'grapes',
	'leaf',
	'grain',
	'sheaf',
	'cloth',
	'linen',
	'lake',
	'roof',
	'stone',
	'lava',
	'rosy'
] as const;
/** The fill of a printed mark. */
export type MarkFill = (typeof MARK_FILLS)[number];

/** A part of a mark in one fill. */
export interface MarkLayer {
	readonly fill: MarkFill;
	/** SVG path data. */
	readonly path: string;
	/** Stroke width in units; without it the path is filled. */
	readonly width?: number;
	/** True for a path with a rim, visible on any ground and in front of other parts. */
	readonly rimmed?: boolean;
}

/** The picture of a printed mark around its middle, about 27 units wide and 24 high; layers from the bottom up. */
export interface MarkShape {
	readonly layers: readonly MarkLayer[];
	/** Radius of the room that it takes, in units, if it is larger than others. */
	readonly room?: number;
	/** True if it may part fields: then it lies between what no road or wall divides, and where roads end at it. */
	readonly parts?: true;
}

/** A ring of points from numbers, x and y in turn. */
// A build leaves out the outlines that it doesn't draw.
/* @__NO_SIDE_EFFECTS__ */
export function ring(...numbers: readonly number[]): readonly Point[] {
	return numbers.flatMap((x, i) => (i % 2 ? [] : [{ x, y: numbers[i + 1] ?? 0 }]));
}

/** How charts show the points of a source. */
export interface SourceArt {
	/** SVG path data on a square of 8 pixels, to be stroked: tells sources apart without colours. */
	readonly pattern: string;
	/** A CSS colour for light and dark schemes, with enough contrast for text on it. */
	readonly colour: string;
}

/** The art of some sources of points. */
export type SourcesArt = Readonly<Record<string, SourceArt>>;

/** The shapes of one line of a tile, in fifths of a unit: `npm run shapes` writes them. */
export interface PackedShapes {
	/**
	 * The rings of each segment, divided by `z`. Each point is stored as the difference, in x and y, between the step to it and
	 * the step before. Along a curve that is almost nothing, and needs half the bytes of the steps themselves.
	 */
	readonly areas: readonly string[];
	/** The x and y for each segment. */
	readonly stands: readonly number[];
	readonly pennants: readonly number[];
	readonly signs?: readonly number[];
	/** The x and y for each mark, by its name. */
	readonly marks?: Readonly<Partial<Record<string, readonly number[]>>>;
}

/** The shapes of tiles, by their line: tiles with equal lines have equal shapes. */
export type ShapeTable = Readonly<Partial<Record<string, PackedShapes>>>;

/** The figures of a box, by their kind or by the id of their marker. */
export type FigureArt = Readonly<Record<string, FigureShapes>>;

/** The pictures of what is printed on a box's tiles, by the name of the mark or sign. */
export type MarkArt = Readonly<Record<string, MarkShape>>;
