import type { StartLayout, TileCounts } from '../../engine/module';
import type { Rotation } from '../../engine/spot';
import { tileId, type TileId } from '../../engine/tile';
import type { RiverEdition } from './rulings';

/** The twelve tiles of an edition: which lies first, which is drawn last, and copies of those between. */
interface RiverTiles {
	readonly spring: StartLayout['tiles'][number];
	readonly lake: TileId;
	readonly between: TileCounts;
}

const tiles = (
	spring: string,
	rotation: Rotation,
	lake: string,
	between: Readonly<Record<string, number>>
): RiverTiles => ({
	spring: { tile: tileId(spring), spot: { x: 0, y: 0 }, rotation },
	lake: tileId(lake),
	between
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

const EDITIONS: Readonly<Record<RiverEdition, RiverTiles>> = {
	first: tiles('river-spring', 2, 'river-lake', { ...SHARED, 'river-FFSS': 2 }),
	second: tiles('river-spring', 2, 'river-lake', WITH_GARDEN),
	third: tiles('river-FRRS-spring', 0, 'river-FFFS-lake-monastery', WITH_GARDEN)
};

/** The twelve tiles of an edition. */
export const riverTilesOf = (edition: RiverEdition): RiverTiles => EDITIONS[edition];

/** Copies of each tile of an edition, with the spring and the lake. */
export function riverCounts(edition: RiverEdition): TileCounts {
	const { spring, lake, between } = EDITIONS[edition];
	return { [spring.tile]: 1, ...between, [lake]: 1 };
}
