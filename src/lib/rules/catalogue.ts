import * as v from 'valibot';
import type { Rules } from '../engine/game';
import type { RuleModule, TileCounts } from '../engine/module';
import { effectiveRulings, type Ruling, type Rulings } from '../engine/rulings';
import { composeModules } from '../engine/compose';
import type { Place } from '../engine/spot';
import { tileId, type TileId, type TileType } from '../engine/tile';
import { abbeyAndMayor } from './abbey-and-mayor';
import { ABBEY_AND_MAYOR_COUNTS } from './abbey-and-mayor/counts';
import { ABBEY_AND_MAYOR_EVENTS } from './abbey-and-mayor/events';
import { ABBEY_AND_MAYOR_RULINGS } from './abbey-and-mayor/rulings';
import { ABBEY, ABBEY_AND_MAYOR_TILES } from './abbey-and-mayor/tiles';
import { base } from './base';
import { BASE_COUNTS, BASE_START } from './base/counts';
import { boundsOf } from './base/table-edge';
import { BASE_EVENTS } from './base/events';
import { BASE_RULINGS, startTileInBag } from './base/rulings';
import { BASE_TILES } from './base/tiles';
import { gingerbread } from './gingerbread';
import { GINGERBREAD_EVENTS } from './gingerbread/events';
import { GINGERBREAD_RULINGS } from './gingerbread/rulings';
import { GINGERBREAD_COUNTS } from './gingerbread/tiles';
import { EXPANSION_IDS, type BoxId, type ExpansionId } from './ids';
import { WINTER_COUNTS } from './winter/counts';
import { WINTER_TILES } from './winter/tiles';

export * from './ids';

/** The landscapes in which a table is drawn. */
export const LANDS = ['summer', 'winter'] as const;
export type Land = (typeof LANDS)[number];

/** A box as it stands on the shelf. */
interface Box {
	readonly id: BoxId;
	readonly land: Land;
	/** Year or years in which it was printed. */
	readonly printed: string;
	/** How many of each design it holds. */
	readonly counts: TileCounts;
	/** The tile with the dark back, which is laid first. */
	readonly start: TileId;
	/** Most players who can sit down with the figures that come in it. */
	readonly maxPlayers: number;
}

const boxed = (id: BoxId, land: Land, printed: string, counts: TileCounts): Box => ({
	id,
	land,
	printed,
	counts,
	start: BASE_START,
	maxPlayers: 5
});

/** Every box in scope. */
export const BOXES: Readonly<Record<BoxId, Box>> = {
	'base-c1': boxed('base-c1', 'summer', 'since 2000', BASE_COUNTS),
	'winter-we3': boxed('winter-we3', 'winter', '2022', WINTER_COUNTS),
	'winter-we2': boxed('winter-we2', 'winter', '2020', WINTER_COUNTS),
	'winter-we1': boxed('winter-we1', 'winter', '2012–2015', WINTER_COUNTS),
	'winter-wd': boxed('winter-wd', 'winter', '2011', BASE_COUNTS)
};

/** What comes with an expansion. */
interface Expansion {
	readonly id: ExpansionId;
	/** The tiles that are shuffled in with those of the box. */
	readonly counts: TileCounts;
	/** Tiles of which each player has one. */
	readonly ownTiles: readonly TileId[];
	/** Most players who can sit down with it. */
	readonly maxPlayers: number;
	readonly rulings: readonly Ruling[];
	/** Its rules, for a game that starts with this tile at rotation 0, or without a start tile. */
	modules(rulings: Rulings, start: TileType | undefined): readonly RuleModule[];
}

/** Every expansion in scope. @internal */
export const EXPANSIONS: Readonly<Record<ExpansionId, Expansion>> = {
	'abbey-and-mayor': {
		id: 'abbey-and-mayor',
		counts: ABBEY_AND_MAYOR_COUNTS,
		ownTiles: [ABBEY.id],
		maxPlayers: 6,
		rulings: ABBEY_AND_MAYOR_RULINGS,
		modules: abbeyAndMayor
	},
	gingerbread: {
		id: 'gingerbread',
		counts: GINGERBREAD_COUNTS,
		ownTiles: [],
		maxPlayers: 5,
		rulings: GINGERBREAD_RULINGS,
		modules: (_, start) => [gingerbread(start && firstCity(start))]
	}
};

/** The first city of a tile at the start spot. Throws when it has none. */
function firstCity({ id, segments }: TileType): Place {
	const city = segments.find(({ kind }) => kind === 'city');
	if (!city) throw new Error(`There is no city on ${id}.`);
	return { x: 0, y: 0, segment: city.index };
}

/** Every design in scope, by id. */
export const TILES: ReadonlyMap<TileId, TileType> = new Map(
	[...BASE_TILES, ...WINTER_TILES, ...ABBEY_AND_MAYOR_TILES, ABBEY].map((type) => [type.id, type])
);

/** The expansion that a tile is drawn with, or of which it is a player's own. */
export const expansionOf = (tile: TileId): ExpansionId | undefined =>
	EXPANSION_IDS.find(
		(id) => Object.hasOwn(EXPANSIONS[id].counts, tile) || EXPANSIONS[id].ownTiles.includes(tile)
	);

