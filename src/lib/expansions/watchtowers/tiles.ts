import type { TileCounts } from '../../engine/contents';
import { tile, tileId, type TileType } from '../../engine/tile';

/** What towers count: each is part of the name of the picture of its towers. */
const COUNTED = ['followers', 'pennants', 'roads', 'monasteries', 'cities'] as const;
export type Counted = (typeof COUNTED)[number];

/** What the tower on a tile counts; undefined for a tile without one. */
export const countedFrom = ({ mark }: TileType): Counted | undefined =>
	COUNTED.find((counted) => mark === `watchtower-${counted}`);

const tower = (counted: Counted, id: string, line: string): TileType =>
	tile(`wt-${id}-${counted}`, { mark: `watchtower-${counted}` }, line);

/** The tiles of The Watchtowers, in their reference orientation. A tower and the walls that it touches separate the fields. */
export const WATCHTOWER_TILES: readonly TileType[] = [
	tower('pennants', 'CCRF', 'C:N>mark C:E>mark R:S>mark F:4 F:567'),
	tower('monasteries', 'CFFF', 'C:N F:234567'),
	tower('cities', 'CFRF', 'C:N>mark R:S>mark F:234 F:567'),
	tower('followers', 'CFRF', 'C:N>mark R:S>mark F:234 F:567'),
	tower('roads', 'CRFR', 'C:N>mark R:E>mark R:W>mark F:2 F:3456 F:7'),
	tower('followers', 'CCRR', 'C:NE>mark R:S>mark R:W>mark F:4 F:56 F:7'),
	tower('cities', 'CFCF', 'C:N>mark C:S>mark F:23 F:67'),
	tower('pennants', 'CFCR', 'C:N>mark C:S>mark R:W>mark F:23 F:6 F:7'),
	tower('roads', 'CFFR', 'C:N>mark R:W>mark F:23456 F:7'),
	tower('monasteries', 'FRFR', 'R:E>mark R:W>mark F:0127 F:3456'),
	tower('roads', 'FFRR', 'R:S>mark R:W>mark F:012347 F:56')
];

/** One copy of each, and a second one of a single design. */
export const WATCHTOWER_COUNTS: TileCounts = {
	...Object.fromEntries(WATCHTOWER_TILES.map(({ id }) => [id, 1])),
	[tileId('wt-CFRF-cities')]: 2
};
