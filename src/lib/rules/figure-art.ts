import { BASE_FIGURES } from './base/figure-art';
import type { FigureArt, FigureShapes } from './presentation/art';

const figures = new Map<string, FigureShapes>(Object.entries(BASE_FIGURES));

/** The shapes of the kinds of figures and markers of the base game, and of the expansions that are loaded. */
export const FIGURES: ReadonlyMap<string, FigureShapes> = figures;

/** Adds the figures of an expansion, when it is loaded. */
export function addFigures(art: FigureArt): void {
	for (const [kind, shapes] of Object.entries(art)) figures.set(kind, shapes);
}
