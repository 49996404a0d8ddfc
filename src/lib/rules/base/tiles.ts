import type { TileCounts } from '../../engine/contents';
import { tile, tileId, type TileType } from '../../engine/tile';

/**
 * The 24 tiles of the first edition's base game, which every Winter printing repeats, in their reference orientation:
 * the rotation whose edges N, E, S, W come first in the alphabet (C city, F field, R road). `number` is the C1 tile
 * list's, `letter` the Winter Edition's.
 */
export const BASE_TILES: readonly TileType[] = [
	tile('base-A', { number: '20', letter: 'A' }, 'R:W>monastery M F:01234567'),
	tile('base-B', { number: '19', letter: 'B' }, 'M F:01234567'),
	tile('base-C', { number: '01', letter: 'C' }, 'C:NESW+'),
	tile('base-D', { number: '16', letter: 'D' }, 'C:N R:EW F:27 F:3456'),
	tile('base-E', { number: '14', letter: 'E' }, 'C:N F:234567'),
	tile('base-F', { number: '12', letter: 'F' }, 'C:NS+ F:23 F:67'),
	tile('base-G', { number: '13', letter: 'G' }, 'C:NS F:23 F:67'),
	tile('base-H', { number: '11', letter: 'H' }, 'C:N C:S F:2367'),
	tile('base-I', { number: '08', letter: 'I' }, 'C:N C:E F:4567'),
	tile('base-J', { number: '17', letter: 'J' }, 'C:N R:ES F:2567 F:34'),
	tile('base-K', { number: '15', letter: 'K' }, 'C:N R:SW F:2347 F:56'),
	tile(
		'base-L',
		{ number: '18', letter: 'L' },
		'C:N R:E>crossing R:S>crossing R:W>crossing F:27 F:34 F:56'
	),
	tile('base-M', { number: '07', letter: 'M' }, 'C:NE+ F:4567'),
	tile('base-N', { number: '06', letter: 'N' }, 'C:NE F:4567'),
	tile('base-O', { number: '10', letter: 'O' }, 'C:NE+ R:SW F:47 F:56'),
	tile('base-P', { number: '09', letter: 'P' }, 'C:NE R:SW F:47 F:56'),
	tile('base-Q', { number: '03', letter: 'Q' }, 'C:NES+ F:67'),
	tile('base-R', { number: '02', letter: 'R' }, 'C:NES F:67'),
	tile('base-S', { number: '04', letter: 'S' }, 'C:NES+ R:W>city0 F:6 F:7'),
	tile('base-T', { number: '05', letter: 'T' }, 'C:NES R:W>city0 F:6 F:7'),
	tile('base-U', { number: '22', letter: 'U' }, 'R:EW F:0127 F:3456'),
	tile('base-V', { number: '21', letter: 'V' }, 'R:SW F:012347 F:56'),
	tile(
		'base-W',
		{ number: '23', letter: 'W' },
		'R:E>crossing R:S>crossing R:W>crossing F:0127 F:34 F:56'
	),
	tile(
		'base-X',
		{ number: '24', letter: 'X' },
		'R:N>crossing R:E>crossing R:S>crossing R:W>crossing F:07 F:12 F:34 F:56'
	)
];

/** The tile with the dark back, laid before the first turn: one of four copies. */
export const BASE_START = tileId('base-D');

/** Copies of each tile by its letter; the same in every box. */
const COPIES = 'A2 B4 C1 D4 E5 F2 G1 H3 I2 J3 K3 L3 M2 N3 O2 P3 Q1 R3 S2 T1 U8 V9 W4 X1';

/** The first edition's 72 tiles. */
export const BASE_COUNTS: TileCounts = Object.fromEntries(
	COPIES.split(' ').map((copies) => [tileId(`base-${copies.charAt(0)}`), Number(copies.slice(1))])
);
