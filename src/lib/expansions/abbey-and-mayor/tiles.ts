import { tile, type TileType, tileId } from '../../engine/tile';
import type { TileCounts } from '../../engine/contents';
import type { Rulings } from '../../engine/rulings';

/** The twelve tiles of Abbey & Mayor, in their reference orientation. */
export const ABBEY_AND_MAYOR_TILES: readonly TileType[] = [
	tile('am-CCCC-two-pennants', {}, 'C:NESW++'),
	tile('am-CCCC-bridge', {}, 'C:NS+ C:EW<0 F@N F@S'),
	tile('am-CCCF-bridge', {}, 'C:NS<1 C:E+ F:67 F@E'),
	tile('am-CCRR-gates', {}, 'C:N C:E R:S>city1 R:W>city0 F:4 F:56 F:7'),
	tile('am-CFFF-three-fields', {}, 'C:N+,SE,SW F:23 F:45 F:67'),
	tile('am-CFFR-gate', {}, 'C:N R:W>city0 F:23456 F:7'),
	tile('am-CFRR-contact', {}, 'C:N R:SW F:234 F:56 F:7'),
	tile('am-CRCR-tunnel', {}, 'C:NS+ R:EW<0 F:2 F:3 F:67'),
	tile('am-CRRF-contact', {}, 'C:N R:ES F:2 F:34 F:567'),
	tile('am-FFFR-house', {}, 'R:W>village F:01234567'),
	tile('am-FRRR-well', {}, 'R:ESW F:0127 F:34 F:56'),
	tile(
		'am-RRRR-monastery',
		{},
		'R:N>monastery R:E>monastery R:S>monastery R:W>monastery M F:07 F:12 F:34 F:56'
	)
];

/** Each player's own tile, which closes whatever lies beside it. */
export const ABBEY: TileType = tile('am-abbey', {}, 'M:NESW');

/** In the second edition the house has a garden. */
export const HOUSE_WITH_GARDEN: TileType = tile(
	'am-FFFR-house-garden',
	{},
	'R:W>village F:01234567 M=garden'
);

const PLAIN: TileCounts = Object.fromEntries(ABBEY_AND_MAYOR_TILES.map(({ id }) => [id, 1]));
const { [tileId('am-FFFR-house')]: house = 1, ...ALL_BUT_THE_HOUSE } = PLAIN;
const WITH_GARDEN: TileCounts = { ...ALL_BUT_THE_HOUSE, [HOUSE_WITH_GARDEN.id]: house };

/** True when the tiles are those of the edition with a garden. */
const hasGarden = (rulings: Rulings): boolean => rulings['abbeyTiles'] === 'later';

/** The twelve tiles that are drawn, once each: those of the first edition, or of the later one with its garden. */
export const abbeyAndMayorCounts = (rulings: Rulings): TileCounts =>
	hasGarden(rulings) ? WITH_GARDEN : PLAIN;
