import type { TileCounts } from '../../engine/contents';
import type { Rulings } from '../../engine/rulings';
import { tile, type TileType } from '../../engine/tile';
import { hasGarden } from './rulings';

/** The pictures on its tiles. */
const HILL = 'hill';
const VINEYARD = 'vineyard';

const WITHOUT_GARDEN = 'hs-FFRR-hill';
const WITH_GARDEN = 'hs-FFRR-hill-garden';
/** The tiles of which there are two. */
const TWICE = ['hs-CFFF-vineyard', 'hs-CCCF-vineyard'];

const hill = (id: string, line: string): TileType => tile(`hs-${id}`, { mark: HILL }, line);
const vineyard = (id: string, line: string): TileType =>
	tile(`hs-${id}-vineyard`, { mark: VINEYARD }, line);

/**
 * The tiles of Hills & Sheep in its editions, in their reference orientation. If walls meet in the middle of a tile, its line
 * says that they touch its mark: together with it they separate the fields.
 */
export const HILLS_TILES: readonly TileType[] = [
	vineyard('CFFF', 'C:N F:234 F:567'),
	vineyard('CCCF', 'C:NE C:S&E F:67'),
	hill('CCFF-hill', 'C:NE F:4567'),
	hill('CCFF-hill-two-cities', 'C:N C:E F:4567'),
	vineyard('CCFF', 'C:NE F:4567'),
	hill('CFCF-hill', 'C:N C:S F:2367'),
	vineyard('CFCF', 'C:N>mark C:S>mark F:23 F:67'),
	hill('CFRF-hill', 'C:N R:S>city0 F:234 F:567'),
	hill('CRRF-hill', 'C:N R:ES F:2567 F:34'),
	tile('hs-CRRF-monastery', {}, 'C:N R:ES M F:2567 F:34'),
	tile('hs-FRRR-monastery', {}, 'R:ES R:W>monastery M F:012567 F:34'),
	vineyard('CCFR', 'C:N C:E R:W>city1 F:456 F:7'),
	hill('FRFR-hill', 'R:E>crossing R:W>crossing F:0127 F:3456'),
	hill('FFRR-hill', 'R:S>crossing R:W>crossing F:012347 F:56'),
	hill('FFRR-hill-garden', 'R:S>crossing R:W>crossing F:012347 F:56 M=garden'),
	hill('CFRR-hill', 'C:N R:SW F:2347 F:56'),
	vineyard('FRRR', 'R:EW R:S>village F:0127 F:3456')
];

/** The eighteen tiles of an edition. */
export function hillsCounts(rulings: Rulings): TileCounts {
	const other: string = hasGarden(rulings) ? WITHOUT_GARDEN : WITH_GARDEN;
	return Object.fromEntries(
		HILLS_TILES.filter(({ id }) => id !== other).map(({ id }) => [id, TWICE.includes(id) ? 2 : 1])
	);
}

/** True for a tile on which figures stand on a hill. */
export const isHill = ({ mark }: TileType): boolean => mark === HILL;

/** True for a tile that pays completed monasteries around it. */
export const hasVineyard = ({ mark }: TileType): boolean => mark === VINEYARD;
