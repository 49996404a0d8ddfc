import { tile, type TileType } from '../../engine/tile';

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
