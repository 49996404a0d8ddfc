import { EXPANSIONS } from '../expansions';
import type { DeclaredExpansion } from './base/expansion';
import { BASE_ART } from './base/art';
import type { BoxArt, SourceArt } from './presentation/art';

const DECLARED: readonly DeclaredExpansion[] = EXPANSIONS;
const ART: readonly BoxArt[] = [BASE_ART, ...DECLARED.flatMap(({ art = [] }) => art)];

const all = <T>(
	of: (art: BoxArt) => Readonly<Record<string, T>> | undefined
): ReadonlyMap<string, T> => new Map(ART.flatMap((art) => Object.entries(of(art) ?? {})));

/** How charts show each source of points. */
export const SOURCE_ART: ReadonlyMap<string, SourceArt> = all(({ sources }) => sources);
/** Colours of expansions' tiles in the palette. */
export const ACCENTS: ReadonlyMap<string, string> = all(({ accents }) => accents);
