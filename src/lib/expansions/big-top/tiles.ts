import type { TileCounts } from '../../engine/contents';
import { tile, tileId, type TileType } from '../../engine/tile';

/** The pictures of a circus and of a space for acrobats. Roads end at them, and they belong to no feature. */
const CIRCUS = 'circus';
const ACROBATS = 'acrobats';

export const isCircus = ({ mark }: TileType): boolean => mark === CIRCUS;
export const isForAcrobats = ({ mark }: TileType): boolean => mark === ACROBATS;

const circus = (id: string, line: string): TileType => tile(`bt-${id}`, { mark: CIRCUS }, line);
const acrobats = (id: string, line: string): TileType => tile(`bt-${id}`, { mark: ACROBATS }, line);

/** The tiles of Under the Big Top, in their reference orientation. A circus and the walls that touch it separate fields. */
export const BIG_TOP_TILES: readonly TileType[] = [
	acrobats('FFFF-acrobats-garden', 'F:01234567 M=garden'),
	acrobats('FFFR-acrobats', 'R:W>mark F:01234567'),
	acrobats('FFRR-acrobats', 'R:S>mark R:W>mark F:012347 F:56'),
	acrobats('FRFR-acrobats', 'R:E>mark R:W>mark F:0127 F:3456'),
	acrobats('FRRR-acrobats', 'R:E>mark R:S>mark R:W>mark F:0127 F:34 F:56'),
	circus('FFFR-circus', 'R:W>mark F:01234567'),
	circus('FFRR-circus-garden', 'R:S>mark R:W>mark F:012347 F:56 M=garden'),
	circus('FRFR-circus', 'R:E>mark R:W>mark F:0127 F:3456'),
	circus('FRRR-circus', 'R:E>mark R:S>mark R:W>mark F:0127 F:34 F:56'),
	circus('CFFF-circus', 'C:N F:234567'),
	circus('CFFR-circus', 'C:N>mark R:W>mark F:23456 F:7'),
	circus('CFRF-circus', 'C:N>mark R:S>mark F:234 F:567'),
	circus('CRFR-circus', 'C:N>mark R:E>mark R:W>mark F:2 F:3456 F:7'),
	circus('CFCF-circus', 'C:N>mark C:S>mark F:23 F:67'),
	circus('CCRF-circus', 'C:N>mark C:E>mark R:S>mark F:4 F:567'),
	circus('CCRR-circus', 'C:NE>mark R:S>mark R:W>mark F:4 F:56 F:7')
];

/** Twelve tiles with a circus, and eight for acrobats. */
export const BIG_TOP_COUNTS: TileCounts = {
	...Object.fromEntries(BIG_TOP_TILES.map(({ id }) => [id, 1])),
	[tileId('bt-FFRR-acrobats')]: 3,
	[tileId('bt-FRFR-acrobats')]: 2,
	[tileId('bt-CFRF-circus')]: 2
};
