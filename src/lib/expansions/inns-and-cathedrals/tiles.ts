import { tile, type TileType } from '../../engine/tile';
import type { TileCounts } from '../../engine/contents';
import type { Rulings } from '../../engine/rulings';

/** The tiles of Inns & Cathedrals in its three editions, in their reference orientation. */
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
	tile('ic-RRRR', {}, 'R:NW R:ES F:07 F:1256 F:34')
];

/** The tiles of the first edition that look otherwise in later ones. */
const FIRST = ['ic-CCCC-four-cities', 'ic-FRRR-inn', 'ic-FRFR-inn'];
const LATER = ['ic-CCCC-four-cities-garden', 'ic-FRRR-inn-two', 'ic-FRFR-inn-garden'];

/** True for the tiles of the second and third edition. */
const hasLaterTiles = (rulings: Rulings): boolean => rulings['innTiles'] === 'later';

/** The eighteen tiles of an edition: each once, the cathedral twice. */
export function innCounts(rulings: Rulings): TileCounts {
	const others: readonly string[] = hasLaterTiles(rulings) ? FIRST : LATER;
	return Object.fromEntries(
		INN_TILES.filter(({ id }) => !others.includes(id)).map(({ id }) => [
			id,
			id === 'ic-CCCC-cathedral' ? 2 : 1
		])
	);
}
