import type { StartLayout, TileCounts } from '../../engine/contents';
import type { Side } from '../../engine/spot';
import { tile, tileId, type TileType } from '../../engine/tile';

/** The sections of the table, as they are printed on the tiles with a quarter of a rose. */
const SECTIONS = ['ne', 'se', 'sw', 'nw'] as const;
export type Section = (typeof SECTIONS)[number];

/** The section whose letters are printed on a tile; undefined for one without a quarter of a rose. */
export const sectionOn = ({ mark }: TileType): Section | undefined =>
	SECTIONS.find((section) => mark === `wind-rose-${section}`);

/** The side to which the north of a full rose points, at rotation 0, by its picture. */
const NORTH: Readonly<Partial<Record<string, Side>>> = {
	'wind-rose-orange': 3,
	'wind-rose-blue': 0
};
/** The same for a tile; undefined for one without a full rose. */
export const northOf = ({ mark = '' }: TileType): Side | undefined => NORTH[mark];

const [TO_NORTH, TO_WEST] = [0, 6] as const;
const FIRST = 'wr-CFRF';

/** The tiles of The Wind Roses, in their reference orientation. */
export const WIND_ROSE_TILES: readonly TileType[] = [
	tile('wr-CCFF', { mark: 'wind-rose-ne' }, 'C:NE F:4567'),
	tile('wr-CCFF-two-cities', { mark: 'wind-rose-se' }, 'C:N C:E F:4567'),
	tile('wr-CFCF', { mark: 'wind-rose-nw' }, 'C:NS F:23 F:67'),
	tile(FIRST, { mark: 'wind-rose-orange', heading: TO_WEST }, 'C:N R:S>city0 F:234 F:567'),
	tile('wr-FFRR', { mark: 'wind-rose-blue', heading: TO_NORTH }, 'R:SW F:012347 F:56'),
	tile('wr-CFRR', { mark: 'wind-rose-sw' }, 'C:N R:SW F:2347 F:56')
];

/** One copy of each. */
export const WIND_ROSE_COUNTS: TileCounts = Object.fromEntries(
	WIND_ROSE_TILES.map(({ id }) => [id, 1])
);

/** The orange rose lies first, its north at the top of the table. */
export const ORANGE_FIRST: StartLayout['tiles'] = [
	{ tile: tileId(FIRST), spot: { x: 0, y: 0 }, rotation: 1 }
];
