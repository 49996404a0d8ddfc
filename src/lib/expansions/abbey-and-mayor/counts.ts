import type { TileCounts } from '../../engine/module';
import type { Rulings } from '../../engine/rulings';
import { tileId } from '../../engine/tile';
import { hasGarden } from './rulings';
import { ABBEY_AND_MAYOR_TILES, HOUSE_WITH_GARDEN } from './tiles';

const PLAIN: TileCounts = Object.fromEntries(ABBEY_AND_MAYOR_TILES.map(({ id }) => [id, 1]));
const { [tileId('am-FFFR-house')]: house = 1, ...ALL_BUT_THE_HOUSE } = PLAIN;
const WITH_GARDEN: TileCounts = { ...ALL_BUT_THE_HOUSE, [HOUSE_WITH_GARDEN.id]: house };

/** The twelve tiles that are drawn, once each: those of the first edition, or of the later one with its garden. */
export const abbeyAndMayorCounts = (rulings: Rulings): TileCounts =>
	hasGarden(rulings) ? WITH_GARDEN : PLAIN;
