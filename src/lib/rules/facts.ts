import { interplaysOf } from '../expansions';
import { BOX_IDS, BOXES } from './boxes';
import type { Rulings } from '../engine/rulings';
import { DECLARED, DECLARED_EXPANSIONS } from './declared';
import type {
	BoxFacts,
	KindFacts,
	SignFacts,
	SourceFacts,
	SourceId,
	StartReplaced,
	UndescribedTiles
} from './presentation/facts';

/* What lists show about every box, for pages that don't load the rules. */
const FACTS: readonly BoxFacts[] = DECLARED.map(({ facts }) => facts);

/** Number of tiles, by box and expansion; a box's includes the start tile. */
export const TILES_DRAWN: ReadonlyMap<string, number> = new Map([
	...BOX_IDS.map((id) => [id, BOXES[id].tiles] as const),
	...FACTS.flatMap(({ tiles = {} }) => Object.entries(tiles))
]);

/** Those of these expansions that players score manually. */
export const unscoredIn = (expansions: readonly string[]): readonly string[] =>
	DECLARED_EXPANSIONS.filter(({ id, facts }) => facts.unscored && expansions.includes(id)).map(
		({ id }) => id
	);

/** The colours of expansions' tiles in the palette, by expansion. */
export const ACCENTS: ReadonlyMap<string, string> = new Map(
	DECLARED.flatMap(({ id, accent }) => (accent === undefined ? [] : [[id, accent] as const]))
);

/**
 * How many tiles stay in the box when these expansions are played: tiles of the expansions and of the box they are played with.
 */
export const tilesLeftOut = (expansions: readonly string[], rulings: Rulings): number =>
	[
		...interplaysOf(expansions).map((one) => one.tilesLeftOut),
		...DECLARED_EXPANSIONS.filter(({ id }) => expansions.includes(id))
			.flatMap(({ facts }) => facts.leavesOut ?? [])
			.filter(({ unless }) =>
				Object.entries(unless).every(([id, answer]) => rulings[id] !== answer)
			)
			.map(({ tiles }) => tiles)
	].reduce((sum, tiles) => sum + tiles, 0);

/** How many more tiles are drawn in a game than the usual editions of these expansions have in total. */
export const tilesMoreDrawn = (expansions: readonly string[], rulings: Rulings): number =>
	DECLARED_EXPANSIONS.filter(({ id }) => expansions.includes(id))
		.flatMap(({ facts }) => facts.otherTiles ?? [])
		.filter(({ with: needs = expansions }) => needs.some((id) => expansions.includes(id)))
		.filter(({ where }) => Object.entries(where).every(([id, answer]) => rulings[id] === answer))
		.reduce((sum, { more }) => sum + more, 0);

/** The expansions that may replace the start tile, so that it stays in the box. */
export const STARTS_REPLACED: readonly StartReplaced[] = FACTS.flatMap(
	({ startReplaced }) => startReplaced ?? []
);

/** The sources of points, in the order they are listed. */
export const SOURCES: readonly SourceFacts[] = FACTS.flatMap(({ sources = [] }) => sources).reduce<
	readonly SourceFacts[]
>(withSource, []);

export const SOURCE_IDS: readonly SourceId[] = SOURCES.map(({ id }) => id);

/** Adds a source after the one that it follows, and after others that already follow that one. */
function withSource(sources: readonly SourceFacts[], source: SourceFacts): readonly SourceFacts[] {
	const at = sources.findLastIndex(
		({ id, after }) => id === source.after || after === source.after
	);
	return source.after === undefined || at < 0
		? [...sources, source]
		: sources.toSpliced(at + 1, 0, source);
}

/** The tiles that players describe themselves: one entry for each expansion that has some. */
export const UNDESCRIBED: readonly UndescribedTiles[] = FACTS.flatMap(
	({ undescribed }) => undescribed ?? []
);

/** What may be printed on roads and cities, by name. */
export const TILE_SIGNS: readonly SignFacts[] = FACTS.flatMap(({ signs }) => signs ?? []);

/** The kinds of segments that expansions add for tiles that players describe, each once. */
export const TILE_KINDS: readonly KindFacts[] = [
	...new Set(FACTS.flatMap(({ kinds }) => kinds ?? []))
];
