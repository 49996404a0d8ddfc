import { SOURCE_IDS } from '../rules/facts';
import type { SourceId } from '../rules/presentation/facts';

/** The sources of points, as a game's summary counts them. */
export const SOURCES = SOURCE_IDS;
export type Source = SourceId;

/** A player's points by source; sources without points are left out. */
export type Points = Readonly<Record<Source, number>>;
