import type { TileCounts } from '../../engine/contents';
import type { Rulings } from '../../engine/rulings';
import type { Heading } from '../../engine/spot';
import { tile, type TileType } from '../../engine/tile';

const flyingTilesAreLater = (rulings: Rulings): boolean => rulings['flyingTiles'] === 'later';

/** The mark of the tiles from which a figure may fly. It points where the arrow does. */
export const FLYING_MACHINE = 'flying-machine';

const [NORTH, NORTH_EAST, SOUTH, WEST, NORTH_WEST] = [0, 1, 4, 6, 7] as const;

const towards = (heading: Heading, id: string, line: string): TileType =>
	tile(`fl-${id}`, { mark: FLYING_MACHINE, heading }, line);

const FIELD = 'F:01234567';
const STRAIGHT = 'R:EW F:0127 F:3456';
/** Like STRAIGHT, but the road winds to the other side first. Its line differs, so that it is drawn differently. */
const WINDING = 'R:WE F:0127 F:3456';
const BEND = 'R:SW F:012347 F:56';

/** The tiles of The Flying Machines in its two editions, in their reference orientation. */
export const FLYING_TILES: readonly TileType[] = [
	towards(WEST, 'FFFF-straight', FIELD),
	towards(NORTH_WEST, 'FFFF-diagonal', FIELD),
	towards(NORTH_WEST, 'FFFF-diagonal-garden', 'F:01234567 M=garden'),
	towards(WEST, 'FRFR-along', STRAIGHT),
	towards(NORTH_WEST, 'FRFR-diagonal', WINDING),
	towards(NORTH, 'FRFR-across', STRAIGHT),
	towards(WEST, 'FFRR-west', BEND),
	towards(NORTH_EAST, 'FFRR-diagonal', BEND),
	towards(SOUTH, 'FFRR-south', BEND)
];

/** One copy of each of the eight tiles of the edition played. */
export function flyingCounts(rulings: Rulings): TileCounts {
	const other = flyingTilesAreLater(rulings) ? 'fl-FFFF-diagonal' : 'fl-FFFF-diagonal-garden';
	return Object.fromEntries(FLYING_TILES.filter(({ id }) => id !== other).map(({ id }) => [id, 1]));
}
