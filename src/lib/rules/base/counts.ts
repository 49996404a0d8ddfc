import type { TileCounts } from '../../engine/contents';
import { tileId } from '../../engine/tile';

/** The tile with the dark back, laid before the first turn: one of four copies. */
export const BASE_START = tileId('base-D');

/** Copies of each tile by its letter; the same in every box. */
const COPIES = 'A2 B4 C1 D4 E5 F2 G1 H3 I2 J3 K3 L3 M2 N3 O2 P3 Q1 R3 S2 T1 U8 V9 W4 X1';

/** The first edition's 72 tiles. */
export const BASE_COUNTS: TileCounts = Object.fromEntries(
	COPIES.split(' ').map((copies) => [tileId(`base-${copies.charAt(0)}`), Number(copies.slice(1))])
);
