import type { TileCounts } from '../../engine/contents';
import type { Rulings } from '../../engine/rulings';
import { tile, type SegmentKind, type TileType } from '../../engine/tile';

/** The signs in the crop circles, and for each the kind of segment whose followers it is about. */
const KINDS: Readonly<Partial<Record<string, SegmentKind>>> = {
	'crop-club': 'road',
	'crop-shield': 'city',
	'crop-fork': 'field'
};
type Sign = 'club' | 'shield' | 'fork';

/** The kind of segment whose followers a tile's crop circle is about; undefined for a tile without one. */
export const kindOfCircle = ({ mark = '' }: TileType): SegmentKind | undefined => KINDS[mark];

const circle = (sign: Sign, id: string, line: string): TileType =>
	tile(`cc-${id}`, { mark: `crop-${sign}` }, line);

/** The tiles of The Crop Circles I, in their reference orientation. */
const FIRST: readonly TileType[] = [
	circle('shield', 'CCFF-caps-shield', 'C:N C:E F:4567'),
	circle('shield', 'CCFF-shield', 'C:NE F:4567'),
	circle('fork', 'CFRR-fork', 'C:N R:SW F:2347 F:56'),
	circle('fork', 'CRFF-fork', 'C:N R:E>mark F:234567'),
	circle('club', 'FFRR-club', 'R:SW F:012347 F:56'),
	circle('club', 'FRRR-club-three', 'R:E>mark R:S>mark R:W>mark F:0127 F:34 F:56')
];

/** The tiles of The Crop Circles II, which are also in the Big Boxes. */
const SECOND: readonly TileType[] = [
	circle('fork', 'CFRF-fork', 'C:N R:S>mark F:234567'),
	circle('fork', 'CRFR-fork', 'C:N R:E>mark R:W>mark F:27 F:3456'),
	circle('shield', 'CFCF-shield', 'C:N C:S F:23 F:67'),
	circle('club', 'RRRR-club', 'R:N>mark R:E>mark R:SW F:0347 F:12 F:56'),
	circle('club', 'FRRR-club', 'R:E>mark R:SW F:0127 F:34 F:56'),
	circle('shield', 'CCCC-shield', 'C:NW C:ES')
];

/** The tiles of both. */
export const CIRCLE_TILES: readonly TileType[] = [...FIRST, ...SECOND];

/** One copy of each tile of the crop circles that are played. */
export function circleCounts({ circleTiles }: Rulings): TileCounts {
	const played = [
		...(circleTiles === 'second' ? [] : FIRST),
		...(circleTiles === 'first' ? [] : SECOND)
	];
	return Object.fromEntries(played.map(({ id }) => [id, 1]));
}
