import { ABBEY_AND_MAYOR_FACTS } from './abbey-and-mayor/facts';
import { BASE_FACTS } from './base/facts';
import { GINGERBREAD_FACTS } from './gingerbread/facts';
import type { BoxFacts, SourceFacts, SourceId, UndescribedTiles } from './presentation/facts';
import { WINTER_FACTS } from './winter/facts';

/*
 * What lists show of every box, for pages that load no rules.
 */
const FACTS: readonly BoxFacts[] = [
	BASE_FACTS,
	WINTER_FACTS,
	ABBEY_AND_MAYOR_FACTS,
	GINGERBREAD_FACTS
];

/** Tiles that are drawn, by box and by expansion; with the start tile for a box. */
export const TILES_DRAWN: ReadonlyMap<string, number> = new Map(
	FACTS.flatMap(({ tiles = {} }) => Object.entries(tiles))
);

/** Where points can come from, in the order in which they are listed. */
export const SOURCES: readonly SourceFacts[] = FACTS.flatMap(({ sources = [] }) => sources).reduce<
	readonly SourceFacts[]
>(withSource, []);

/** The names of all sources of points, in the same order. */
export const SOURCE_IDS: readonly SourceId[] = SOURCES.map(({ id }) => id);

/** Puts a source behind the one that it follows, and behind those that follow it already. */
function withSource(sources: readonly SourceFacts[], source: SourceFacts): readonly SourceFacts[] {
	const at = sources.findLastIndex(
		({ id, after }) => id === source.after || after === source.after
	);
	return source.after === undefined || at < 0
		? [...sources, source]
		: sources.toSpliced(at + 1, 0, source);
}

/** Tiles that players describe since no list shows them, by what brings them. */
export const UNDESCRIBED: readonly UndescribedTiles[] = FACTS.flatMap(
	({ undescribed }) => undescribed ?? []
);
