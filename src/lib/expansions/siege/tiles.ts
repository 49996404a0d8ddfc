import type { TileCounts } from '../../engine/contents';
import { hasSign, type Feature } from '../../engine/feature';
import type { Rulings } from '../../engine/rulings';
import { tile, type TileType } from '../../engine/tile';
import { siegeTilesOf } from './rulings';

/** The sign of a besieged city. */
export const BESIEGED = 'besieged';

/** The four tiles of The Cathars and of Siege. */
const CATHARS: readonly TileType[] = [
	tile('siege-CCFF', {}, 'C:NE!besieged F:4567'),
	tile('siege-CCRR', {}, 'C:NE!besieged R:SW F:47 F:56'),
	tile('siege-CFFF', {}, 'C:N!besieged F:234567'),
	tile('siege-CRFR', {}, 'C:N!besieged R:EW F:27 F:3456')
];

/** The six tiles of The Besiegers. */
const BESIEGERS: readonly TileType[] = [
	tile('siege-CCFR', {}, 'C:NE!besieged R:W>city0 F:456 F:7'),
	tile('siege-CCCF', {}, 'C:NES!besieged F:67'),
	tile('siege-CFRR', {}, 'C:N!besieged R:SW F:2347 F:56'),
	tile('siege-CFRF', {}, 'C:N!besieged R:S>city0 F:234 F:567'),
	tile('siege-CCRF', {}, 'C:NE!besieged R:S>city0 F:4 F:567'),
	tile('siege-CRRF', {}, 'C:N!besieged R:ES F:2567 F:34')
];

/** The tiles of all boxes, in their reference orientation. */
export const SIEGE_TILES: readonly TileType[] = [...CATHARS, ...BESIEGERS];

const TILES = { cathars: CATHARS, besiegers: BESIEGERS, both: SIEGE_TILES } as const;

/** The tiles that are played, each once. */
export const siegeCounts = (rulings: Rulings): TileCounts =>
	Object.fromEntries(TILES[siegeTilesOf(rulings)].map(({ id }) => [id, 1]));

/** True for a city with at least one besieged tile. */
export const isBesieged = (feature: Feature): boolean =>
	feature.kind === 'city' && hasSign(feature, BESIEGED);
