import type { Ruling, Rulings } from '../../engine/rulings';

/** Whether farmers are played; the rulebooks advise leaving them out of a first game. */
const FARMERS = ['on', 'off'] as const;
/** The three published farm rules: today's, that of 2001, that of 2000. */
export const FARM_RULES = ['third', 'second', 'first'] as const;
export type FarmRule = (typeof FARM_RULES)[number];
/** What the smallest completed city pays in all, without a pennant: points. */
export const SMALL_CITY = ['4', '2'] as const;
/** Whether roads, cities and monasteries that are unfinished at the end pay for what is there. */
const UNFINISHED = ['score', 'nothing'] as const;
/** Who wins when several have the most points: all; nobody; those who did not lay the first tile. */
const TIES = ['shared', 'again', 'non-starter'] as const;
type TieRule = (typeof TIES)[number];
/** What becomes of a tile that fits nowhere: out of the game, or back into the bag. */
const UNPLAYABLE = ['aside', 'bag'] as const;
/** Whether a tile laid between four others gives another turn. */
const FILLED_HOLE = ['no', 'turn'] as const;
/**
 * What the edge of the table does: there is none; no tile lies beyond it, or only where another table was put beside it, or
 * all tiles are shifted to make room; or it limits and completes what reaches it.
 */
const EDGE = ['none', 'limits', 'extends', 'shifts', 'completes'] as const;
export type EdgeRule = (typeof EDGE)[number];
/** How many tiles a table may hold in a row. */
const TABLE_SIZES: readonly string[] = Array.from({ length: 37 }, (_, n) => String(n + 5));
const USUAL_SIZE = '21';
/** Whether a road ends at a crossing without houses, where only trees stand. */
const TREES = ['end', 'run-on'] as const;
/** Whether points may be paid to another player for their tile. */
const BUYING = ['no', 'yes'] as const;
/** Whether the start tile lies first, or is drawn like all others, so that another tile lies first. */
const START_TILE = ['first', 'bag'] as const;
/** How many tiles a player holds and chooses from. */
const HAND = ['one', 'three'] as const;
/** How it is found out who lays the first tile: the youngest says who, or lays it; or in another way. */
export const STARTER = ['decides', 'youngest', 'chosen', 'lot', 'roads'] as const;
/** What the scorekeeper tells: all that helps; whose farm is whose, but no outlook; what is legal and what it pays. */
export const ASSISTANCE_LEVELS = ['helper', 'clear', 'referee'] as const;

/** True when farmers are played. */
export const farmersPlayed = (rulings: Rulings): boolean => rulings['farmers'] !== 'off';

/** The farm rule played; today's where the table said nothing. */
export const farmRuleOf = (rulings: Rulings): FarmRule =>
	FARM_RULES.find((rule) => rule === rulings['farmRule']) ?? 'third';

/** True when a completed city of two tiles pays only 1 a tile and 1 a pennant. */
export const smallCityPaysLess = (rulings: Rulings): boolean => rulings['smallCity'] === '2';

/** True when only what was completed pays. */
export const unfinishedPaysNothing = (rulings: Rulings): boolean =>
	rulings['unfinished'] === 'nothing';

/** Who wins when several have the most points. */
export const tieRuleOf = (rulings: Rulings): TieRule =>
	TIES.find((rule) => rule === rulings['ties']) ?? 'shared';

/** True when a tile laid between four others gives another turn. */
export const filledHoleGivesTurn = (rulings: Rulings): boolean => rulings['filledHole'] === 'turn';

/** True when roads run on at a crossing where only trees stand. */
export const treesRunOn = (rulings: Rulings): boolean => rulings['trees'] === 'run-on';

/** How many tiles lie in a row of the table at most. */
export const tableSizeOf = (rulings: Rulings, row: 'tableWidth' | 'tableHeight'): number =>
	Number(TABLE_SIZES.find((size) => size === rulings[row]) ?? USUAL_SIZE);

/** True when a tile that fits nowhere goes back into the bag. */
export const backIntoBag = (rulings: Rulings): boolean => rulings['unplayable'] === 'bag';

/** What the edge of the table does. */
export const edgeRuleOf = (rulings: Rulings): EdgeRule =>
	EDGE.find((rule) => rule === rulings['edge']) ?? 'none';

/** True where the table may be extended by another one. */
export const tableExtends = (rulings: Rulings): boolean => edgeRuleOf(rulings) === 'extends';

/** True unless the table existed before the app: then its edge and start are unknown. */
const wasRecordedFromStart = (_: Rulings, existing: boolean): boolean => !existing;

const tableEnds = (rulings: Rulings, existing: boolean): boolean =>
	wasRecordedFromStart(rulings, existing) && edgeRuleOf(rulings) !== 'none';

/** The open questions of the base game. */
export const BASE_RULINGS = [
	{ id: 'farmers', choices: FARMERS, usual: 'on', group: 'rules' },
	{ id: 'farmRule', choices: FARM_RULES, usual: 'third', group: 'rules', asked: farmersPlayed },
	{ id: 'smallCity', choices: SMALL_CITY, usual: '4', group: 'rules' },
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
	{ id: 'starter', choices: STARTER, usual: 'decides', unrecorded: 'youngest', group: 'table' },
	{ id: 'aids', choices: ASSISTANCE_LEVELS, usual: 'helper', group: 'table' }
] as const satisfies readonly Ruling[];

/** True when the start tile is drawn like all others. */
export const startTileInBag = (rulings: Rulings): boolean => rulings['startTile'] === 'bag';

/** True when a table may buy a tile of another player's with points. */
export const buysTiles = (rulings: Rulings): boolean => rulings['buying'] === 'yes';
