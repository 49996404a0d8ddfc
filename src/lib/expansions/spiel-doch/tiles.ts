import type { TileCounts } from '../../engine/contents';
import type { Rulings } from '../../engine/rulings';
import { tile, type TileType } from '../../engine/tile';

const CITIES = tile('sd-CCFF', {}, 'C:N C:E F:4567');
const PLAIN = tile('sd-FRRR', {}, 'R:E>crossing R:S>crossing R:W>crossing F:0127 F:34 F:56');
const GARDEN = tile('sd-FRRR-garden', {}, `${PLAIN.line} M=garden`);

/** The tiles of Spiel Doch! in both drawings, in their reference orientation. */
export const SPIEL_DOCH_TILES: readonly TileType[] = [CITIES, PLAIN, GARDEN];

/** Two tiles, of the drawing that is played. */
export const spielDochCounts = (rulings: Rulings): TileCounts => ({
	[CITIES.id]: 1,
	[(rulings['spielDochCrossing'] === 'garden' ? GARDEN : PLAIN).id]: 1
});
