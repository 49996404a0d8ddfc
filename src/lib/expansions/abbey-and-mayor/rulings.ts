import type { Ruling, Rulings } from '../../engine/rulings';
import {
	FARM_RULES,
	farmersPlayed,
	farmRuleOf,
	isPlayed,
	playedRuling
} from '../../rules/base/rulings';

/** Whether abbeys may be laid after the last tile: in a last round (today), or not (older answer). */
const LAST_ABBEYS = ['round', 'none'] as const;
/** Where a wagon may drive: to connected features, or nearby (second edition). `anywhere` is retired. */
const WAGON_MOVES = ['connected', 'nearby', 'anywhere'] as const;
type WagonMoves = (typeof WAGON_MOVES)[number];
/** Whether a wagon rolls on through completed features. */
const WAGON_ROLLS = ['no', 'yes'] as const;
/** Which monasteries wagons may stand on: all, or only those with a road on their tile. */
const WAGON_MONASTERIES = ['all', 'with-road'] as const;
/** The farm rule with barns: one of the three, or in old games whatever `farmRule` says. */
const BARN_FARMS = [...FARM_RULES, 'farm-rule'] as const;
/** Which edition's tiles are drawn: since 2016 the house has a garden. */
const ABBEY_TILES = ['first', 'later'] as const;
/** Whether a barn may be built on a farm that has one. */
const BARN_ON_BARN = ['no', 'yes'] as const;
/** Whether barns are also built in games without farmers. */
const BARNS_ALONE = ['no', 'yes'] as const;

const ABBEY_RULINGS = [
	{ id: 'lastAbbeys', choices: LAST_ABBEYS, usual: 'round', group: 'rules' }
] as const satisfies readonly Ruling[];

const WAGON_RULINGS = [
	{
		id: 'wagonMoves',
		choices: WAGON_MOVES,
		usual: 'connected',
		retired: { anywhere: { wagonMoves: 'connected', wagonRolls: 'yes' } },
		group: 'rules',
		asked: wagonsPlayed
	},
	{
		id: 'wagonRolls',
		choices: WAGON_ROLLS,
		usual: 'no',
		group: 'house',
		asked: (rulings: Rulings) => wagonsPlayed(rulings) && wagonMovesOf(rulings) === 'connected'
	},
	{
		id: 'wagonMonasteries',
		choices: WAGON_MONASTERIES,
		usual: 'all',
		group: 'house',
		asked: wagonsPlayed
	},
	playedRuling('wagons')
] as const satisfies readonly Ruling[];

const BARN_RULINGS = [
	{
		id: 'barnFarms',
		choices: BARN_FARMS,
		usual: 'third',
		unrecorded: 'farm-rule',
		retired: { 'farm-rule': { barnFarms: 'third' } },
		group: 'house',
		asked: (rulings: Rulings) =>
			farmersPlayed(rulings) &&
			barnsPlayed(rulings) &&
			(ownFarmRule(rulings) !== undefined || farmRuleOf(rulings) !== 'third'),
		implies: (rulings: Rulings): Rulings => {
			const farmRule = ownFarmRule(rulings);
			return farmRule === undefined || !barnsPlayed(rulings) ? {} : { farmRule };
		}
	},
	{ id: 'barnOnBarn', choices: BARN_ON_BARN, usual: 'no', group: 'house', asked: barnsPlayed },
	{
		id: 'barnsAlone',
		choices: BARNS_ALONE,
		usual: 'no',
		group: 'house',
		asked: (rulings: Rulings) => !farmersPlayed(rulings) && isPlayed(rulings, 'barns')
	},
	playedRuling('barns')
] as const satisfies readonly Ruling[];

const TILE_RULINGS = [
	{ id: 'abbeyTiles', choices: ABBEY_TILES, usual: 'first', group: 'rules' }
] as const satisfies readonly Ruling[];

export const ABBEY_AND_MAYOR_RULINGS: readonly Ruling[] = [
	...TILE_RULINGS,
	...ABBEY_RULINGS,
	playedRuling('mayors'),
	...WAGON_RULINGS,
	...BARN_RULINGS
];

function wagonsPlayed(rulings: Rulings): boolean {
	return isPlayed(rulings, 'wagons');
}

/** True when barns are built: with farmers, or by a house rule without them. */
export function barnsPlayed(rulings: Rulings): boolean {
	return isPlayed(rulings, 'barns') && (farmersPlayed(rulings) || rulings['barnsAlone'] === 'yes');
}

/** The farm rule chosen for games with barns; undefined in games that are older than this ruling. */
const ownFarmRule = (rulings: Rulings): string | undefined =>
	FARM_RULES.find((rule) => rule === rulings['barnFarms']);

export const wagonMovesOf = (rulings: Rulings): WagonMoves =>
	WAGON_MOVES.find((choice) => choice === rulings['wagonMoves']) ?? 'connected';
