import { BASE_FIGURES } from './base/figure-art';
import BASE_SHAPES from './base/shapes.json' with { type: 'json' };
import type {
	FigureArt,
	FigureShapes,
	MarkArt,
	MarkShape,
	PackedShapes,
	ShapeTable
} from './presentation/art';

/* What the base game, and the boxes and expansions that are loaded, bring to the drawing. */

// Pure: the worker draws no figures, and is built without them.
const figures = /* @__PURE__ */ new Map<string, FigureShapes>(
	/* @__PURE__ */ Object.entries(BASE_FIGURES)
);
const marks = new Map<string, MarkShape>();
const tables: ShapeTable[] = [BASE_SHAPES];

/** The shapes of the kinds of figures and markers of the base game, and of the expansions that are loaded. */
export const FIGURES: ReadonlyMap<string, FigureShapes> = figures;

/** Adds the figures of an expansion, when it is loaded. */
export function addFigures(art: FigureArt): void {
	for (const [kind, shapes] of Object.entries(art)) figures.set(kind, shapes);
}

/** The pictures of marks and signs of the boxes and expansions that are loaded. @internal */
export const MARKS: ReadonlyMap<string, MarkShape> = marks;

/** Adds pictures of marks and signs, when the box or expansion is loaded whose tiles have them. */
export function addMarks(art: MarkArt): void {
	for (const [name, shape] of Object.entries(art)) marks.set(name, shape);
}

/** The picture of a mark or a sign; undefined for a name without a picture, and before what has it is loaded. */
export const markShape = (name: string): MarkShape | undefined => marks.get(name);

/** Adds the shapes of tiles, when the box or expansion is loaded that has them. */
export const addShapes = (table: ShapeTable): void => void tables.push(table);

/**
 * The shapes of a tile with this line and mark; undefined for a custom tile, and for that of a box or an expansion that isn't loaded.
 * Without a mark, those of a tile that has none, too: figures stand elsewhere beside one.
 */
export function packedShapesOf(line: string, mark: string | undefined): PackedShapes | undefined {
	const found = tables.flatMap((table) => table[line] ?? []);
	return mark === undefined
		? (found.find(({ marks }) => marks === undefined) ?? found[0])
		: found.find(({ marks }) => marks?.[mark] !== undefined);
}
