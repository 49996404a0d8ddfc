import type { TileCounts } from '../../engine/contents';
import { tile, type TileType } from '../../engine/tile';

/** The picture of a hill, in which roads break off. */
const HILL = 'tunnel-hill';

const hill = (id: string, line: string): TileType => tile(`tu-${id}`, { mark: HILL }, line);

/** The tiles of The Tunnel, in their reference orientation. */
export const TUNNEL_TILES: readonly TileType[] = [
	hill('CRRR', 'C:N R:E>mouth R:S>mouth R:W>mouth F:27 F:34 F:56'),
	hill('CRFR', 'C:N R:E>mouth R:W>mouth F:27 F:3456'),
	hill('FFRR', 'R:S>mouth R:W>mouth F:012347 F:56'),
	hill('RRRR', 'R:N>village R:E>mouth R:S>mouth R:W>mouth F:0127 F:34 F:56')
];

/** One copy of each. */
export const TUNNEL_COUNTS: TileCounts = Object.fromEntries(TUNNEL_TILES.map(({ id }) => [id, 1]));
