import { ABBEY_AND_MAYOR_ART } from './abbey-and-mayor/art';
import { BASE_ART } from './base/art';
import { GINGERBREAD_ART } from './gingerbread/art';
import type { BoxArt, FigureShapes, MarkShape, SourceArt } from './presentation/art';
import { WINTER_ART } from './winter/art';

const ART: readonly BoxArt[] = [BASE_ART, WINTER_ART, ABBEY_AND_MAYOR_ART, GINGERBREAD_ART];

const all = <T>(
	of: (art: BoxArt) => Readonly<Record<string, T>> | undefined
): ReadonlyMap<string, T> => new Map(ART.flatMap((art) => Object.entries(of(art) ?? {})));

/** The shapes of all kinds of figures and markers. */
export const FIGURES: ReadonlyMap<string, FigureShapes> = all(({ figures }) => figures);
/** The pictures of all marks. */
export const MARKS: ReadonlyMap<string, MarkShape> = all(({ marks }) => marks);
/** How charts show each source of points. */
export const SOURCE_ART: ReadonlyMap<string, SourceArt> = all(({ sources }) => sources);
/** Colours of expansions' tiles in the palette. */
export const ACCENTS: ReadonlyMap<string, string> = all(({ accents }) => accents);
