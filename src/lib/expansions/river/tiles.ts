import type { TileCounts } from '../../engine/contents';
import type { Rulings } from '../../engine/rulings';
import type { Rotation } from '../../engine/spot';
import { tile, tileId, type TileType } from '../../engine/tile';
import type { RiverTiles } from '../../rules/river/river';
import { riverEditionOf, type RiverEdition } from './rulings';

/** The tiles of The River in its three editions, in their reference orientation: edges in the order city, field, road, river. */
export const RIVER_TILES: readonly TileType[] = [
	tile('river-spring', {}, 'R=river:W!spring F:01234567'),
	tile('river-lake', {}, 'R=river:W!lake F:01234567'),
	tile('river-CSCS', {}, 'C:N C:S R=river:EW F:27 F:36'),
	tile('river-CSRS', {}, 'C:N R:S>city0 R=river:EW<1 F:2 F:34 F:56 F:7'),
	tile('river-FSRS-monastery', {}, 'R:S>monastery M R=river:EW<0 F:0127 F:34 F:56'),
	tile('river-RSRS', {}, 'R:NS R=river:EW<0 F:07 F:12 F:34 F:56'),
	tile('river-FSFS', {}, 'R=river:EW F:0127 F:3456'),
	tile('river-CCSS', {}, 'C:NE R=river:SW F:47 F:56'),
	tile('river-RRSS', {}, 'R:NE R=river:SW F:0347 F:12 F:56'),
	tile('river-FFSS', {}, 'R=river:SW F:012347 F:56'),
	tile('river-FFSS-garden', {}, 'R=river:SW F:012347 F:56 M=garden'),
	tile('river-FRRS-spring', {}, 'R:ES R=river:W!spring F:012567 F:34'),
	tile('river-FFFS-lake-monastery', {}, 'M R=river:W!lake F:01234567')
];

/** The twelve tiles of an edition, grouped by when they come, and copies of each. */
interface EditionTiles extends RiverTiles {
	readonly counts: TileCounts;
}

const tiles = (
	spring: string,
	rotation: Rotation,
	lake: string,
	between: Readonly<Record<string, number>>
): EditionTiles => ({
	spring: { tile: tileId(spring), spot: { x: 0, y: 0 }, rotation },
	lake: tileId(lake),
	between: Object.keys(between).map(tileId),
	counts: { [spring]: 1, ...between, [lake]: 1 }
});

/** The eight tiles that every edition has. */
const SHARED = {
	'river-CSCS': 1,
	'river-CSRS': 1,
	'river-FSRS-monastery': 1,
	'river-RSRS': 1,
	'river-FSFS': 2,
	'river-CCSS': 1,
	'river-RRSS': 1
};
const WITH_GARDEN = { ...SHARED, 'river-FFSS': 1, 'river-FFSS-garden': 1 };

const EDITIONS: Readonly<Record<RiverEdition, EditionTiles>> = {
	first: tiles('river-spring', 2, 'river-lake', { ...SHARED, 'river-FFSS': 2 }),
	second: tiles('river-spring', 2, 'river-lake', WITH_GARDEN),
	third: tiles('river-FRRS-spring', 0, 'river-FFFS-lake-monastery', WITH_GARDEN)
};

/** The twelve tiles of the edition that is played. */
export const riverTilesOf = (rulings: Rulings): EditionTiles => EDITIONS[riverEditionOf(rulings)];
