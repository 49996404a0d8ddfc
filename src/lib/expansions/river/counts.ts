import type { RuleModule } from '../../engine/module';
import type { TileCounts } from '../../engine/contents';
import type { Rulings } from '../../engine/rulings';
import type { Rotation } from '../../engine/spot';
import { tileId } from '../../engine/tile';
import { type RiverTiles, riverPiles, springOf } from '../../rules/river/river';
import { riverEditionOf, type RiverEdition } from './rulings';

/** The twelve tiles of an edition, by when they come, and copies of each. */
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

/** The tiles of The River: the spring lies first, the others are drawn before all others, and the lake is the last of them. */
export function riverPile(rulings: Rulings): RuleModule {
	const tiles = riverTilesOf(rulings);
	return {
		id: 'river-pile',
		shared: true,
		start: springOf(tiles, rulings),
		piles: riverPiles(tiles)
	};
}
