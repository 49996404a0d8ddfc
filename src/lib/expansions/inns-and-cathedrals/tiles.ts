import { tile, tileId, type TileType } from '../../engine/tile';
import type { TileCounts } from '../../engine/contents';
import type { Rulings } from '../../engine/rulings';
import { isRiverPlayed } from '../../rules/river/declared';
import { innTilesOf, type InnEdition } from './rulings';

/** The tiles of Inns & Cathedrals of all its printings, in their reference orientation. */
export const INN_TILES: readonly TileType[] = [
	tile('ic-CCCC-cathedral', {}, 'C:NESW!cathedral'),
	tile('ic-FRFR-monastery', {}, 'R:E>monastery R:W>monastery M F:0127 F:3456'),
	tile('ic-CCCC-four-cities', {}, 'C:N C:E C:S C:W F'),
	tile('ic-CCCC-four-cities-garden', {}, 'C:N C:E C:S C:W F M=garden'),
	tile('ic-CCCF-three-cities', {}, 'C:N C:E C:S F:67'),
	tile(
		'ic-CRCR-crossing',
		{},
		'C:N>crossing C:S>crossing R:E>crossing R:W>crossing F:2 F:3 F:6 F:7'
	),
	tile('ic-CCCF', {}, 'C:N C:ES+ F:67'),
	tile('ic-CFFF-corner', {}, 'C:N,SE F:23 F:4567'),
	tile('ic-CFRF', {}, 'C:N R:S>city0 F:234 F:567'),
	tile('ic-CCRF', {}, 'C:NE R:S>city0 F:4 F:567'),
	tile('ic-CRCR-gates', {}, 'C:NS+ R:E>city0 R:W>city0 F:2 F:3 F:6 F:7'),
	tile('ic-CCFR-inn', {}, 'C:NE R:W>city0!inn F:456 F:7'),
	tile('ic-CFRR-inn', {}, 'C:N R:SW!inn F:2347 F:56'),
	tile('ic-CCRR-inn', {}, 'C:NE+ R:SW!inn F:47 F:56'),
	tile('ic-FRRR-inn', {}, 'R:E>crossing!inn R:S>crossing R:W>crossing F:0127 F:34 F:56'),
	tile('ic-FRRR-inn-two', {}, 'R:E>crossing!inn R:S>crossing R:W>crossing!inn F:0127 F:34 F:56'),
	tile('ic-FRFR-inn', {}, 'R:EW!inn F:0127 F:3456'),
	tile('ic-FRFR-inn-garden', {}, 'R:EW!inn F:0127 F:3456 M=garden'),
	tile('ic-FFRR-inn', {}, 'R:SW!inn F:012347 F:56'),
	tile('ic-RRRR', {}, 'R:NW R:ES F:07 F:1256 F:34'),
	tile('ic-CCRF-caps', {}, 'C:N C:E R:S>city1 F:4 F:567'),
	tile('ic-CCFR-caps', {}, 'C:N C:E R:W>city0 F:456 F:7'),
	tile('ic-CRCR-two-roads', {}, 'C:N C:S R:E>city0 R:W>city1 F:2 F:37 F:6'),
	tile('ic-CRRR-gates', {}, 'C:N R:E>city0 R:S>city0 R:W>city0 F:2 F:34 F:56 F:7'),
	tile('ic-RRRR-inn-ring', {}, 'R:NESW!inn F:07 F:12 F:34 F:56 F'),
	// Its road winds to the other side first than the road on another river’s tile does, so its line is another one.
	tile('ic-RSRS-inn', {}, 'R:SN!inn R=river:EW<0 F:07 F:12 F:34 F:56')
];

/** The tiles of the first edition that look different in later ones. */
const FIRST = ['ic-CCCC-four-cities', 'ic-FRRR-inn', 'ic-FRFR-inn'];
const LATER = ['ic-CCCC-four-cities-garden', 'ic-FRRR-inn-two', 'ic-FRFR-inn-garden'];
/** The tile with a stretch of river: without a river it fits nowhere. */
export const INN_RIVER_TILE = tileId('ic-RSRS-inn');
/** The tiles that only the printing of 2025 has. */
const ADDED = [
	'ic-CCRF-caps',
	'ic-CCFR-caps',
	'ic-CRCR-two-roads',
	'ic-CRRR-gates',
	'ic-RRRR-inn-ring',
	INN_RIVER_TILE
];
const OTHERS: Readonly<Record<InnEdition, readonly string[]>> = {
	first: [...LATER, ...ADDED],
	later: [...FIRST, ...ADDED],
	'print-2025': FIRST
};

/** True when the tile with a stretch of river is drawn. */
export const hasRiverTile = (rulings: Rulings, played: readonly string[]): boolean =>
	innTilesOf(rulings) === 'print-2025' && isRiverPlayed(played);

/** The tiles of an edition: each once, the cathedral twice. */
export function innCounts(rulings: Rulings, played: readonly string[]): TileCounts {
	const others = OTHERS[innTilesOf(rulings)];
	const left = hasRiverTile(rulings, played) ? others : [...others, INN_RIVER_TILE];
	return Object.fromEntries(
		INN_TILES.filter(({ id }) => !left.includes(id)).map(({ id }) => [
			id,
			id === 'ic-CCCC-cathedral' ? 2 : 1
		])
	);
}
