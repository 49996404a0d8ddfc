import { ABBEY_AND_MAYOR_FIGURES } from './abbey-and-mayor/figure-art';
import { BASE_FIGURES } from './base/figure-art';
import { GINGERBREAD_FIGURES } from './gingerbread/figure-art';
import type { FigureShapes } from './presentation/art';

/** The shapes of all kinds of figures and markers. */
export const FIGURES: ReadonlyMap<string, FigureShapes> = new Map(
	[BASE_FIGURES, ABBEY_AND_MAYOR_FIGURES, GINGERBREAD_FIGURES].flatMap((art) => Object.entries(art))
);
