import type { TileCounts } from '../../engine/contents';
import { tile, type TileType } from '../../engine/tile';

/** The sign that makes a monastery a church. */
export const CHURCH = 'church';
/** The sign of the city with the congress centre. */
export const DARMSTADTIUM = 'darmstadtium';

/** The tiles of Darmstadt, in their reference orientation. */
export const DARMSTADT_TILES: readonly TileType[] = [
	tile('da-CCCC-darmstadtium', {}, 'C:NESW!darmstadtium'),
	tile(
		'da-RRRR-church',
		{},
		'R:N>monastery R:E>monastery R:S>monastery R:W>monastery M!church F:07 F:12 F:34 F:56'
	),
	tile('da-FFRR-church', { passesDoor: true }, 'R:SW M!church F:012347 F:56')
];

/** One copy of each. */
export const DARMSTADT_COUNTS: TileCounts = Object.fromEntries(
	DARMSTADT_TILES.map(({ id }) => [id, 1])
);
