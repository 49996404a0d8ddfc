import type { TileCounts } from '../../engine/contents';
import type { Rulings } from '../../engine/rulings';
import { tile, tileId, type TileType } from '../../engine/tile';

/** The picture of a bazaar, at which the roads of its tile end. */
export const BAZAAR = 'bazaar';

const bazaar = (id: string, line: string): TileType => tile(`bb-${id}`, { mark: BAZAAR }, line);

const GATE = 'bb-CFRF';
const GATE_WITH_GARDEN = 'bb-CFRF-garden';
const TWICE = 'bb-CCCC-bazaar';

/** The tiles of Bridges, Castles & Bazaars in its two editions, in their reference orientation. */
export const BRIDGES_TILES: readonly TileType[] = [
	bazaar('CCCC-bazaar', 'C:NESW'),
	tile('bb-CCCR', {}, 'C:N C:E C:S R:W>city2 F:6 F:7'),
	bazaar('CFCF-bazaar', 'C:NS F:23 F:67'),
	tile(GATE, {}, 'C:N,SE R:S>city0 F:23 F:4 F:567'),
	tile(GATE_WITH_GARDEN, {}, 'C:N,SE R:S>city0 F:23 F:4 F:567 M=garden'),
	bazaar('CFRF-bazaar', 'C:N R:S>mark F:234567'),
	bazaar('FFFF-bazaar', 'F:01234567'),
	tile('bb-CFCF-monastery', {}, 'C:NS M@0 F:23 F:67'),
	tile('bb-FRFR-monastery', {}, 'R:EW M F:0127 F:3456'),
	bazaar('FFFR-bazaar-inn', 'R:W>mark!inn F:01234567'),
	bazaar('FRFR-bazaar', 'R:E>mark R:W>mark F:0127 F:3456'),
	bazaar('FRFR-bazaar-inn', 'R:E>mark R:W>mark!inn F:0127 F:3456')
];

/** The twelve tiles of an edition, one of them twice. */
export function bridgesCounts(rulings: Rulings): TileCounts {
	const other: string = rulings['bridgeTiles'] === 'later' ? GATE : GATE_WITH_GARDEN;
	const once: TileCounts = Object.fromEntries(
		BRIDGES_TILES.filter(({ id }) => id !== other).map(({ id }) => [id, 1])
	);
	return { ...once, [tileId(TWICE)]: 2 };
}
