import { tile, type TileType } from '../../engine/tile';

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
