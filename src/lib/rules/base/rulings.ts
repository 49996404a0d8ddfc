import type { Ruling, Rulings } from '../../engine/rulings';

/** Whether farmers are played; rulebooks advise against them in a first game. */
const FARMERS = ['on', 'off'] as const;
/** The three published farm rules: today's, 2001's, 2000's. */
export const FARM_RULES = ['third', 'second', 'first'] as const;
export type FarmRule = (typeof FARM_RULES)[number];
/** What the smallest completed city pays without a pennant, in points. */
export const SMALL_CITY = ['4', '2'] as const;
/** Whether unfinished roads, cities and monasteries pay at the end. */
const UNFINISHED = ['score', 'nothing'] as const;
/** Who wins a tie: all; nobody; those who didn't lay the first tile; or whoever laid it. */
const TIES = ['shared', 'again', 'non-starter', 'starter'] as const;
export type TieRule = (typeof TIES)[number];
/** A tile that fits nowhere leaves the game, or goes back into the bag. */
const UNPLAYABLE = ['aside', 'bag'] as const;
/** Whether a tile laid between four others gives another turn. */
const FILLED_HOLE = ['no', 'turn'] as const;
/**
 * The table's edge: none; a limit; one that moves when a table is added, or when tiles are shifted; one that closes what reaches
 * it.
 */
const EDGE = ['none', 'limits', 'extends', 'shifts', 'completes'] as const;
export type EdgeRule = (typeof EDGE)[number];
/** Tiles in a row of the table: 5 to 41. */
const TABLE_SIZES: readonly string[] = Array.from({ length: 37 }, (_, n) => String(n + 5));
const USUAL_SIZE = '21';
/** Whether roads end at a crossing with only trees. */
const TREES = ['end', 'run-on'] as const;
/** Whether another player's tile may be bought with points. */
const BUYING = ['no', 'yes'] as const;
/** Whether the start tile lies first, or is drawn like all others. */
const START_TILE = ['first', 'bag'] as const;
/** How many tiles a player holds. */
const HAND = ['one', 'three'] as const;
/** How many followers each player starts with. */
const FOLLOWERS = ['5', '6', '7', '8', '9', '10'] as const;
/** Whether a kind of an expansion’s figures is played. */
const PLAYED = ['yes', 'no'] as const;
/** How the starting player is determined: the youngest decides, the youngest starts, or another way. */
export const STARTER = ['decides', 'youngest', 'chosen', 'lot', 'roads'] as const;
/** What the app shows: all hints; farm owners, but no forecast; or only what is legal and what it pays. */
export const ASSISTANCE_LEVELS = ['helper', 'clear', 'referee'] as const;

/** A ruling for tables that own the tiles of an expansion, but leave a kind of its figures in the box. */
export const playedRuling = <Id extends string>(id: Id) =>
	({ id, choices: PLAYED, usual: 'yes', group: 'house' }) as const satisfies Ruling;

/** True unless the table plays without the figures of a {@link playedRuling}. */
export const isPlayed = (rulings: Rulings, id: string): boolean => rulings[id] !== 'no';

export const farmersPlayed = (rulings: Rulings): boolean => rulings['farmers'] !== 'off';

/** The farm rule of these rulings; today's by default. */
export const farmRuleOf = (rulings: Rulings): FarmRule =>
	FARM_RULES.find((rule) => rule === rulings['farmRule']) ?? 'third';

/** True when a completed city of two tiles pays only 1 a tile and 1 a pennant. */
export const smallCityPaysLess = (rulings: Rulings): boolean => rulings['smallCity'] === '2';

export const unfinishedPaysNothing = (rulings: Rulings): boolean =>
	rulings['unfinished'] === 'nothing';

export const tieRuleOf = (rulings: Rulings): TieRule =>
	TIES.find((rule) => rule === rulings['ties']) ?? 'shared';

export const filledHoleGivesTurn = (rulings: Rulings): boolean => rulings['filledHole'] === 'turn';

export const treesRunOn = (rulings: Rulings): boolean => rulings['trees'] === 'run-on';

/** The most tiles in a row of the table. */
export const tableSizeOf = (rulings: Rulings, row: 'tableWidth' | 'tableHeight'): number =>
	Number(TABLE_SIZES.find((size) => size === rulings[row]) ?? USUAL_SIZE);

/** True when a tile that fits nowhere goes back into the bag. */
export const backIntoBag = (rulings: Rulings): boolean => rulings['unplayable'] === 'bag';

export const edgeRuleOf = (rulings: Rulings): EdgeRule =>
	EDGE.find((rule) => rule === rulings['edge']) ?? 'none';

/** True if another table may be added. */
export const tableExtends = (rulings: Rulings): boolean => edgeRuleOf(rulings) === 'extends';

/** True unless it is an existing table: then its edge and start are unknown. */
const wasRecordedFromStart = (_: Rulings, existing: boolean): boolean => !existing;

const tableEnds = (rulings: Rulings, existing: boolean): boolean =>
	wasRecordedFromStart(rulings, existing) && edgeRuleOf(rulings) !== 'none';

export const BASE_RULINGS = [
	{ id: 'farmers', choices: FARMERS, usual: 'on', group: 'rules' },
	{
		id: 'farmRule',
		choices: FARM_RULES,
		usual: 'third',
		group: 'rules',
		topic: 'farm',
		asked: farmersPlayed
	},
	{ id: 'smallCity', choices: SMALL_CITY, usual: '4', group: 'rules', topic: 'city' },
	{ id: 'unfinished', choices: UNFINISHED, usual: 'score', group: 'house' },
	{ id: 'ties', choices: TIES, usual: 'shared', group: 'rules' },
	{ id: 'unplayable', choices: UNPLAYABLE, usual: 'aside', group: 'house' },
	{ id: 'filledHole', choices: FILLED_HOLE, usual: 'no', group: 'house' },
	{ id: 'edge', choices: EDGE, usual: 'none', group: 'rules', asked: wasRecordedFromStart },
	{ id: 'tableWidth', choices: TABLE_SIZES, usual: USUAL_SIZE, group: 'rules', asked: tableEnds },
	{ id: 'tableHeight', choices: TABLE_SIZES, usual: USUAL_SIZE, group: 'rules', asked: tableEnds },
	{ id: 'trees', choices: TREES, usual: 'end', group: 'house' },
	{ id: 'buying', choices: BUYING, usual: 'no', group: 'house' },
	{
		id: 'startTile',
		choices: START_TILE,
		usual: 'first',
		group: 'house',
		asked: wasRecordedFromStart
	},
	{ id: 'hand', choices: HAND, usual: 'one', group: 'house' },
	{ id: 'followers', choices: FOLLOWERS, usual: '7', group: 'house' },
	{ id: 'starter', choices: STARTER, usual: 'decides', unrecorded: 'youngest', group: 'table' },
	{ id: 'aids', choices: ASSISTANCE_LEVELS, usual: 'helper', group: 'table' }
] as const satisfies readonly Ruling[];

/** True when the start tile is drawn like all others. */
export const startTileInBag = (rulings: Rulings): boolean => rulings['startTile'] === 'bag';

/** How many followers each player starts with, besides the one on the scoring track. */
export const followersOf = (rulings: Rulings): number =>
	Number(FOLLOWERS.find((count) => count === rulings['followers']) ?? '7');

/** True when another player's tile may be bought with points. */
export const buysTiles = (rulings: Rulings): boolean => rulings['buying'] === 'yes';
