import { tile, tileId, type TileType } from '../../engine/tile';
import type { TileCounts } from '../../engine/contents';
import type { Rulings } from '../../engine/rulings';
import { isRiverPlayed } from '../../rules/river/declared';
import { traderTilesOf, type TraderEdition } from './rulings';

/** The tiles of Traders & Builders of all its printings, in their reference orientation. */
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
	tile('tb-RRRR-bridge', {}, 'R:NS<1 R:EW F:07 F:12 F:34 F:56'),
	tile('tb-CRFF-hut', {}, 'C:N R:E>village F:234567'),
	tile('tb-FFRR-monastery', {}, 'R:S>monastery R:W>village M F:01234567'),
	tile('tb-CCCR-cloth-mirror', {}, 'C:NE!cloth C:S R:W>city0 F:6 F:7'),
	tile('tb-CCSS-wine', {}, 'C:NE!wine R=river:SW F:47 F:56')
];

/** Two tiles of the later editions have a garden; they replace the same ones of the first edition without it. */
const GARDEN = '-garden';
const PLANTED = TRADER_TILES.map(({ id }) => id as string).filter((id) => id.endsWith(GARDEN));
const REPLACED = PLANTED.map((id) => id.slice(0, -GARDEN.length));
/** The tile with a stretch of river: without a river it fits nowhere. */
export const TRADER_RIVER_TILE = tileId('tb-CCSS-wine');
/** Tiles that the printing of 2025 doesn't have, and those that it has instead. */
const UNTIL_2025 = ['tb-CRFF', 'tb-FRRR-monastery', 'tb-CCCR-cloth', 'tb-CCFF-wine'];
const OF_2025 = ['tb-CRFF-hut', 'tb-FFRR-monastery', 'tb-CCCR-cloth-mirror', TRADER_RIVER_TILE];

/** The tiles that an edition doesn't have. */
const OTHERS: Readonly<Record<TraderEdition, readonly string[]>> = {
	first: [...PLANTED, ...OF_2025],
	later: [...REPLACED, ...OF_2025],
	'print-2025': [...REPLACED, ...UNTIL_2025]
};

/** True when the tile with a stretch of river is drawn. */
export const hasRiverTile = (rulings: Rulings, played: readonly string[]): boolean =>
	traderTilesOf(rulings) === 'print-2025' && isRiverPlayed(played);

/** One copy of each of the 24 tiles of the edition played; without a river the tile with a stretch of it stays in the box. */
export function traderCounts(rulings: Rulings, played: readonly string[]): TileCounts {
	const others = OTHERS[traderTilesOf(rulings)];
	const left = hasRiverTile(rulings, played) ? others : [...others, TRADER_RIVER_TILE];
	return Object.fromEntries(
		TRADER_TILES.filter(({ id }) => !left.includes(id)).map(({ id }) => [id, 1])
	);
}