/** All rulings, whatever is played. */
export const RULINGS: readonly Ruling[] = [
	...BASE_RULINGS,
	...ABBEY_AND_MAYOR_RULINGS,
	...GINGERBREAD_RULINGS
];

/** The rulings that a table decides which plays with these expansions. */
export const rulingsFor = (expansions: readonly ExpansionId[]): readonly Ruling[] => [
	...BASE_RULINGS,
	...expansions.flatMap((id) => EXPANSIONS[id].rulings)
];

/** Today's answer to every ruling. */
export const USUAL_RULINGS: Rulings = Object.fromEntries(
	RULINGS.map(({ id, usual }) => [id, usual])
);

/** What a ruling is answered with where a record says nothing of it. */
const unrecordedAnswer = ({ usual, unrecorded = usual }: Ruling): string => unrecorded;

/** The answers of a game whose record says nothing of its rulings. */
export const UNRECORDED_RULINGS: Rulings = Object.fromEntries(
	RULINGS.map((ruling) => [ruling.id, unrecordedAnswer(ruling)])
);

/**
 * Today's answers to the questions of a game with these expansions; of the others nothing is said.
 * @internal
 */
export const usualRulingsFor = (expansions: readonly ExpansionId[]): Rulings => ({
	...UNRECORDED_RULINGS,
	...Object.fromEntries(rulingsFor(expansions).map(({ id, usual }) => [id, usual]))
});

/** The events that a record may hold. */
export const eventSchema = v.variant('type', [
	...BASE_EVENTS,
	...ABBEY_AND_MAYOR_EVENTS,
	...GINGERBREAD_EVENTS
]);
/** An event of any module. */
export type TableEvent = v.InferOutput<typeof eventSchema>;

/** The answers to rulings that a record may hold; those left out are answered as when nothing was asked of them. */
export const rulingsSchema = v.strictObject(
	Object.fromEntries(
		RULINGS.map((ruling) => [
			ruling.id,
			v.optional(v.picklist(ruling.choices), unrecordedAnswer(ruling))
		])
	)
);

/** Answers to some rulings: none is filled in. */
export const someRulingsSchema = v.pipe(
	v.strictObject(
		Object.fromEntries(RULINGS.map(({ id, choices }) => [id, v.exactOptional(v.picklist(choices))]))
	),
	v.transform((answers) => answers as Rulings)
);

/** The design with that id. Throws when nobody knows it. @internal */
export function tileType(id: TileId): TileType {
	const type = TILES.get(id);
	if (!type) throw new Error(`There is no tile called ${id}.`);
	return type;
}

/** What is on the table, as it was agreed before the first tile. @internal */
export interface Setup {
	readonly box: BoxId;
	readonly expansions: readonly ExpansionId[];
	readonly rulings: Rulings;
	/** True when the table lies already, and nobody recorded it. */
	readonly found?: true | undefined;
}

/** How many of each tile are drawn in a game, the start tile included. */
export const countsOf = ({ box, expansions }: Omit<Setup, 'rulings'>): TileCounts =>
	Object.assign(
		{},
		BOXES[box].counts,
		...expansions.map((id) => EXPANSIONS[id].counts)
	) as TileCounts;

/** Most players who can sit down with a box and its expansions. */
export const maxPlayersOf = ({ box, expansions }: Omit<Setup, 'rulings'>): number =>
	Math.max(BOXES[box].maxPlayers, ...expansions.map((id) => EXPANSIONS[id].maxPlayers));

const NO_CUSTOM_TILES: ReadonlyMap<TileId, TileType> = new Map();

/**
 * Puts the rules of a game together: its modules, and its tiles with those that the table has told. Designs that nobody
 * has told yet are counted, but missing from the tiles.
 */
export function rulesOf(
	setup: Setup,
	told: ReadonlyMap<TileId, TileType> = NO_CUSTOM_TILES
): Rules {
	const start =
		setup.found || startTileInBag(setup.rulings) ? undefined : tileType(BOXES[setup.box].start);
	const rulings = effectiveRulings(rulingsFor(setup.expansions), setup.rulings);
	const modules: readonly RuleModule[] = [
		base(rulings),
		...setup.expansions.flatMap((id) => EXPANSIONS[id].modules(rulings, start))
	];
	const counts = countsOf(setup);
	// Where a table ends that was found lying, nobody knows.
	const bounds = setup.found ? undefined : boundsOf(rulings);
	return {
		...composeModules(modules),
		tiles: tilesOf([...Object.keys(counts), ...modules.flatMap(stockOf)], told),
		counts: new Map(Object.entries(counts).map(([id, count]) => [tileId(id), count])),
		start: start ? [{ type: start, spot: { x: 0, y: 0 }, rotation: 0 }] : [],
		...(setup.found && { existing: setup.found }),
		...(bounds && { bounds }),
		rulings
	};
}

const stockOf = ({ stock = {} }: RuleModule): readonly string[] => Object.keys(stock);

function tilesOf(ids: readonly string[], told: Rules['tiles']): Rules['tiles'] {
	const known = ids.map(tileId).flatMap((id) => {
		const type = told.get(id) ?? TILES.get(id);
		return type ? [type] : [];
	});
	return new Map([...known, ...told.values()].map((type) => [type.id, type]));
}
