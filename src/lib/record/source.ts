import { SOURCE_IDS } from '../rules/facts';
import type { SourceId } from '../rules/presentation/facts';

/** Where points can come from, as the summary of a game counts them. */
export const SOURCES = SOURCE_IDS;
export type Source = SourceId;

/** A player's points by source; a source that isn't named brought nothing. */
export type Points = Readonly<Record<Source, number>>;
