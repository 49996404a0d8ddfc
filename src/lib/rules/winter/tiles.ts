import type { TileCounts } from '../../engine/contents';
import { tile, type TileType } from '../../engine/tile';

/**
 * The twelve animal tiles of the 84-tile Winter printings. They are normal tiles, found by their animals because their letters
 * aren't known.
 */
export const WINTER_TILES: readonly TileType[] = [
	tile('winter-CCFR-foxes', { mark: 'foxes' }, 'C:NE R:W>city0 F:456 F:7'),
	tile('winter-CCRF-ravens', { mark: 'ravens' }, 'C:NE R:S>city0 F:4 F:567'),
	tile('winter-CFFR-boars', { mark: 'boars' }, 'C:N R:W>city0 F:23456 F:7'),
	tile('winter-CFRF-bear', { mark: 'bear' }, 'C:N R:S>city0 F:234 F:567'),
	tile('winter-CFRR-wolves', { mark: 'wolves' }, 'C:N R:SW F:2347 F:56'),
	tile('winter-CRFF-wolves', { mark: 'wolves' }, 'C:N R:E>city0 F:2 F:34567'),
	tile('winter-CRRF-bear', { mark: 'bear' }, 'C:N R:ES F:2567 F:34'),
	tile('winter-FFFR-boars', { mark: 'boars' }, 'R:W>village F:01234567'),
	tile('winter-FFFR-ravens', { mark: 'ravens' }, 'R:W>monastery M F:01234567'),
	tile('winter-FRFR-deer', { mark: 'deer' }, 'R:E>monastery R:W>monastery M F:0127 F:3456'),
	tile(
		'winter-FRRR-deer',
		{ mark: 'deer' },
		'R:E>crossing R:S>crossing R:W>crossing F:0127 F:34 F:56'
	),
	tile('winter-RRRR-wolpertinger', { mark: 'wolpertinger' }, 'R:NW R:ES F:07 F:1256 F:34')
];

/** The counts of a Winter printing from 2012 on: each animal tile once, besides the usual tiles. */
export const withAnimals = (counts: TileCounts): TileCounts => ({
	...counts,
	...Object.fromEntries(WINTER_TILES.map(({ id }) => [id, 1]))
});
