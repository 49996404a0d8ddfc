import { ABBEY_AND_MAYOR_ART } from './abbey-and-mayor/art';
import { ABBOT_ART } from './abbot/art';
import { BASE_ART } from './base/art';
import { GINGERBREAD_ART } from './gingerbread/art';
import type { BoxArt, SourceArt } from './presentation/art';
import { TRADERS_AND_BUILDERS_ART } from './traders-and-builders/art';

const ART: readonly BoxArt[] = [
	BASE_ART,
	ABBEY_AND_MAYOR_ART,
	ABBOT_ART,
	GINGERBREAD_ART,
	TRADERS_AND_BUILDERS_ART
];

const all = <T>(
	of: (art: BoxArt) => Readonly<Record<string, T>> | undefined
): ReadonlyMap<string, T> => new Map(ART.flatMap((art) => Object.entries(of(art) ?? {})));

/** How charts show each source of points. */
export const SOURCE_ART: ReadonlyMap<string, SourceArt> = all(({ sources }) => sources);
/** Colours of expansions' tiles in the palette. */
export const ACCENTS: ReadonlyMap<string, string> = all(({ accents }) => accents);
