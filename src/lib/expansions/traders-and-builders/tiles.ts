import { tile, type TileType } from '../../engine/tile';
import type { TileCounts } from '../../engine/contents';
import type { Rulings } from '../../engine/rulings';

/** The tiles of Traders & Builders in its three editions, in their reference orientation. */
export const TRADER_TILES: readonly TileType[] = [
	tile('tb-CCFF-grain', {}, 'C:NE!grain F:4567'),
	tile('tb-CCFF-wine', {}, 'C:NE!wine F:4567'),
	tile('tb-CCCF-cloth', {}, 'C:NS!cloth C:E F:67 F@E'),
	tile('tb-CCCF-wine', {}, 'C:NS!wine C:E F:67 F@E'),
	tile('tb-CCCF-grain', {}, 'C:NES!grain F:67'),
	tile('tb-CCCC-cloth', {}, 'C:NW!cloth C:E C:S F'),
	tile('tb-CCRR-cloth', {}, 'C:NE,SW!cloth R:S>city0 R:W>city0 F:4 F:5 F:6 F:7'),
	tile('tb-CCRR-wine', {}, 'C:NE!wine R:S>city0 R:W>city0 F:4 F:56 F:7'),
	tile('tb-CCRR-wine-garden', {}, 'C:NE!wine R:S>city0 R:W>city0 F:4 F:56 F:7 M=garden'),
	tile('tb-CCCR-cloth', {}, 'C:N C:ES!cloth R:W>city1 F:6 F:7'),
	tile('tb-CCCR-grain', {}, 'C:N C:ES!grain R:W>city1 F:6 F:7'),
	tile('tb-CCRF-cloth', {}, 'C:NE!cloth R:S>city0 F:4 F:567'),
	tile('tb-CCRF-cloth-garden', {}, 'C:NE!cloth R:S>city0 F:4 F:567 M=garden'),
	tile('tb-CCRF-wine', {}, 'C:NE,SW!wine R:S>city0 F:4 F:5 F:67'),
	tile('tb-CCCR-wine', {}, 'C:NES!wine R:W>city0 F:6 F:7'),
	tile('tb-CCCC-wine', {}, 'C:NW!wine C:ES F'),
	tile('tb-CFCF-wine', {}, 'C:NS!wine F:23 F:67'),
	tile('tb-CRFF', {}, 'C:N R:E>city0 F:2 F:34567'),
	tile('tb-CFCR-grain', {}, 'C:NS!grain R:W>city0 F:23 F:6 F:7'),
	tile('tb-CFCR-wine', {}, 'C:NS!wine R:W>city0 F:23 F:6 F:7'),
	tile('tb-CRCR-wine', {}, 'C:NS!wine R:E>city0 R:W>city0 F:2 F:3 F:6 F:7'),
	tile('tb-FRRR-monastery', {}, 'R:E>monastery R:S>monastery R:W>monastery M F:0127 F:34 F:56'),
	tile('tb-CCFR-grain', {}, 'C:NE!grain R:W>city0 F:456 F:7'),
	tile('tb-CCFR-grain-corner', {}, 'C:NE,SW!grain R:W>city0 F:45 F:6 F:7'),
	tile('tb-CFRR-bridge', {}, 'C:N R:S>city0<2 R:W>village F:234 F:56 F:7'),
	tile('tb-RRRR-bridge', {}, 'R:NS<1 R:EW F:07 F:12 F:34 F:56')
];

/** Two tiles of the later editions have a garden; they replace these of the first one. */
const GARDEN = '-garden';
const REPLACED: ReadonlySet<string> = new Set(
	TRADER_TILES.flatMap(({ id }) => (id.endsWith(GARDEN) ? [id.slice(0, -GARDEN.length)] : []))
);

/** True when the tiles are those of 2015 and later. */
const traderTilesAreLater = (rulings: Rulings): boolean => rulings['traderTiles'] === 'later';

/** One copy of each of the 24 tiles of the edition played. */
export const traderCounts = (rulings: Rulings): TileCounts => {
	const later = traderTilesAreLater(rulings);
	return Object.fromEntries(
		TRADER_TILES.filter(({ id }) => (later ? !REPLACED.has(id) : !id.endsWith(GARDEN))).map(
			({ id }) => [id, 1]
		)
	);
};
