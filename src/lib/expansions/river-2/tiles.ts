import type { TileCounts } from '../../engine/contents';
import type { Rulings } from '../../engine/rulings';
import { tile, tileId, type TileType } from '../../engine/tile';

/** The mark of the lake with a volcano. */
export const VOLCANO = 'volcano';
/** The sign of a pig herd on a field. */
export const PIG_HERD = 'herd';

/** The tiles of The River II in its two editions, in their reference orientation: edges in the order city, field, road, river. */
export const RIVER_2_TILES: readonly TileType[] = [
	tile('river-spring', {}, 'R=river:W!spring F:01234567'),
	tile('river2-FFFS-volcano', { mark: VOLCANO }, 'R=river:W!lake F:01234567'),
	tile('river2-FSSS-fork', {}, 'R=river:ESW F:0127 F:34 F:56'),
	tile('river2-CFSF-end', {}, 'C:N R=river:S>city0 F:234 F:567'),
	tile('river2-CCSS', {}, 'C:NE+ R=river:SW F:47 F:56'),
	tile('river2-CSRS', {}, 'C:N R:S>city0 R=river:EW<1 F:2 F:34 F:56 F:7'),
	tile('river2-FFSS', {}, 'R=river:SW F:012347 F:56'),
	tile('river2-FFSS-garden', {}, 'R=river:SW F:012347 F:56 M=garden'),
	tile('river2-CSCS-bridge', {}, 'C:NS R=river:EW<0 F:27 F:36'),
	tile('river2-FFSS-herd', {}, 'R=river:SW F:012347!herd F:56'),
	tile('river2-FSFS-monastery', {}, 'M R=river:EW F:0127 F:3456'),
	tile('river2-RRSS', {}, 'R:NE R=river:SW F:0347 F:12 F:56'),
	tile('river2-RSRS-inn', {}, 'R:NS!inn R=river:EW<0 F:07 F:12 F:34 F:56')
];

const SPRING = tileId('river-spring');
const FORK = tileId('river2-FSSS-fork');
const LAKE = tileId('river2-FFFS-volcano');
const PLAIN = tileId('river2-FFSS');
const WITH_GARDEN = tileId('river2-FFSS-garden');

/** The tiles, grouped by when they come. */
export const RIVER_2_ORDER = {
	spring: { tile: SPRING, spot: { x: 0, y: 0 }, rotation: 2 },
	fork: FORK,
	between: RIVER_2_TILES.map(({ id }) => id).filter((id) => ![SPRING, FORK, LAKE].includes(id)),
	lake: LAKE
} as const;

/** True if the tiles of 2017 are played. */
const hasLaterTiles = (rulings: Rulings): boolean => rulings['river2Tiles'] === 'later';

/** The twelve tiles of an edition: in the second, one bend has a garden. */
export function river2Counts(rulings: Rulings): TileCounts {
	const other = hasLaterTiles(rulings) ? PLAIN : WITH_GARDEN;
	return Object.fromEntries(
		RIVER_2_TILES.filter(({ id }) => id !== other).map(({ id }) => [id, 1])
	);
}
