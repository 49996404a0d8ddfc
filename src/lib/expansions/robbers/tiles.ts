import type { TileCounts } from '../../engine/contents';
import type { Rulings } from '../../engine/rulings';
import { tile, type TileType } from '../../engine/tile';

const robberTilesAreLater = (rulings: Rulings): boolean => rulings['robberTiles'] === 'later';

/** The sign printed on the tiles. */
const BAG = 'bag';
const CAP = 'rb-CFFF';
const CAP_WITH_GARDEN = 'rb-CFFF-garden';
/** The tiles of which there are two. */
const TWICE = ['rb-FFRR', 'rb-FRFR'];

const withBag = (id: string, line: string): TileType => tile(id, { mark: BAG }, line);

/** The tiles of The Robbers in its editions, in their reference orientation. */
export const ROBBERS_TILES: readonly TileType[] = [
	withBag('rb-FFRR', 'R:SW F:012347 F:56'),
	withBag('rb-FRRR', 'R:E>crossing R:S>crossing R:W>crossing F:0127 F:34 F:56'),
	withBag(CAP, 'C:N F:234567'),
	withBag(CAP_WITH_GARDEN, 'C:N F:234567 M=garden'),
	withBag('rb-CRRF', 'C:N R:ES F:2567 F:34'),
	withBag('rb-FRFR', 'R:EW F:0127 F:3456'),
	withBag('rb-CFCF', 'C:NS F:23 F:67')
];

/** The eight tiles of an edition. */
export function robbersCounts(rulings: Rulings): TileCounts {
	const other: string = robberTilesAreLater(rulings) ? CAP : CAP_WITH_GARDEN;
	return Object.fromEntries(
		ROBBERS_TILES.filter(({ id }) => id !== other).map(({ id }) => [id, TWICE.includes(id) ? 2 : 1])
	);
}

/** True for a tile with which robbers are placed. */
export const hasBag = ({ mark }: TileType): boolean => mark === BAG;
