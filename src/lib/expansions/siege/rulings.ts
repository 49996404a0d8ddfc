import type { Ruling, Rulings } from '../../engine/rulings';
import { farmersPlayed, isPlayed, smallCityPaysLess } from '../../rules/base/rulings';

/** Which tiles are played: those of The Cathars and Siege, those of The Besiegers, or both. */
const SIEGE_TILES = ['cathars', 'besiegers', 'both'] as const;
type SiegeTiles = (typeof SIEGE_TILES)[number];
/** When knights may escape: if a monastery lies beside a besieged tile, if one lies beside any tile of the city, or never. */
const ESCAPE = ['siege-tile', 'any-tile', 'none'] as const;
export type Escape = (typeof ESCAPE)[number];
/** Whether one may escape after each tile of a turn, or once, after the last. */
const ESCAPE_IN_PARTS = ['each', 'once'] as const;
/** Whether a pig counts for a besieged city twice, or once. */
const SIEGE_PIG = ['twice', 'once'] as const;
/** What a besieged city of two tiles pays where others pay 2. */
const SIEGE_SMALL_CITY = ['nothing', 'as-others'] as const;
/** Whether builders escape too. */
const SIEGE_BUILDER = ['no', 'yes'] as const;
/** Whether a pig herd counts for a besieged city twice, or once. */
const SIEGE_HERD = ['once', 'twice'] as const;

/** The box with pigs and builders. */
const TRADERS = 'traders-and-builders';

const needs =
	(box: string, asked: (rulings: Rulings) => boolean) =>
	(rulings: Rulings, _: boolean, played: readonly string[]): boolean =>
		played.includes(box) && asked(rulings);

/** True if a pig herd is played: on a tile of one box, or by a ruling on one of another. */
const hasHerd = (rulings: Rulings, _: boolean, played: readonly string[]): boolean =>
	farmersPlayed(rulings) &&
	(played.includes('river-2') || (played.includes('gq11') && rulings['pigHerd'] === 'pig'));

export const SIEGE_RULINGS = [
	{ id: 'siegeTiles', choices: SIEGE_TILES, usual: 'cathars', group: 'rules' },
	{ id: 'siegeEscape', choices: ESCAPE, usual: 'siege-tile', group: 'rules' },
	{
		id: 'escapeInParts',
		choices: ESCAPE_IN_PARTS,
		usual: 'each',
		group: 'rules',
		asked: needs(
			TRADERS,
			(rulings) => isPlayed(rulings, 'builders') && rulings['siegeEscape'] !== 'none'
		)
	},
	{
		id: 'siegePig',
		choices: SIEGE_PIG,
		usual: 'twice',
		group: 'rules',
		asked: needs(TRADERS, (rulings) => farmersPlayed(rulings) && isPlayed(rulings, 'pigs'))
	},
	{
		id: 'siegeSmallCity',
		choices: SIEGE_SMALL_CITY,
		usual: 'nothing',
		group: 'rules',
		asked: smallCityPaysLess
	},
	{
		id: 'siegeBuilder',
		choices: SIEGE_BUILDER,
		usual: 'no',
		group: 'rules',
		asked: needs(
			TRADERS,
			(rulings) => isPlayed(rulings, 'builders') && rulings['siegeEscape'] !== 'none'
		)
	},
	{
		id: 'siegeHerd',
		choices: SIEGE_HERD,
		usual: 'once',
		group: 'rules',
		asked: hasHerd
	}
] as const satisfies readonly Ruling[];

export const siegeTilesOf = (rulings: Rulings): SiegeTiles =>
	SIEGE_TILES.find((tiles) => tiles === rulings['siegeTiles']) ?? 'cathars';
