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

/* What the base game and the loaded boxes and expansions bring to the drawing. */

// Marked as pure, because the worker draws no figures and is built without them.
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

/** Adds pictures of marks and signs, when the box or expansion with such tiles is loaded. */
export function addMarks(art: MarkArt): void {
	for (const [name, shape] of Object.entries(art)) marks.set(name, shape);
}

/** The picture of a mark or a sign; undefined if there is none, or if the box or expansion that has it isn't loaded. */
export const markShape = (name: string): MarkShape | undefined => marks.get(name);

/** Adds the shapes of tiles, when the box or expansion that has them is loaded. */
export const addShapes = (table: ShapeTable): void => void tables.push(table);

/**
 * The shapes of a tile with this line and mark. Undefined for a custom tile, and for a tile of a box or expansion that isn't
 * loaded. For a tile without a mark, preferably the shapes of another one without: beside a mark, figures stand elsewhere.
 */
export function packedShapesOf(line: string, mark: string | undefined): PackedShapes | undefined {
	const found = tables.flatMap((table) => table[line] ?? []);
	return mark === undefined
		? (found.find(({ marks }) => marks === undefined) ?? found[0])
		: found.find(({ marks }) => marks?.[mark] !== undefined);
}
