import type { TileCounts } from '../../engine/contents';
import type { Rulings } from '../../engine/rulings';
import { tileId } from '../../engine/tile';
import { RIVER_2_TILES } from './tiles';

const SPRING = tileId('river-spring');
const FORK = tileId('river2-FSSS-fork');
const LAKE = tileId('river2-FFFS-volcano');
const PLAIN = tileId('river2-FFSS');
const WITH_GARDEN = tileId('river2-FFSS-garden');

/** The tiles by when they come. */
export const RIVER_2_ORDER = {
	spring: { tile: SPRING, spot: { x: 0, y: 0 }, rotation: 2 },
	fork: FORK,
	between: RIVER_2_TILES.map(({ id }) => id).filter((id) => ![SPRING, FORK, LAKE].includes(id)),
	lake: LAKE
} as const;

/** True for the tiles of 2017. */
const hasLaterTiles = (rulings: Rulings): boolean => rulings['river2Tiles'] === 'later';

/** The twelve tiles of an edition: in the second, one bend has a garden. */
export function river2Counts(rulings: Rulings): TileCounts {
	const other = hasLaterTiles(rulings) ? PLAIN : WITH_GARDEN;
	return Object.fromEntries(
		RIVER_2_TILES.filter(({ id }) => id !== other).map(({ id }) => [id, 1])
	);
}
